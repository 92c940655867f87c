import { Button, Modal } from 'antd';
import { usePorts } from '../portsContext.ts';
import type { Conflict } from './dialogs.ts';

export interface ConflictDialogProps {
  readonly conflict: Conflict;
  readonly onAnswer: (choice: 'reload' | 'keep') => void;
}

export function ConflictDialog({ conflict, onAnswer }: ConflictDialogProps) {
  const { t } = usePorts();
  return (
    <Modal
      open
      width={480}
      title={t('conflict.title')}
      onCancel={() => onAnswer('keep')}
      footer={[
        <Button key="reload" danger onClick={() => onAnswer('reload')}>
          {t('conflict.reload')}
        </Button>,
        <Button key="keep" type="primary" autoFocus onClick={() => onAnswer('keep')}>
          {t('conflict.keep')}
        </Button>,
      ]}
    >
      <p>{t('conflict.who', { by: conflict.by, at: conflict.at })}</p>
      <p>{t('conflict.choice')}</p>
    </Modal>
  );
}
