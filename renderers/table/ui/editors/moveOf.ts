import type { KeyboardEvent } from 'react';
import type { Move } from '../../grid/cells/cellEditors.ts';

const MOVES: Readonly<Record<string, readonly [plain: Move, withShift: Move]>> = {
  Enter: ['down', 'up'],
  Tab: ['next', 'previous'],
  ArrowUp: ['up', 'up'],
  ArrowDown: ['down', 'down'],
};

/** Returns the direction of a key that ends the editing of a cell; `stay` for other keys. */
export const moveOf = ({ key, shiftKey }: KeyboardEvent): Move => MOVES[key]?.[shiftKey ? 1 : 0] ?? 'stay';
