import { taking, type KeyCommand } from '../keys/keyCommands.ts';
import type { TableCursor } from '../../grid/cursor/tableCursor.ts';
import type { RowClick } from './rowClicks.ts';

/** The page's panels for a row outside the table. */
export interface RowPanelCommands {
  readonly hasDetails: boolean;
  readonly hasSubForm: boolean;
  readonly onDetails: (row: { readonly rowId: string; readonly key?: string | undefined }) => void;
  readonly onSubForm: (click: RowClick) => void;
}

/** Returns a click on the active cell. */
function clickOf({ active, input }: TableCursor): RowClick | undefined {
  if (active === null) return undefined;
  const { top, bottom } = input.element.getBoundingClientRect();
  return { rowId: active.record.id, key: active.columnOf.key, top, bottom, isEditable: false };
}

/** Key commands that open the details of a row and its sub-form. */
export const panelCommands = (panels: () => RowPanelCommands): readonly KeyCommand[] => [
  {
    name: 'rowDetails',
    group: 'rows',
    keys: ['F4'],
    when: 'always',
    run: taking((cursor) => {
      const { hasDetails, onDetails } = panels();
      const click = clickOf(cursor);
      if (!hasDetails || click === undefined) return;
      cursor.leave();
      onDetails(click);
    }),
  },
  {
    name: 'subForm',
    group: 'rows',
    keys: ['Shift+F4'],
    when: 'selected',
    run: taking((cursor) => {
      const { hasSubForm, onSubForm } = panels();
      const click = clickOf(cursor);
      if (hasSubForm && click !== undefined) onSubForm(click);
    }),
  },
];
