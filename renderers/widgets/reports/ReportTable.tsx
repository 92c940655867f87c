import { EmptyState } from '../../kit/blocks/EmptyState.tsx';
import { Button, Spin } from 'antd';
import type { HTMLAttributes, ReactNode } from 'react';
import type { Values } from '../../../engine/index.ts';
import { Paginator } from '../../kit/blocks/Paginator.tsx';
import { ScrolledTable } from '../../kit/blocks/ScrolledTable.tsx';
import { withThousands } from '../../kit/formats/formats.ts';
import type { ListResult } from '../../kit/ports/ports.ts';
import type { ReportColumn, ReportInfo } from '../../kit/ports/reportPort.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { Sort } from '../../data/records/paging.ts';
import '../../kit/theme/records.css';
import { ReportCell } from './ReportCell.tsx';
import { leastHeadWidth } from '../../kit/formats/textWidths.ts';
import { ReportHead } from './ReportHead.tsx';

/** How rows are selected. */
export interface RowChoice {
  /** Content of the header cell. */
  readonly head: ReactNode;
  readonly box: (key: string, index: number) => ReactNode;
  readonly isChosen: (key: string) => boolean;
}

/** Sums by column, as decimal text; null while unknown. */
export type ReportSums = Readonly<Record<string, string | null>> | null;

export interface ReportTableProps {
  readonly info: ReportInfo;
  /** Rows by their key. */
  readonly rows: ReadonlyMap<string, Values>;
  readonly sort: Sort | null;
  readonly paging: { readonly pageNo: number; readonly pageSize: number };
  readonly result: Pick<ListResult, 'total' | 'totalIsAtLeast'> | undefined;
  readonly busy: boolean;
  /** Error text for staff when there are no rows. */
  readonly failure: string | undefined;
  readonly sums: ReportSums;
  readonly choice?: RowChoice;
  readonly rowProps?: (key: string, index: number) => HTMLAttributes<HTMLElement>;
  readonly onSort: (sort: Sort | null) => void;
  readonly onTurn: (pageNo: number, pageSize: number) => void;
  readonly onRetry: () => void;
  /** Clears conditions that match nothing. Default: staff clear them in the query form. */
  readonly onClear?: (() => void) | undefined;
  readonly onLink: (path: string) => void;
}

/** Default width of a column in pixels (W9-5). */
const usualWidth = 120;
const choiceWidth = 44;

const alignOf = ({ valueType }: ReportColumn): 'end' | undefined => (valueType === 'decimal' ? 'end' : undefined);

/** Row with the sums of the whole query, not only of the page; its first cell says so. */
function Sums({
  columns,
  sums,
  hasChoice,
}: Pick<ReportTableProps, 'sums'> & Pick<ReportInfo, 'columns'> & { readonly hasChoice: boolean }) {
  const { t } = usePorts();
  const label = t('report.totals');
  return (
    <tr role="row" className="wb-report-sums">
      {hasChoice ? <td role="cell">{label}</td> : null}
      {columns.map((column, index) => {
        const sum = sums?.[column.key];
        const text = sum === null || sum === undefined ? '—' : withThousands(sum);
        return (
          <td key={column.key} role="cell" data-align={alignOf(column)}>
            {column.isTotal ? <span className="wb-number">{text}</span> : index === 0 && !hasChoice ? label : null}
          </td>
        );
      })}
    </tr>
  );
}

/** Content shown when there are no rows. */
function Nothing({ failure, onRetry, onClear }: Pick<ReportTableProps, 'failure' | 'onRetry' | 'onClear'>) {
  const { t } = usePorts();
  if (failure === undefined)
    return (
      <EmptyState picture="notFound" text={t('popup.empty')} hint={t('empty.otherWords')}>
        {onClear === undefined ? undefined : <Button onClick={onClear}>{t('empty.clear')}</Button>}
      </EmptyState>
    );
  return (
    <div className="wb-failure" role="alert">
      <p>{failure}</p>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </div>
  );
}

/** The rows of a report; paging, order and sums are done by the server. */
export function ReportTable(props: ReportTableProps) {
  const { info, rows, sort, paging, result, busy, failure, sums, choice, rowProps, onSort, onTurn, onLink } = props;
  const { t } = usePorts();
  const { columns } = info;
  const shown = failure === undefined ? [...rows] : [];
  const isSummed = shown.length > 0 && columns.some(({ isTotal }) => isTotal);
  const widths = columns.map(({ title, width = usualWidth }) => Math.max(width, leastHeadWidth(title)));
  return (
    <div className="wb-records" data-waits={busy && shown.length === 0}>
      <div className="wb-report-rows">
        <ScrolledTable
          label={t('list.table', { title: info.title })}
          widths={choice === undefined ? widths : [choiceWidth, ...widths]}
          busy={busy}
          isPlain={choice === undefined && columns.every(({ href }) => href === undefined)}
          head={<ReportHead {...{ columns, sort, onSort }} choice={choice?.head} />}
          rows={shown.map(([key, row], index) => (
            <tr
              key={key}
              role="row"
              className="wb-report-row"
              aria-selected={choice?.isChosen(key)}
              {...rowProps?.(key, index)}
            >
              {choice === undefined ? null : (
                <td role="cell" className="wb-check-cell">
                  {choice.box(key, index)}
                </td>
              )}
              {columns.map((column) => (
                <td key={column.key} role="cell" data-align={alignOf(column)}>
                  <ReportCell {...{ column, row, onLink }} />
                </td>
              ))}
            </tr>
          ))}
          foot={isSummed ? <Sums {...{ columns, sums }} hasChoice={choice !== undefined} /> : undefined}
        />
        {!busy && shown.length === 0 ? (
          <Nothing failure={failure} onRetry={props.onRetry} onClear={props.onClear} />
        ) : null}
      </div>
      {busy ? (
        <div className="wb-records-wait">
          <Spin />
        </div>
      ) : null}
      {result === undefined || result.total === 0 ? null : (
        <Paginator
          t={t}
          className="wb-pager"
          align="end"
          current={paging.pageNo}
          pageSize={paging.pageSize}
          total={result.total}
          isAtLeast={result.totalIsAtLeast === true}
          onChange={onTurn}
        />
      )}
    </div>
  );
}
