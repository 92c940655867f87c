import { Button } from 'antd';
import type { CompiledPage, Finding } from '../../../engine/index.ts';
import type { AnswerState } from '../../kit/hooks/useAnswer.ts';
import type { ChangedRow, ReviewedChanges } from '../../kit/ports/review.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';

/** Maximum number of rows listed individually; the history has the rest. */
const MAX_ROWS = 30;

/** Jumps to a field or a cell. */
export type LeadTo = (place: Pick<Finding, 'path'>) => void;

export interface ChangesBarProps {
  readonly page: CompiledPage;
  readonly answer: AnswerState<ReviewedChanges | null | undefined>;
  readonly onLead: LeadTo;
  readonly onRetry: () => void;
}

function RowButton({ page, row, onLead }: Pick<ChangesBarProps, 'page' | 'onLead'> & { readonly row: ChangedRow }) {
  const { t } = usePorts();
  const { cells, detail: title, kind, line } = row;
  const detail = page.details.find((one) => one.title === title);
  const said = cells.map(({ title: name, before, after }) =>
    t(`reader.cell.${kind === 'changed' ? 'changed' : 'whole'}`, {
      name,
      before: before || t('detail.blank'),
      after: (kind === 'removed' ? before : after) || t('detail.blank'),
    }),
  );
  const text = t(`reader.row.${kind}`, { title, line });
  const whole = said.length === 0 ? text : t('reader.row', { text, cells: said.join(t('reader.comma')) });
  // A removed item has no place to jump to.
  if (detail === undefined || kind === 'removed') return <span>{whole}</span>;
  return (
    <button
      type="button"
      className="wb-change-link"
      onClick={() => onLead({ path: [detail.key, line - 1, cells[0]?.key ?? detail.columns[0]?.key ?? ''] })}
    >
      {whole}
    </button>
  );
}

/**
 * Shows the version a record is compared with, the number of differences, and the changed rows; each jumps to its
 * place.
 */
export function ChangesBar({ page, answer, onLead, onRetry }: ChangesBarProps) {
  const { t } = usePorts();
  const { value: changes, error } = answer;
  if (error !== undefined)
    return (
      <div className="wb-changes" role="status">
        {t('reader.changesFailed')}{' '}
        <Button size="small" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      </div>
    );
  if (!changes || changes.cells.length + changes.rows.length === 0) return null;
  const { cells, name, rows, time, version } = changes;
  return (
    <section className="wb-changes" aria-label={t('reader.changes')}>
      <p>{t('reader.changedSince', { version, time, name, fields: cells.length, rows: rows.length })}</p>
      {rows.length > 0 && (
        <ul>
          {rows.slice(0, MAX_ROWS).map((row, index) => (
            <li key={index}>
              <RowButton {...{ page, row, onLead }} />
            </li>
          ))}
          {rows.length > MAX_ROWS && <li>{t('reader.moreRows', { count: rows.length - MAX_ROWS })}</li>}
        </ul>
      )}
    </section>
  );
}
