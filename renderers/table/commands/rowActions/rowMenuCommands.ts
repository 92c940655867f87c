import type { KeyCommand } from '../keys/keyCommands.ts';
import { taking } from '../keys/keyCommands.ts';
import type { RowMenuRequest } from '../../grid/rows/rowMenuRequest.ts';

/** Keyboard access to the row's menu and its expanded content. */
export const rowMenuCommands = (
  onMenu: (request: RowMenuRequest) => void,
  { canExpand, hasDetails }: { readonly canExpand: boolean; readonly hasDetails: () => boolean },
): readonly KeyCommand[] => {
  const menu: KeyCommand = {
    name: 'rowMenu',
    group: 'rows',
    keys: ['Shift+F10', 'ContextMenu'],
    when: 'selected',
    run: taking((cursor) => {
      const { rowId, position } = cursor;
      if (rowId === undefined || position === null || (cursor.surface.model.readOnly && !hasDetails())) return;
      const box = cursor.input.element.getBoundingClientRect();
      onMenu({ rowId, left: box.left, top: box.bottom, onCells: !cursor.surface.model.readOnly });
    }),
  };
  const expand: KeyCommand = {
    name: 'expandRow',
    group: 'rows',
    keys: ['Alt+ArrowRight'],
    when: 'selected',
    run: taking(({ rowId, surface }) => {
      if (rowId !== undefined) surface.expansion.toggle(rowId);
    }),
  };
  return canExpand ? [menu, expand] : [menu];
};
