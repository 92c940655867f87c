import { belowHead } from './columnCommands.ts';
import type { ColumnTools } from './columnTools.ts';
import { taking, type KeyCommand } from '../keys/keyCommands.ts';
import { changeOrder, wantedOrder } from './changeOrder.ts';
import { nextDirection, sortBy } from '../../grid/rows/rowOrder.ts';

/** Cycles through ascending, descending and unsorted. */
const sort: KeyCommand['run'] = taking((cursor, { t }) => {
  const { active, surface } = cursor;
  if (active === null) return;
  const { key } = active.columnOf;
  const order = wantedOrder(surface.rows);
  const next = sortBy(order, key, { direction: nextDirection(order, key), adds: false });
  void changeOrder(cursor, next, { t, key });
});

/** Key commands for the row order, by the column of the active cell. */
export const orderCommands = ({ onFilter }: ColumnTools): readonly KeyCommand[] => [
  { name: 'sortColumn', group: 'columns', keys: ['Alt+Shift+ArrowUp'], when: 'selected', run: sort },
  {
    name: 'filterColumn',
    group: 'columns',
    keys: ['Control+Shift+L'],
    when: 'selected',
    run: taking((cursor) => {
      const { active } = cursor;
      if (active !== null) onFilter({ key: active.columnOf.key, ...belowHead(cursor) });
    }),
  },
];
