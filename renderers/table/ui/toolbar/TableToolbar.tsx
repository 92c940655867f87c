import { DownOutlined, SettingOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import type { ButtonState, TableButton, TableModel } from '../../../../engine/index.ts';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import { DEFAULT_TOOLBAR, type ToolbarConfig } from '../props/toolbarConfig.ts';

export interface TableToolbarProps {
  readonly model: TableModel;
  readonly t: TablePorts['t'];
  readonly config?: ToolbarConfig | undefined;
  /** Returns the state of a button by permissions (W6-1, D4). */
  readonly stateOf: (name: TableButton) => ButtonState;
  /** There is a current row, above which a row can be inserted. */
  readonly hasCurrent: boolean;
  readonly onAdd: () => void;
  readonly onInsert: () => void;
  readonly onRemove: () => void;
  readonly onSave: (() => void) | undefined;
  readonly onSettings: () => void;
  readonly prefix: ReactNode;
  readonly suffix: ReactNode;
  /** Tools that are hidden while the toolbar is collapsed. */
  readonly tools: ReactNode;
  /** Notes on the table's state; always visible. */
  readonly notes: ReactNode;
}

// Preserves the current cell while a button is pressed.
const keepFocus = (event: { preventDefault: () => void }): void => event.preventDefault();

/**
 * Buttons for rows. 删除 and 清空选择 are only visible while rows are selected; elements with `data-collapse` only
 * while the toolbar is expanded. It is initially collapsed (W2.1-2, W4-18).
 */
export function TableToolbar(props: TableToolbarProps) {
  const { model, t, config = DEFAULT_TOOLBAR, stateOf } = props;
  const { slots = DEFAULT_TOOLBAR.slots, btns = DEFAULT_TOOLBAR.btns } = config;
  const [collapsed, setCollapsed] = useState(true);
  const has = (name: TableButton): boolean => btns.includes(name) && stateOf(name) !== 'hidden';
  const isOff = (name: TableButton): boolean => stateOf(name) === 'disabled';
  const toggle = collapsed ? t('table.more') : t('table.less');
  return (
    <div className="wb-table-toolbar" role="toolbar" aria-label={t('table.tools')} data-collapsed={collapsed}>
      {slots.includes('prefix') && props.prefix}
      {has('add') && (
        <Button size="small" type="primary" disabled={isOff('add')} onMouseDown={keepFocus} onClick={props.onAdd}>
          {t('table.add')}
        </Button>
      )}
      {has('insert') && (
        <Button
          size="small"
          disabled={!props.hasCurrent || isOff('insert')}
          onMouseDown={keepFocus}
          onClick={props.onInsert}
        >
          {t('table.insert')}
        </Button>
      )}
      {has('save') && props.onSave !== undefined && (
        <Button size="small" onMouseDown={keepFocus} onClick={props.onSave}>
          {t('table.save')}
        </Button>
      )}
      <SelectionButtons {...{ model, t, has, isOff }} onRemove={props.onRemove} />
      {slots.includes('suffix') && props.suffix}
      <span className="wb-table-tools" data-collapse="">
        {stateOf('add') === 'shown' && has('add') && (
          <Button
            size="small"
            type="text"
            icon={<SettingOutlined />}
            title={t('table.addSettings')}
            aria-label={t('table.addSettings')}
            onClick={props.onSettings}
          />
        )}
        {props.tools}
      </span>
      {has('collapse') && (
        <Button
          size="small"
          type="text"
          icon={collapsed ? <DownOutlined /> : <UpOutlined />}
          title={toggle}
          aria-label={toggle}
          aria-expanded={!collapsed}
          onClick={() => setCollapsed(!collapsed)}
        />
      )}
      {props.notes}
    </div>
  );
}

interface SelectionButtonsProps extends Pick<TableToolbarProps, 'model' | 't' | 'onRemove'> {
  readonly has: (name: TableButton) => boolean;
  readonly isOff: (name: TableButton) => boolean;
}

function SelectionButtons({ model, t, has, isOff, onRemove }: SelectionButtonsProps) {
  const selected = useSyncExternalStore(
    (listener) => model.subscribe(listener),
    () => model.selectedRowIds.size,
  );
  const [modal, holder] = Modal.useModal();
  const confirm = (): void => {
    void modal.confirm({
      title: t('table.confirmRemove', { count: selected }),
      okText: t('common.counted', { title: t('table.remove'), count: selected }),
      okButtonProps: { danger: true },
      cancelText: t('common.cancel'),
      onOk: onRemove,
    });
  };
  return (
    <>
      {selected > 0 && has('remove') && (
        <Button size="small" danger disabled={isOff('remove')} onClick={confirm}>
          {t('common.counted', { title: t('table.remove'), count: selected })}
        </Button>
      )}
      {selected > 0 && has('clearSelection') && (
        <Button size="small" onMouseDown={keepFocus} onClick={() => model.selectRows([])}>
          {t('table.clearSelection')}
        </Button>
      )}
      {holder}
    </>
  );
}
