// Packs texts with npm's lz-string: a JSON list of texts on standard input becomes a list of tokens.
import { readFileSync } from "node:fs";
import LZString from "lz-string";

const texts = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(texts.map((text) => LZString.compressToBase64(text))));
