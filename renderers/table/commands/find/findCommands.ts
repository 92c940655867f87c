import { taking, type KeyCommand } from '../keys/keyCommands.ts';
import type { TableFinder } from './tableFinder.ts';

/** Keys that open the search, and move through its hits while the cell has the focus. */
export const findCommands = (finder: TableFinder): readonly KeyCommand[] => {
  const step = (by: 1 | -1): KeyCommand['run'] =>
    taking(() => {
      if (finder.state.mode === null) finder.open('find');
      else void finder.step(by);
    });
  return [
    { name: 'find', group: 'edit', keys: ['Control+f'], when: 'always', run: taking(() => finder.open('find')) },
    { name: 'replace', group: 'edit', keys: ['Control+h'], when: 'always', run: taking(() => finder.open('replace')) },
    { name: 'findNext', group: 'move', keys: ['F3'], when: 'always', run: step(1) },
    { name: 'findPrevious', group: 'move', keys: ['Shift+F3'], when: 'always', run: step(-1) },
  ];
};
