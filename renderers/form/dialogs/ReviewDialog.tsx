import { Button, Modal } from 'antd';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { toPointer, type Finding, type Reasons } from '../../../engine/index.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import { useThemeVariables } from '../../kit/theme/useThemeVariables.ts';
import { reasonsAskedBy, countOf, filledReasons, type Review, type ReviewAnswer } from './review.ts';
import './reviewDialog.css';
import { ReviewLine } from './ReviewLine.tsx';
import { primaryButton, useFirstStop } from './useFirstStop.ts';

/** Maximum number of listed findings; the rest is shown after these are fixed. */
const MAX_LISTED = 300;

/** Number of lines an arrow key moves the focus; Home and End move to the first and last line. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: -MAX_LISTED,
  End: MAX_LISTED,
};

/** State of the requested reasons, initialised with earlier ones; each rule is asked once. */
function useReasons({ findings, reasons: given = {} }: Review) {
  const [typed, setTyped] = useState<Reasons>(given);
  const asked = useMemo(() => new Set(reasonsAskedBy(findings)), [findings]);
  const missing = [...asked].filter(({ ruleId }) => (typed[ruleId] ?? '').trim() === '');
  const reasonFor = (finding: Finding) =>
    asked.has(finding)
      ? {
          text: typed[finding.ruleId] ?? '',
          change: (text: string) => setTyped({ ...typed, [finding.ruleId]: text }),
        }
      : undefined;
  return { reasons: filledReasons(typed), isComplete: missing.length === 0, reasonFor };
}

/**
 * Returns the element to focus first: the first line when there are errors, else the first blank reason, else the
 * confirm button.
 */
function firstOf(dialog: HTMLElement): HTMLElement | null | undefined {
  const goOn = primaryButton(dialog);
  const line = dialog.querySelector<HTMLElement>('button.wb-review-line, .ant-modal-footer button');
  const reasons = [...dialog.querySelectorAll<HTMLInputElement>('.wb-review-reason input')];
  return goOn === null ? line : (reasons.find(({ value }) => value === '') ?? goOn);
}

/**
 * Handles keys: arrows move between lines; Enter in a reason moves to the first blank reason, or confirms when none is
 * blank; Ctrl+Enter confirms.
 */
function pressedIn(event: KeyboardEvent<HTMLElement>, goOn: () => void): void {
  const { key, target, currentTarget } = event;
  if (event.nativeEvent.isComposing || !(target instanceof HTMLElement)) return;
  if (key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    return goOn();
  }
  if (target instanceof HTMLInputElement) {
    if (key !== 'Enter') return;
    event.preventDefault();
    const blank = [...currentTarget.querySelectorAll('input')].find(({ value }) => value.trim() === '');
    return blank === undefined ? goOn() : blank.focus();
  }
  const step = STEPS[key];
  const lines = [...currentTarget.querySelectorAll<HTMLElement>('button.wb-review-line')];
  if (step === undefined || lines.length === 0) return;
  event.preventDefault();
  const at = lines.findIndex((line) => line === target) + step;
  lines[Math.min(Math.max(at, 0), lines.length - 1)]?.focus();
}

export interface ReviewDialogProps {
  readonly t: Ports['t'];
  readonly review: Review;
  readonly onAnswer: (answer: ReviewAnswer) => void;
  /** Used only while the dialog loads. */
  readonly onClose: () => void;
}

/**
 * Dialog with all findings of a record and their values. Errors block; rules of level confirm block until a reason is
 * given; other findings are informational. A line jumps to its field.
 */
export function ReviewDialog({ t, review, onAnswer }: ReviewDialogProps) {
  const variables = useThemeVariables();
  const { findings, jumps, page, text, title, foundAt } = review;
  const { reasons, isComplete, reasonFor } = useReasons(review);
  const [stop, setStop] = useState(0);
  const { frame, afterOpenChange } = useFirstStop(firstOf);
  const isStopped = review.isOver === true || countOf(findings, 'error') > 0;
  const goOn = (): void => {
    if (!isStopped && isComplete) onAnswer({ kind: 'goOn', reasons });
  };
  const levels = (['error', 'confirm', 'warn'] as const).filter((level) => countOf(findings, level) > 0);
  const counts = levels.map((level) => `${t(`form.level.${level}`)} ${countOf(findings, level)}`).join(' · ');
  return (
    <Modal
      open
      width={860}
      title={title}
      maskClosable={false}
      onCancel={() => onAnswer({ kind: 'back', reasons })}
      afterOpenChange={afterOpenChange}
      footer={[
        <Button key="back" onClick={() => onAnswer({ kind: 'back', reasons })}>
          {t(jumps || !isStopped ? 'reasons.back' : 'common.close')}
        </Button>,
        isStopped ? null : (
          <Button key="ok" type="primary" disabled={!isComplete} title="Ctrl+Enter" onClick={goOn}>
            {review.ok ?? t('reasons.ok')}
          </Button>
        ),
      ]}
    >
      <div ref={frame} className="wb-review" style={variables} onKeyDown={(event) => pressedIn(event, goOn)}>
        {text === undefined ? null : <p className="wb-review-text">{text}</p>}
        <p className="wb-review-counts" role="status">
          {counts}
        </p>
        <ul aria-label={t('form.problems')}>
          {findings.slice(0, MAX_LISTED).map((finding, index) => (
            <ReviewLine
              key={`${finding.ruleId} ${toPointer(finding.path)} ${finding.message}`}
              {...{ t, page, finding }}
              value={foundAt?.(finding)}
              isStop={index === stop}
              onFocus={() => setStop(index)}
              onJump={jumps ? () => onAnswer({ kind: 'jump', finding, reasons }) : undefined}
              reason={review.isOver === true ? undefined : reasonFor(finding)}
            />
          ))}
        </ul>
        {findings.length > MAX_LISTED ? <p>{t('problems.more', { count: findings.length - MAX_LISTED })}</p> : null}
      </div>
    </Modal>
  );
}
