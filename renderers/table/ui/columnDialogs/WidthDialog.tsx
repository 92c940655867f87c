import { InputNumber, Modal } from 'antd';
import { useState } from 'react';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import { LEAST_WIDTH, MAX_WIDTH } from '../../grid/columns/columnArrangement.ts';

export interface WidthDialogProps {
  readonly title: string;
  /** Pixels. */
  readonly width: number;
  readonly t: TablePorts['t'];
  readonly onSave: (width: number) => void;
  readonly onClose: () => void;
}

/** Dialog for the width of a column in pixels. */
export function WidthDialog({ title, width, t, onSave, onClose }: WidthDialogProps) {
  const [draft, setDraft] = useState(width);
  return (
    <Modal
      open
      width={360}
      title={t('columns.widthOf', { title })}
      okText={t('common.ok')}
      cancelText={t('common.cancel')}
      onOk={() => onSave(draft)}
      onCancel={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave(draft);
        }}
      >
        <InputNumber
          autoFocus
          aria-label={t('columns.widthOf', { title })}
          addonAfter="px"
          min={LEAST_WIDTH}
          max={MAX_WIDTH}
          precision={0}
          value={draft}
          onChange={(value) => setDraft(value ?? width)}
        />
        <button type="submit" hidden />
      </form>
    </Modal>
  );
}
