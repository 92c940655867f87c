import type { ReactNode } from 'react';
import type { ReportColumn } from '../../kit/ports/reportPort.ts';
import type { Sort } from '../../data/records/paging.ts';

export interface ReportHeadProps {
  readonly columns: readonly ReportColumn[];
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort | null) => void;
  /** Header of the selection column; absent: rows cannot be selected. */
  readonly choice?: ReactNode;
}

const SPOKEN = { asc: 'ascending', desc: 'descending' } as const;

/** Cycles through ascending, descending, and the order of the report. */
const nextSort = (column: string, sort: Sort | null): Sort | null => {
  if (sort?.column !== column) return { column, order: 'asc' };
  return sort.order === 'asc' ? { column, order: 'desc' } : null;
};

const alignOf = ({ valueType }: ReportColumn): 'end' | undefined => (valueType === 'decimal' ? 'end' : undefined);

type OneProps = Pick<ReportHeadProps, 'sort' | 'onSort'> & {
  readonly column: ReportColumn;
  readonly rows?: number | undefined;
};

function One({ column, sort, onSort, rows }: OneProps) {
  const { key, title, sortable } = column;
  const order = sort?.column === key ? sort.order : undefined;
  return (
    <th
      role="columnheader"
      rowSpan={rows}
      aria-rowspan={rows}
      aria-sort={order && SPOKEN[order]}
      data-align={alignOf(column)}
    >
      {sortable ? (
        <button
          type="button"
          className="wb-head-sort"
          data-align={alignOf(column)}
          title={title}
          onClick={() => onSort(nextSort(key, sort))}
        >
          <span className="wb-head-text">{title}</span>
          <span className="wb-sort-mark" data-order={order} aria-hidden />
        </button>
      ) : (
        <div className="wb-head-text wb-head-plain" title={title}>
          {title}
        </div>
      )}
    </th>
  );
}

interface Heads {
  readonly title: string | undefined;
  readonly columns: readonly ReportColumn[];
}

/** Groups adjacent columns with the same `groupTitle` under a common header. */
function groupsOf(columns: readonly ReportColumn[]): readonly Heads[] {
  const groups: { title: string | undefined; columns: ReportColumn[] }[] = [];
  for (const column of columns) {
    const last = groups.at(-1);
    if (column.groupTitle !== undefined && last?.title === column.groupTitle) last.columns.push(column);
    else groups.push({ title: column.groupTitle, columns: [column] });
  }
  return groups;
}

/** Titles that sort, below the group titles if the report has any (contract §8.1, isGroupTitle). */
export function ReportHead({ columns, sort, onSort, choice }: ReportHeadProps) {
  const groups = groupsOf(columns);
  const grouped = groups.filter(({ title }) => title !== undefined).flatMap((group) => group.columns);
  const rows = grouped.length === 0 ? undefined : 2;
  const one = (column: ReportColumn, span?: number) => (
    <One key={column.key} {...{ column, sort, onSort }} rows={span} />
  );
  return (
    <thead role="presentation">
      <tr role="row">
        {choice === undefined ? null : (
          <th role="columnheader" rowSpan={rows} aria-rowspan={rows} className="wb-check-cell">
            {choice}
          </th>
        )}
        {groups.map(({ title, columns: inside }) =>
          title === undefined ? (
            inside.map((column) => one(column, rows))
          ) : (
            <th
              key={`group-${inside[0]?.key ?? title}`}
              role="columnheader"
              colSpan={inside.length}
              aria-colspan={inside.length}
            >
              <div className="wb-head-group" title={title}>
                {title}
              </div>
            </th>
          ),
        )}
      </tr>
      {rows === undefined ? null : <tr role="row">{grouped.map((column) => one(column))}</tr>}
    </thead>
  );
}
