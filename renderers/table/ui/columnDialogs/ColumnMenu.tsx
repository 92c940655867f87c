import { Dropdown, type MenuProps } from 'antd';
import { focusedMenu } from '../../../kit/keyboard/FocusedMenu.tsx';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import { orderActions } from '../../commands/columnActions/orderActions.ts';
import type { TableView } from '../controller/tableView.ts';
import { setHidden, setPin, type Pin } from '../../grid/columns/columnArrangement.ts';
import { fittingWidth, groupOf, moveTo, resizeTo } from '../../commands/columnActions/columnMoves.ts';
import type { ColumnDialog } from './useColumns.ts';
import type { ColumnRequest, ColumnTools } from '../../commands/columnActions/columnTools.ts';

export interface ColumnMenuProps {
  readonly view: TableView;
  readonly tools: ColumnTools;
  readonly request: ColumnRequest;
  readonly t: TablePorts['t'];
  readonly onOpen: (dialog: ColumnDialog) => void;
  readonly onClose: () => void;
}

type Item = NonNullable<NonNullable<MenuProps['items']>[number]>;

interface Action {
  readonly key: string;
  /** Default: `columns.<key>`. */
  readonly text?: string;
  readonly disabled?: boolean;
  /** `shift`: the action was chosen with Shift pressed. */
  readonly run: (shift: boolean) => void;
}

const PIN_NAMES: Readonly<Record<Pin, string>> = { left: 'pinLeft', right: 'pinRight', none: 'unpin' };

/** Actions to sort and filter rows by the column. */
const orderGroup = ({ view, request, t, onOpen }: ColumnMenuProps): readonly Action[] =>
  orderActions(view.cursor, request.key, { t, onFilter: () => onOpen({ kind: 'filter', request }) }).map((action) => ({
    ...action,
    text: t(`filters.${action.key}`),
  }));

/** Returns the action groups of a column, separated by lines. */
function actionsOf({ view, tools, request, t, onOpen }: ColumnMenuProps): readonly (readonly Action[])[] {
  const { surface, cursor } = view;
  const { settings } = tools;
  const { key } = request;
  const column = surface.columnOf(key);
  const place = surface.placeAt(column);
  if (place === undefined) return [];
  const group = groupOf(surface.layout, place);
  const pin = surface.columns.find((one) => one.column.key === key)?.pin;
  const change = (next: typeof settings.arrangement): void => settings.change(next);
  const move = (to: number): void => {
    if (!moveTo(surface, settings, { from: column, to })) return;
    const now = surface.columnOf(key);
    surface.reveal({ row: cursor.position?.row ?? 0, column: now });
    cursor.announce(t('columns.moved', { title: place.column.title, place: now + 1 }));
  };
  const pins = (['left', 'right', 'none'] as const).filter((side) => side !== pin);
  return [
    pins.map((side) => ({ key: PIN_NAMES[side], run: () => change(setPin(settings.arrangement, key, side)) })),
    [
      { key: 'moveLeft', disabled: column === group.first, run: () => move(column - 1) },
      { key: 'moveRight', disabled: column === group.end - 1, run: () => move(column + 2) },
    ],
    [
      { key: 'width', run: () => onOpen({ kind: 'width', key }) },
      { key: 'fit', run: () => resizeTo(surface, settings, { column, width: fittingWidth(surface, column) }) },
    ],
    [
      {
        key: 'hide',
        disabled: surface.layout.places.length === 1,
        run: () => change(setHidden(settings.arrangement, key, true)),
      },
      { key: 'settings', run: () => onOpen({ kind: 'list' }) },
    ],
  ];
}

/** Menu of column actions, at the column's head. */
export function ColumnMenu(props: ColumnMenuProps) {
  const { request, t, onClose } = props;
  const groups = [orderGroup(props), ...actionsOf(props)];
  const items = groups.flatMap((actions, index): readonly Item[] => [
    ...(index === 0 ? [] : [{ type: 'divider' as const }]),
    ...actions.map(({ key, disabled = false, text = t(`columns.${key}`) }) => ({ key, disabled, label: text })),
  ]);
  return (
    <Dropdown
      open
      popupRender={focusedMenu}
      trigger={['click']}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      menu={{
        items: [...items],
        onClick: ({ key, domEvent }) => {
          onClose();
          groups
            .flat()
            .find((action) => action.key === key)
            ?.run(domEvent.shiftKey);
        },
      }}
    >
      <span className="wb-table-menu-anchor" style={{ left: request.left, top: request.top }} />
    </Dropdown>
  );
}
