import { Form, InputNumber, Modal, Switch } from 'antd';
import { useState } from 'react';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import type { AddRowSettings } from './addRowSettings.ts';

export interface AddRowDialogProps {
  readonly settings: AddRowSettings;
  readonly rowCount: number;
  readonly t: TablePorts['t'];
  readonly onSave: (settings: AddRowSettings) => void;
  readonly onClose: () => void;
}

/** Dialog for the number of rows that 新增 adds, their position, and whether the table scrolls to them (W2.1-10). */
export function AddRowDialog({ settings, rowCount, t, onSave, onClose }: AddRowDialogProps) {
  const [draft, setDraft] = useState({ ...settings, index: Math.min(settings.index, rowCount) });
  return (
    <Modal
      open
      width={400}
      title={t('table.addSettings')}
      okText={t('common.ok')}
      cancelText={t('common.cancel')}
      onOk={() => onSave(draft)}
      onCancel={onClose}
    >
      <Form layout="horizontal" labelCol={{ flex: '130px' }} colon={false} onFinish={() => onSave(draft)}>
        <Form.Item label={t('table.addCount')} htmlFor="wb-add-count">
          <InputNumber
            id="wb-add-count"
            autoFocus
            min={1}
            precision={0}
            value={draft.count}
            onChange={(count) => setDraft({ ...draft, count: count ?? 1 })}
          />
        </Form.Item>
        <Form.Item label={t('table.addIndex')} htmlFor="wb-add-index" extra={t('table.addIndexHint')}>
          <InputNumber
            id="wb-add-index"
            min={0}
            max={rowCount}
            precision={0}
            value={draft.index}
            onChange={(index) => setDraft({ ...draft, index: index ?? 0 })}
          />
        </Form.Item>
        <Form.Item label={t('table.addScroll')} htmlFor="wb-add-scroll">
          <Switch id="wb-add-scroll" checked={draft.scroll} onChange={(scroll) => setDraft({ ...draft, scroll })} />
        </Form.Item>
        <button type="submit" hidden />
      </Form>
    </Modal>
  );
}
