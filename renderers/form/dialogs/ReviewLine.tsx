import { Input, Tag } from 'antd';
import type { ChangeEvent } from 'react';
import {
  isBlank,
  toPointer,
  type CompiledColumn,
  type CompiledPage,
  type Finding,
  type Level,
  type Value,
} from '../../../engine/index.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import { findingPlace } from '../../data/records/findingPlace.ts';
import { useRegistry } from '../../widgets/registryContext.ts';
import type { FoundValue } from './review.ts';

const COLOURS: Readonly<Record<Level, string>> = { error: 'error', warn: 'warning', confirm: 'processing' };

function Face({
  t,
  column,
  value,
}: {
  readonly t: Ports['t'];
  readonly column: CompiledColumn;
  readonly value: Value;
}) {
  const { View } = useRegistry()[column.type];
  return isBlank(value) ? <i>{t('merge.blank')}</i> : <View column={column} value={value} />;
}

interface ValuesProps {
  readonly t: Ports['t'];
  readonly value: FoundValue;
}

/** Renders the current value, and the correct value where it is certain. */
function FoundAndExpected({ t, value: { column, found, expected } }: ValuesProps) {
  return (
    <span className="wb-review-values">
      {t('review.found')} <Face t={t} column={column} value={found} />
      {expected === undefined ? null : (
        <>
          {' · '}
          {t('review.expected')} <Face t={t} column={column} value={expected} />
        </>
      )}
    </span>
  );
}

export interface ReviewLineProps {
  readonly t: Ports['t'];
  readonly page: CompiledPage;
  readonly finding: Finding;
  readonly value: FoundValue | undefined;
  /** The line is the tab stop; arrow keys reach the others. */
  readonly isStop: boolean;
  /** Absent: the line does not jump. */
  readonly onJump: (() => void) | undefined;
  readonly onFocus: () => void;
  /** Reason that the rule requires, at the first line of the rule. */
  readonly reason?: { readonly text: string; readonly change: (text: string) => void } | undefined;
}

/** Renders one finding: level, place, message, values, and the required reason. */
export function ReviewLine({ t, page, finding, value, isStop, onJump, onFocus, reason }: ReviewLineProps) {
  const { level, message, ruleId } = finding;
  const content = (
    <>
      <Tag color={COLOURS[level]}>{t(`form.level.${level}`)}</Tag>
      <span className="wb-review-place">
        {findingPlace(page, finding, t)}
        {/* In no form: where in the file. */}
        {onJump === undefined ? <code className="findings-path">{toPointer(finding.path)}</code> : null}
      </span>
      <span className="wb-review-message">
        {message} {value && <FoundAndExpected t={t} value={value} />}
      </span>
      {/^[A-Z]+\d+$/.test(ruleId) ? <span className="wb-review-rule">{ruleId}</span> : null}
    </>
  );
  return (
    <li>
      {onJump === undefined ? (
        <div className="wb-review-line">{content}</div>
      ) : (
        <button type="button" className="wb-review-line" tabIndex={isStop ? 0 : -1} onFocus={onFocus} onClick={onJump}>
          {content}
        </button>
      )}
      {reason && (
        <div className="wb-review-reason">
          <Input
            aria-label={t('reasons.rule', { message, rule: ruleId })}
            maxLength={200}
            placeholder={t('reasons.placeholder')}
            value={reason.text}
            onChange={(event: ChangeEvent<HTMLInputElement>) => reason.change(event.target.value)}
          />
        </div>
      )}
    </li>
  );
}
