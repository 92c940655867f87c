import { taking, type KeyCommand } from './keyCommands.ts';

const help: KeyCommand['run'] = taking((_, { rhythm, onHelp }) => rhythm.whenAlone(onHelp));

/** A cell that text is typed into takes the question mark itself. */
const questionMark: KeyCommand['run'] = (cursor, press) => cursor.editor?.kind !== 'text' && help(cursor, press);

/** The list of keys, and the keys that scanners send for the end of a line. */
export const helpCommands: readonly KeyCommand[] = [
  { name: 'help', group: 'help', keys: ['Control+/'], when: 'always', run: help },
  { name: 'help', group: 'help', keys: ['?', 'Shift+?'], when: 'selected', run: questionMark },
  { name: 'lineEnd', keys: ['Control+j', 'Control+m'], when: 'always', run: taking((cursor) => cursor.travel.enter()) },
];
