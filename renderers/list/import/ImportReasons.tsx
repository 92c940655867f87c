import { Input } from 'antd';
import { useId } from 'react';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { PreviewTables } from './previewTables.ts';

export interface ImportReasonsProps {
  readonly wanted: ReturnType<PreviewTables['reasonsWanted']>;
  readonly reasons: Readonly<Record<string, string>>;
  readonly disabled: boolean;
  readonly onReason: (rule: string, reason: string) => void;
}

const MAX_LETTERS = 200;

/** Inputs for rules that staff may override with a reason, which applies to all rows of the import. */
export function ImportReasons({ wanted, reasons, disabled, onReason }: ImportReasonsProps) {
  const { t } = usePorts();
  const id = useId();
  return wanted.map(({ rule, message, count }, index) => (
    <p key={rule} className="wb-import-line">
      <label htmlFor={`${id} ${index}`}>{t('import.reasonFor', { message, count })}</label>
      <Input
        id={`${id} ${index}`}
        size="small"
        maxLength={MAX_LETTERS}
        disabled={disabled}
        value={reasons[rule] ?? ''}
        onChange={({ target }) => onReason(rule, target.value)}
      />
    </p>
  ));
}
