import { formatProblemText, pageFunctionsIn, pageHandlers, part, PRESETS } from '../../../engine/index.ts';
import { code, escapeCell, table } from './markdown.ts';

const NOTICE = '<!-- Made from the tables of the engine by `npm run generate`. Do not edit. -->';

/** Builds docs/reference/functions.md. */
export const functionsPage = (): string =>
  [
    NOTICE,
    '',
    '# Functions of expressions',
    '',
    'What they take and give is checked when the page is compiled. Unless a line says otherwise, a blank argument gives a blank result.',
    '',
    table(
      ['Function', 'Called as', 'Gives'],
      [...pageFunctionsIn()].map(([name, { signature, remark, description }]) => [
        code(name),
        escapeCell(remark ? `${signature}, ${formatProblemText(part(remark), 'en-US')}` : signature),
        escapeCell(description),
      ]),
    ),
    '',
  ].join('\n');

/** Builds docs/reference/checks.md. */
export const checksPage = (): string =>
  [
    NOTICE,
    '',
    '# Named checks',
    '',
    'A blank value passes them all: that something must be there is said by `required`.',
    '',
    '## Presets',
    '',
    'Written as `"pattern": "<name>"` in `validateRules`. Besides: `*` means required, `only` means unique.',
    '',
    table(
      ['Name', 'Default message'],
      [...PRESETS].map(([name, { message }]) => [code(name), escapeCell(message)]),
    ),
    '',
    '## Handlers',
    '',
    'Written as `"handler": "<name>"` in `validateRules`.',
    '',
    table(
      ['Name', 'Checks', 'Default message'],
      [...pageHandlers()].map(([name, { description, message }]) => [
        code(name),
        escapeCell(description),
        escapeCell(message),
      ]),
    ),
    '',
  ].join('\n');
