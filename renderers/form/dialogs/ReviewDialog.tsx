import { Button, Modal } from 'antd';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { toPointer, type Finding, type Reasons } from '../../../engine/index.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import { useThemeVariables } from '../../kit/theme/useThemeVariables.ts';
import { reasonsAskedBy, countOf, filledReasons, type Review, type ReviewAnswer } from './review.ts';
import './reviewDialog.css';
import { ReviewLine } from './ReviewLine.tsx';
import { primaryButton, useFirstStop } from './useFirstStop.ts';

/** More are no help: these are mended first. */
const MAX_LISTED = 300;

/** How far an arrow leads among the lines; Home and End as far as there are any. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: -MAX_LISTED,
  End: MAX_LISTED,
};

/** The lines whose reason is asked, with what was given before; a rule is asked once. */
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

/** What is done first: a line where something is wrong, a reason that is wanted, the button that goes on. */
function firstOf(dialog: HTMLElement): HTMLElement | null | undefined {
  const goOn = primaryButton(dialog);
  const line = dialog.querySelector<HTMLElement>('button.wb-review-line, .ant-modal-footer button');
  const reasons = [...dialog.querySelectorAll<HTMLInputElement>('.wb-review-reason input')];
  return goOn === null ? line : (reasons.find(({ value }) => value === '') ?? goOn);
}

/** Arrows lead from line to line; Enter in a reason to the next one, and behind the last one to the button that goes on. */
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
  /** Only while the dialog is on its way. */
  readonly onClose: () => void;
}

/**
 * Everything that was found of a record at once, with its values. Errors stop; rules of level confirm stop until a reason is
 * given; the rest is to be known. A line leads to its field.
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
