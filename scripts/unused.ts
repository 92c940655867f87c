import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { filesBelow, isSaid, readAll, wordsOf } from './unused/words.ts';

/** Part of `npm run check`: finds text keys of the catalogues and CSS classes that are not referenced. */

const root = join(import.meta.dirname, '..');
const folders = ['engine', 'extensions', 'renderers', 'src'].map((folder) => `${root}/${folder}`);
const code = folders.flatMap((folder) => filesBelow(folder, ['.ts', '.tsx']));
const isCatalogue = (file: string): boolean => /(zh-CN|en-US)\.ts$/.test(basename(file));

function unusedTexts(): string[] {
  const words = wordsOf(readAll(code.filter((file) => !isCatalogue(file))), /[\s,]+/);
  return code
    .filter((file) => file.endsWith('zh-CN.ts'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^ {2}'([\w.-]+)':/gm)]
        .map(([, key = '']) => key)
        .filter((key) => !isSaid(key, words))
        .map((key) => `${relative(root, file)}: '${key}'`),
    );
}

/** Classes of other libraries that our style sheets only extend. */
const FOREIGN = /^(ant|anticon|formily|cm)(-|$)|^(ProseMirror|selectedCell)$/;

function unusedClasses(): string[] {
  const words = wordsOf(readAll(code), /[\s,.'"=>]+/);
  return folders
    .flatMap((folder) => filesBelow(folder, ['.css']))
    .flatMap((file) => {
      const selectors = readFileSync(file, 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/\{[^{}]*\}/g, '{}')
        .replace(/@[^{;]*/g, '');
      const names = new Set([...selectors.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
      return [...names]
        .filter((name) => !FOREIGN.test(name) && !isSaid(name, words))
        .map((name) => `${relative(root, file)}: .${name}`);
    });
}

const unused = [...unusedTexts(), ...unusedClasses()];
for (const one of unused) console.log(`${one} is named nowhere`);
process.exit(unused.length === 0 ? 0 : 1);
