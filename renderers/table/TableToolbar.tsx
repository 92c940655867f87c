import { Button, Modal } from 'antd';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { TableModel } from '../../engine/index.ts';
import type { TablePorts } from './cellEditors.ts';

export interface TableToolbarProps {
  readonly model: TableModel;
  readonly t: TablePorts['t'];
  /** A row is current, so that one can be inserted above it. */
  readonly hasCurrent: boolean;
  readonly onAdd: () => void;
  readonly onInsert: () => void;
  readonly onRemove: () => void;
  readonly children?: ReactNode;
}

/** Buttons for rows. 删除 is there only while rows are selected (W2.1-2). */
export function TableToolbar({ model, t, hasCurrent, onAdd, onInsert, onRemove, children }: TableToolbarProps) {
  const selected = useSyncExternalStore(
    (listener) => model.subscribe(listener),
    () => model.selectedRowIds.size,
  );
  const [modal, holder] = Modal.useModal();
  const confirm = (): void => {
    void modal.confirm({
      title: t('table.confirmRemove', { count: selected }),
      okText: t('common.ok'),
      cancelText: t('common.cancel'),
      onOk: onRemove,
    });
  };
  // The current cell stays current while a button is pressed.
  const keepFocus = (event: { preventDefault: () => void }): void => event.preventDefault();
  return (
    <div className="wb-table-toolbar">
      <Button size="small" type="primary" onMouseDown={keepFocus} onClick={onAdd}>
        {t('table.add')}
      </Button>
      <Button size="small" disabled={!hasCurrent} onMouseDown={keepFocus} onClick={onInsert}>
        {t('table.insert')}
      </Button>
      {selected > 0 && (
        <>
          <Button size="small" danger onClick={confirm}>
            {t('table.remove')}
          </Button>
          <span className="wb-table-count">{t('table.selected', { count: selected })}</span>
        </>
      )}
      {children}
      {holder}
    </div>
  );
}
