import { Dropdown } from 'antd';
import type { ButtonState } from '../../../../engine/index.ts';
import { focusedMenu } from '../../../kit/keyboard/FocusedMenu.tsx';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import type { ViewRows } from '../../grid/rows/viewRows.ts';
import { canMoveRows, moveRows } from '../../commands/rowActions/moveRows.ts';
import type { RowMenuRequest } from '../../grid/rows/rowMenuRequest.ts';

export interface RowMenuProps {
  readonly rows: ViewRows;
  readonly request: RowMenuRequest;
  readonly t: TablePorts['t'];
  /** State of the insert button by permissions. */
  readonly insert: ButtonState;
  readonly onInsert: (index: number) => void;
  /** Absent: rows have no details. */
  readonly onDetails: ((rowId: string) => void) | undefined;
  readonly onClose: () => void;
}

/** The row menu 上移, 下移, 插入一行; moves past an end are disabled (W4-10). */
export function RowMenu({ rows, request, t, insert, onInsert, onDetails, onClose }: RowMenuProps) {
  const { rowId, left, top } = request;
  const rowIds = [rowId];
  const { model } = rows;
  const actions: Readonly<Record<string, () => void>> = {
    up: () => moveRows(rows, { rowIds, step: -1 }, { t }),
    down: () => moveRows(rows, { rowIds, step: 1 }, { t }),
    details: () => onDetails?.(rowId),
    insert: () => onInsert(rows.placeBelow(rows.indexOf(rowId))),
  };
  return (
    <Dropdown
      open
      popupRender={focusedMenu}
      trigger={['click']}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      menu={{
        items: [
          ...(onDetails === undefined ? [] : [{ key: 'details', label: t('table.rowDetails') }]),
          ...(model.readOnly
            ? []
            : [
                { key: 'up', label: t('table.moveUp'), disabled: !canMoveRows(rows, rowIds, -1) },
                { key: 'down', label: t('table.moveDown'), disabled: !canMoveRows(rows, rowIds, 1) },
                ...(insert === 'hidden'
                  ? []
                  : [{ key: 'insert', label: t('table.insertBelow'), disabled: insert === 'disabled' }]),
              ]),
        ],
        onClick: ({ key }) => {
          onClose();
          actions[key]?.();
        },
      }}
    >
      <span className="wb-table-menu-anchor" style={{ left, top }} />
    </Dropdown>
  );
}
