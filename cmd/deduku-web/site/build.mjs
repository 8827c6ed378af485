// Builds the page: node build.mjs FOLDER, after 'make web' has made the two programs, wasm_exec.js and the drawings in
// the folder drawings. Every file but the page, its worker for offline use and the icon is named by what is in it.
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const out = process.argv[2];
for (const name of readdirSync(out)) if (name !== 'unbuilt.txt') rmSync(join(out, name), { recursive: true });
const read = name => readFileSync(join('drawings', name), 'utf8');
const written = [];

function write(name, data) {
  writeFileSync(join(out, name), data);
  written.push(name);
}

function named(name, data) {
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 8);
  const full = name.replace(/\.([a-z]+)$/, `-${hash}.$1`);
  write(full, data);
  return full;
}

const shared = { bundle: true, minify: true, write: false, target: ['es2022'], legalComments: 'none', logLevel: 'warning', outdir: out };
const wasm = named('deduku.wasm', readFileSync(join('drawings', 'lean.wasm')));
const whole = named('whole.wasm', readFileSync(join('drawings', 'whole.wasm')));
const [workerFile] = (await build({ ...shared, entryPoints: ['worker.js'], format: 'iife' })).outputFiles;
const worker = named('worker.js', workerFile.contents);
// xterm writes style attributes, which the policy of the page forbids: prompt.js has another way.
const styleText = {
  name: 'style text',
  setup(b) {
    b.onLoad({ filter: /xterm\.mjs$/ }, ({ path }) => {
      const before = readFileSync(path, 'utf8'), contents = before.replaceAll('.setAttribute("style",', '.setStyleText(');
      if (contents === before) throw new Error('xterm writes style attributes in another way than it did');
      return { contents, loader: 'js' };
    });
  },
};
const page = await build({
  ...shared, plugins: [styleText], entryPoints: ['main.js'], format: 'esm', splitting: true, metafile: true, entryNames: '[name]-[hash]', chunkNames: '[name]-[hash]',
  define: { WORDS: JSON.stringify(read('words.txt').trim().split('\n').map(w => w.split('\t'))), WORKER_URL: JSON.stringify(worker), WASM_URL: JSON.stringify(wasm), WHOLE_URL: JSON.stringify(whole) },
});
let js = '', css = '';
for (const file of page.outputFiles) {
  const name = basename(file.path);
  if (name.startsWith('main-') && name.endsWith('.js')) js = name;
  if (name.endsWith('.css')) css += file.text; // of the prompt, too: one style sheet
  else write(name, file.contents);
}
css = named('page.css', css + read('pictures.css'));

// The handbook stands beside the page where it was made.
const handbook = existsSync(join('drawings', 'handbook', 'index.html'));
if (handbook) cpSync(join('drawings', 'handbook'), join(out, 'handbook'), { recursive: true });

const puzzle = read('puzzle.txt').trim();
const cell = i => `<div role="gridcell" tabindex="${i ? -1 : 0}" aria-selected="false" aria-label="r${Math.floor(i / 9) + 1}c${i % 9 + 1}, ${/[1-9]/.test(puzzle[i]) ? puzzle[i] + ', given' : 'empty'}">${/[1-9]/.test(puzzle[i]) ? puzzle[i] : ''}</div>`;
const nine = [...Array(9).keys()];
// labelled is the board whose edges say r1 and c1, as they do once there is a session.
const labelled = svg => svg.replace(/(<text class="label" x="([\d.]+)"[^>]*>)([1-9]<)/g, (_, tag, x, rest) => tag + (x === '14' ? 'r' : 'c') + rest);
const lines = name => read(name).trim().split('\n');
const holes = {
  js, css, handbook: handbook ? '' : 'hidden', givens: puzzle.replace(/[^1-9]/g, '').length, board: labelled(read('board.svg')),
  cells: nine.map(r => `<div role="row">${nine.map(c => cell(r * 9 + c)).join('')}</div>`).join('\n'),
  digits: nine.map(d => `<button type="button" data-digit="${d + 1}" aria-label="digit ${d + 1}">${d + 1}</button>`).join('\n'),
  colours: lines('hues.txt').map(h => `<button type="button" data-colour="${h}" aria-label="mark ${h}" title="mark ${h}: the chosen cells or, while one digit is shown, its candidates"><svg viewBox="0 0 10 10" preserveAspectRatio="none" aria-hidden="true"><rect class="hue-${h}" width="10" height="10"/></svg></button>`).join('\n'),
  techniques: lines('techniques.txt').map(t => t.split('\t')).map(([name, title]) => `<option value="${title}" data-name="${name}">`).join('\n'),
};
write('index.html', readFileSync('index.html', 'utf8').replace(/\{\{(\w+)\}\}/g, (_, name) => holes[name]));
write('icon.svg', read('icon.svg'));
write('deduku.webmanifest', JSON.stringify({
  name: 'deduku', short_name: 'deduku', description: 'Sudoku, solved as people do', start_url: './', scope: './', display: 'standalone',
  background_color: '#ffffff', theme_color: '#0b5cad', icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
}));
const licences = ['@xterm/xterm', '@xterm/addon-fit'].map(p => `${p}\n\n${readFileSync(join('node_modules', p, 'LICENSE'), 'utf8')}`);
write('licences.txt', licences.join('\n\n') + '\n\nGo\n\n' + read('go-licence.txt'));
const version = createHash('sha256').update(written.map(n => n + readFileSync(join(out, n)).toString('base64')).join()).digest('hex').slice(0, 12);
const [sw] = (await build({
  ...shared, entryPoints: ['sw.js'], define: { VERSION: JSON.stringify(version), FILES: JSON.stringify(['./', ...written.filter(n => n !== 'index.html' && n !== whole)]) },
})).outputFiles;
write('sw.js', sw.contents);

// Packed beside each file that gains by it. Distances in programs are mostly multiples of four, which is what the postfix is for: that
// takes a hundredth off. The largest takes half a minute at the best quality: WEB_QUICK is for trying.
const quality = process.env.WEB_QUICK ? 1 : constants.BROTLI_MAX_QUALITY;
const sizes = [];
for (const name of written) {
  const data = readFileSync(join(out, name));
  const gz = gzipSync(data, { level: 9 });
  const br = brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: data.length, [constants.BROTLI_PARAM_NPOSTFIX]: 2, [constants.BROTLI_PARAM_NDIRECT]: 0 } });
  writeFileSync(join(out, name + '.gz'), gz);
  writeFileSync(join(out, name + '.br'), br);
  sizes.push({ name, bytes: data.length, gzip: gz.length, brotli: br.length });
}
console.table(sizes);
