import { Dropdown, type MenuProps } from 'antd';
import { focusedMenu } from '../../../kit/keyboard/FocusedMenu.tsx';
import type { TableAccess } from '../../../../engine/index.ts';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import { planFill } from '../../grid/cursor/rangeEdits.ts';
import { removeRows } from '../../commands/rowActions/rowCommands.ts';
import { canMoveRows, moveRows } from '../../commands/rowActions/moveRows.ts';
import type { RowMenuRequest } from '../../grid/rows/rowMenuRequest.ts';
import type { TableView } from '../controller/tableView.ts';
import type { FillQuestion } from './FillDialog.tsx';

export interface CellMenuProps {
  readonly view: TableView;
  readonly request: RowMenuRequest;
  readonly access: TableAccess;
  readonly t: TablePorts['t'];
  readonly onAsk: (question: FillQuestion) => void;
  readonly onDetails: ((rowId: string) => void) | undefined;
  readonly onClose: () => void;
}

interface Action {
  readonly key: string;
  readonly text: string;
  /** Keyboard shortcut. */
  readonly extra?: string;
  readonly disabled?: boolean;
  readonly hidden?: boolean;
  readonly run?: () => void;
}

/** Triggers the browser's copy and cut events: they reach the clipboard over plain HTTP too. */
const byBrowser = (view: TableView, command: 'copy' | 'cut') => (): void => {
  view.cursor.focus();
  document.execCommand(command);
};

function cellActions({ view, t, onAsk }: CellMenuProps): readonly Action[] {
  const { cursor } = view;
  const fillDown = (): void => {
    if (cursor.range !== null)
      cursor.writing.carryOut(planFill(cursor.cells, cursor.range, 'down'), 'table.filledDown');
  };
  return [
    { key: 'cut', text: t('fill.cut'), extra: 'Ctrl+X', run: byBrowser(view, 'cut') },
    { key: 'copy', text: t('fill.copyCells'), extra: 'Ctrl+C', run: byBrowser(view, 'copy') },
    // A page over plain HTTP may not read the clipboard.
    { key: 'paste', text: t('fill.paste'), extra: 'Ctrl+V', disabled: true },
    { key: 'clear', text: t('fill.clear'), extra: 'Delete', run: () => cursor.writing.clear() },
    { key: 'fillDown', text: t('table.key.fillDown'), extra: 'Ctrl+D', run: fillDown },
    { key: 'series', text: t('fill.series'), run: () => onAsk('series') },
    { key: 'set', text: t('fill.setColumn'), run: () => onAsk('set') },
  ];
}

function rowActions({ view, request, access, t, onDetails }: CellMenuProps): readonly Action[] {
  const { cursor, surface, commands } = view;
  const { model, rows } = surface;
  const { range } = cursor;
  const top = range?.top ?? rows.indexOf(request.rowId);
  const count = range === null ? 1 : range.bottom - range.top + 1;
  const rowIds = range === null ? [request.rowId] : Array.from({ length: count }, (_, at) => rows.rowAt(top + at).id);
  const column = cursor.position?.column ?? 0;
  const noInsert = access.state('insert') === 'hidden' || model.rowCount >= model.maxRows;
  const insertOff = !access.button('insert');
  const insert = (index: number) => (): void => void view.insert({ index, column, count });
  const move = (step: -1 | 1) => (): void => void moveRows(rows, { rowIds, step }, { t });
  return [
    {
      key: 'details',
      text: t('table.rowDetails'),
      hidden: onDetails === undefined,
      run: () => onDetails?.(request.rowId),
    },
    {
      key: 'above',
      text: t('fill.insertAbove', { count }),
      hidden: noInsert,
      disabled: insertOff,
      run: insert(rows.placeAbove(top)),
    },
    {
      key: 'below',
      text: t('fill.insertBelow', { count }),
      hidden: noInsert,
      disabled: insertOff,
      run: insert(rows.placeBelow(top + count - 1)),
    },
    {
      key: 'remove',
      text: t('fill.removeRows', { count }),
      hidden: access.state('remove') === 'hidden',
      disabled: !access.button('remove'),
      run: () => removeRows(model, rowIds, commands),
    },
    { key: 'up', text: t('table.moveUp'), extra: 'Alt+↑', disabled: !canMoveRows(rows, rowIds, -1), run: move(-1) },
    { key: 'down', text: t('table.moveDown'), extra: 'Alt+↓', disabled: !canMoveRows(rows, rowIds, 1), run: move(1) },
  ];
}

const itemsOf = (actions: readonly Action[]): NonNullable<MenuProps['items']> =>
  actions
    .filter(({ hidden }) => hidden !== true)
    .map(({ key, text, extra, disabled = false }) => ({
      key,
      label: text,
      extra: extra === undefined ? undefined : <span aria-hidden>{extra}</span>,
      disabled,
    }));

/** Menu of actions for the selected cells and their rows; each is one undo step. */
export function CellMenu(props: CellMenuProps) {
  const { request, onClose } = props;
  const [cells, rows] = [cellActions(props), rowActions(props)];
  return (
    <Dropdown
      open
      popupRender={focusedMenu}
      trigger={['click']}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      menu={{
        items: [...itemsOf(cells), { type: 'divider' }, ...itemsOf(rows)],
        onClick: ({ key }) => {
          onClose();
          [...cells, ...rows].find((action) => action.key === key)?.run?.();
        },
      }}
    >
      <span className="wb-table-menu-anchor" style={{ left: request.left, top: request.top }} />
    </Dropdown>
  );
}
