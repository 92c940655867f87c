import { Modal } from 'antd';
import { usePorts } from '../ports/portsContext.ts';
import type { Question } from './dialogs.ts';

export interface ConfirmDialogProps {
  readonly question: Question;
  readonly onAnswer: (yes: boolean) => void;
}

export function ConfirmDialog({ question, onAnswer }: ConfirmDialogProps) {
  const { t } = usePorts();
  return (
    <Modal
      open
      width={420}
      title={question.title}
      okText={question.ok ?? t('common.ok')}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: question.danger === true, autoFocus: true }}
      onOk={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      {question.text}
    </Modal>
  );
}
