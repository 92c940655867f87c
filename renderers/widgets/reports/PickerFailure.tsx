import { Button, Modal } from 'antd';
import { useId } from 'react';
import { usePorts } from '../../kit/ports/portsContext.ts';

export interface PickerFailureProps {
  /** Message from the server. */
  readonly message: string;
  readonly onClose: () => void;
}

/** The report could not be opened (W8-15): shows what staff can do, and the server's message. */
export function PickerFailure({ message, onClose }: PickerFailureProps) {
  const { t } = usePorts();
  const id = useId();
  return (
    <Modal
      open
      width={420}
      title={t('popup.failed')}
      aria-describedby={id}
      focusTriggerAfterClose={false}
      onCancel={onClose}
      footer={
        <Button type="primary" autoFocus onClick={onClose}>
          {t('common.ok')}
        </Button>
      }
    >
      <div id={id} role="alert">
        <p>{t('popup.failedText')}</p>
        {message === '' ? null : <p className="wb-picker-said">{message}</p>}
      </div>
    </Modal>
  );
}
