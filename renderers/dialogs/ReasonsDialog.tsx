import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import type { Finding, Reasons } from '../../engine/index.ts';
import { usePorts } from '../ports/portsContext.ts';

export interface ReasonsDialogProps {
  readonly findings: readonly Finding[];
  readonly onAnswer: (reasons: Reasons | null) => void;
}

const byRule = (findings: readonly Finding[]): readonly Finding[] => [
  ...new Map(findings.map((finding) => [finding.ruleId, finding])).values(),
];

/** Rules of level confirm stop until a reason is typed; it is stored with the record. */
export function ReasonsDialog({ findings, onAnswer }: ReasonsDialogProps) {
  const { t } = usePorts();
  const id = useId();
  const [reasons, setReasons] = useState<Reasons>({});
  const rules = byRule(findings);
  const complete = rules.every((finding) => (reasons[finding.ruleId] ?? '').trim() !== '');
  return (
    <Modal
      open
      title={t('reasons.title')}
      okText={t('reasons.ok')}
      cancelText={t('reasons.back')}
      okButtonProps={{ disabled: !complete }}
      onOk={() => onAnswer(Object.fromEntries(Object.entries(reasons).map(([rule, text]) => [rule, text.trim()])))}
      onCancel={() => onAnswer(null)}
    >
      {rules.map((finding, index) => (
        <div key={finding.ruleId} style={{ marginBottom: 12 }}>
          <label htmlFor={`${id}-${index}`}>
            {t('reasons.rule', { message: finding.message, rule: finding.ruleId })}
          </label>
          <Input.TextArea
            id={`${id}-${index}`}
            autoFocus={index === 0}
            autoSize={{ minRows: 2, maxRows: 5 }}
            maxLength={200}
            placeholder={t('reasons.placeholder')}
            value={reasons[finding.ruleId] ?? ''}
            onChange={(event) => setReasons({ ...reasons, [finding.ruleId]: event.target.value })}
          />
        </div>
      ))}
    </Modal>
  );
}
