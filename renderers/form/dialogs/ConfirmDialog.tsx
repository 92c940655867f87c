import { Button, Modal } from 'antd';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { Question } from './dialogs.ts';
import './confirmDialog.css';
import { primaryButton, useFirstStop } from './useFirstStop.ts';

export interface ConfirmDialogProps {
  readonly question: Question;
  readonly onAnswer: (yes: boolean) => void;
}

export function ConfirmDialog({ question, onAnswer }: ConfirmDialogProps) {
  const { t } = usePorts();
  const { frame, afterOpenChange } = useFirstStop(primaryButton);
  const { title, text, lines = [], ok, danger = false, isNotice = false } = question;
  const close = (
    <Button type="primary" onClick={() => onAnswer(false)}>
      {t('common.close')}
    </Button>
  );
  return (
    <Modal
      open
      width={lines.length === 0 ? 420 : 560}
      title={title}
      okText={ok ?? t('common.ok')}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger }}
      afterOpenChange={afterOpenChange}
      {...(isNotice && { footer: close })}
      onOk={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <div ref={frame}>{text}</div>
      {lines.length === 0 ? null : (
        <ul className="wb-question-lines" tabIndex={0} aria-label={title}>
          {lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
    </Modal>
  );
}
