// One command beside the session, which goes on meanwhile: the same program in a worker of its own. It begins from what is
// kept of the session, keeps nothing itself, and is ended when the command is done.
export class Beside {
  #session; #hear; #worker; #line; #turn = 0; #coming = false;

  constructor(session, hear) { this.#session = session; this.#hear = hear; }

  get busy() { return this.#coming || this.#worker !== undefined; }

  // run has a line carried out, instead of the one before. What came of it is heard: the answer and, where it is to make
  // a puzzle, that one.
  async run(line, makes = false, wholly = false) {
    if (this.#worker && wholly && this.#line === line) this.#drop(); else this.stop();
    const turn = this.#turn;
    this.#line = line;
    this.#coming = true; // the program is fetched, perhaps
    this.#hear({ line });
    let worker;
    try {
      worker = await this.#session.another(wholly);
    } catch (e) {
      if (turn === this.#turn) this.#end({ answer: { error: `what this needs could not be fetched: ${e.message}` } });
      return;
    }
    if (turn !== this.#turn) return worker.terminate(); // another one began meanwhile
    this.#coming = false;
    this.#worker = worker;
    let answer;
    worker.onmessage = ({ data }) => {
      if (worker !== this.#worker) return;
      const m = JSON.parse(data);
      if (m.ready) worker.postMessage({ request: JSON.stringify({ do: line }) });
      if (m.answer?.line === line) answer = m.answer;
      if (answer?.whole && !wholly) return this.run(line, makes, true);
      if (m.text && !answer && !/^error: /m.test(m.text)) this.#hear({ line, far: lastLine(m.text) }); // an error comes as the answer, too
      if (m.state && answer) this.#end({ answer, puzzle: makes ? m.state.board.puzzle : '' });
    };
    worker.onerror = e => this.#end({ answer: { error: e.message } });
    this.#hear({ line });
  }

  stop() {
    if (!this.busy) { this.#turn++; return; }
    this.#end({ answer: { error: 'stopped' } });
  }

  #drop() {
    this.#turn++;
    this.#coming = false;
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #end(outcome) {
    this.#drop();
    this.#hear({ line: this.#line, ...outcome });
  }
}

// lastLine is the last line of what a program writes to a terminal.
const lastLine = text => text.replace(/\x1b\[[0-9;?]*[A-Za-z]/g, '').split(/[\r\n]+/).findLast(l => l.trim())?.trim() ?? '';
