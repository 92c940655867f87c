import { Segmented } from 'antd';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Finding, PageDocument } from '../../../engine/index.ts';
import { isOpenRemark, useFormComments } from '../comments/commentsContext.ts';
import { pathOfPlace, placeOfPath } from '../comments/remarkPlaces.ts';
import { useAnswer } from '../../kit/hooks/useAnswer.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useThemeVariables } from '../../kit/theme/useThemeVariables.ts';
import type { PaperMark } from './PaperSheet.tsx';
import { PaperSheets } from './PaperSheets.tsx';
import './prints.css';
import { usePrintChoice } from './usePrintChoice.ts';

export interface FormPaperProps {
  readonly t: Ports['t'];
  readonly document: PageDocument;
  readonly findings: readonly Finding[];
  /** Jumps to the field. */
  readonly onFinding: (finding: Finding) => void;
}

/** Delay after the last change before the paper is rendered again, in milliseconds. */
const PAUSE = 400;

/** Counter that increases when the document has not changed for `PAUSE`. */
function useStill(document: PageDocument): number {
  const [still, setStill] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = document.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setStill((count) => count + 1), PAUSE);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [document]);
  return still;
}

/**
 * The current record on its paper form. Findings are marked at their boxes and jump to the field; open comments are
 * marked and open on click.
 */
export function FormPaper({ t, document, findings, onFinding }: FormPaperProps) {
  const { prints } = usePorts();
  const { page } = document;
  const [attempt, setAttempt] = useState(0);
  const still = useStill(document);
  const { choices, error, name, choose } = usePrintChoice(page, attempt);
  const ask = useCallback(
    async (signal: AbortSignal) =>
      attempt < 0 || still < 0 || name === undefined
        ? undefined
        : prints?.paper(page, { name, record: document.toWire() }, signal),
    [attempt, document, name, page, prints, still],
  );
  const answer = useAnswer(ask);
  const { comments, mayComment, open } = useFormComments();
  const marks = useMemo(
    () => [
      ...findings.map((one): PaperMark => ({ ...one, kind: one.level, run: () => onFinding(one) })),
      ...comments.filter(isOpenRemark).flatMap((one): PaperMark[] => {
        const path = pathOfPlace(document, one);
        return path === undefined
          ? []
          : [{ path, kind: 'comment', message: `${one.name}：${one.text}`, run: () => open(one) }];
      }),
    ],
    [comments, document, findings, onFinding, open],
  );
  const comment = (path: Finding['path']): void => {
    const place = placeOfPath(document, path);
    if (place !== undefined) open(place);
  };
  return (
    <div className="wb-form-paper" style={useThemeVariables()}>
      {choices.length > 1 && (
        <Segmented
          aria-label={t('print.choose')}
          options={choices.map(({ name: value, title }) => ({ value, label: title }))}
          value={name ?? ''}
          onChange={choose}
        />
      )}
      <PaperSheets
        answer={{ ...answer, error: answer.error ?? error }}
        marks={marks}
        onBox={mayComment ? comment : undefined}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </div>
  );
}
