// The entries of the menu Study that switch something on the page on or off.
const $ = id => document.getElementById(id);

// wireSwitches wires them. The parts of the page that it works with: remark, act, enter, learn, lesson, settings, steps, finding.
export function wireSwitches({ remark, act, enter, learn, lesson, settings, steps, finding }) {
  const wire = (id, turn) => $(id).addEventListener('click', () => {
    if (enter.on) return enter.waits();
    lesson.leave();
    turn($(id));
  });
  // unfolds shows or hides what an entry is for, and reports whether it is shown.
  const unfolds = (item, what) => {
    what.hidden = !what.hidden;
    item.setAttribute('aria-checked', !what.hidden);
    return !what.hidden;
  };
  wire('candidates', () => {
    if (learn.asking) return remark('Automatic notes', ['While a question is asked, the board shows what it needs.']);
    const on = !(settings.now.auto || settings.now.mine);
    settings.set({ auto: on, mine: false });
    remark('Automatic notes', [on ? 'They are on: each open cell shows what can still stand in it. The program keeps them; your own notes stay as they are.' : 'They are off: the notes on the board are yours alone.']);
  });
  wire('colours', item => {
    remark('Colours', [unfolds(item, $('palette')) ? 'Choose a cell, or several, and press a colour. The same colour again takes it away; a digit that is shown alone is coloured in the cells instead.' : 'The colours are put away; what is coloured stays so.']);
  });
  wire('finding', item => {
    if (learn.asking) return remark('Find steps', ['While a question is asked, the list of steps is put away.']);
    if (!unfolds(item, $('expression'))) {
      steps.pick(undefined);
      return remark('Find steps', ['It is off: the list has all steps again.'], [{ own: 'find-on', label: 'Look for steps again' }]);
    }
    finding.begin();
  });
  const form = $('expression').querySelector('form');
  form.addEventListener('submit', e => {
    e.preventDefault();
    const text = form.elements.where.value.trim();
    if (text) return act(`log where ${text}`);
    steps.pick(undefined);
    $('picked').textContent = 'The list has all steps.';
  });
}
