import { expect, test } from 'vitest';
import { isSaid, wordsOf } from '../../scripts/unused/words.ts';

const words = wordsOf(
  [
    `t('form.save'); const key = \`table.key.\${name}\`; const plain = \`\${a}.\${b}\`;`,
    `<div className={\`card card-\${size} \${tone}\`} title="row wide" />`,
  ],
  /[\s,'"]+/,
);

test.each([
  ['in quotes', 'form.save', true],
  ['a word among others', 'wide', true],
  ['put together from a beginning', 'table.key.undo', true],
  ['put together in a list of classes', 'card-small', true],
  ['beside what is put together', 'card', true],
  ['a longer name than what is said', 'form.saved', false],
  ['a beginning without an end', 'table.key.', false],
  ['what a template without words of its own could be', 'list.total', false],
])('a name is used %s: %s', (_way, name, expected) => {
  expect(isSaid(name, words)).toBe(expected);
});
