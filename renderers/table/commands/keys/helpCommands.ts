import { taking, type KeyCommand } from './keyCommands.ts';

const help: KeyCommand['run'] = taking((_, { rhythm, onHelp }) => rhythm.whenAlone(onHelp));

/** A text cell accepts the question mark as input. */
const questionMark: KeyCommand['run'] = (cursor, press) => cursor.editor?.kind !== 'text' && help(cursor, press);

/** The list of keys, and the keys that scanners send as line end. */
export const helpCommands: readonly KeyCommand[] = [
  { name: 'help', group: 'help', keys: ['Control+/'], when: 'always', run: help },
  { name: 'help', group: 'help', keys: ['?', 'Shift+?'], when: 'selected', run: questionMark },
  { name: 'lineEnd', keys: ['Control+j', 'Control+m'], when: 'always', run: taking((cursor) => cursor.travel.enter()) },
];
