import type { TableProps } from 'antd';
import type { Values } from '../../engine/index.ts';
import type { ReportColumn } from '../ports/ports.ts';
import { cellLink, cellText } from './cellText.ts';
import type { Sort } from '../records/paging.ts';

type Columns = NonNullable<TableProps<Values>['columns']>;

export interface PickerColumnsOptions {
  readonly columns: readonly ReportColumn[];
  readonly sort: Sort | null;
  /** Opens a path of the product in its tab. */
  readonly onLink: (path: string) => void;
}

/** Pixels of a column without a width of its own (W9-5). */
const usualWidth = 120;

export const widthOf = (column: ReportColumn): number => column.width ?? usualWidth;

function cellOf(column: ReportColumn, row: Values, onLink: PickerColumnsOptions['onLink']) {
  const text = cellText(column, row);
  const link = cellLink(column, row);
  const content =
    link === undefined ? (
      text
    ) : (
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        onClick={(event) => {
          event.stopPropagation();
          if (!link.startsWith('/')) return;
          event.preventDefault();
          onLink(link);
        }}
      >
        {text}
      </a>
    );
  return (
    <div className="wb-cell-text" title={text}>
      {content}
    </div>
  );
}

/** The report's columns for antd's table; neighbours of one `groupTitle` stand under a common head. */
export function pickerColumns({ columns, sort, onLink }: PickerColumnsOptions): Columns {
  const drawn: Columns = [];
  let group: { readonly title: string; readonly children: Columns } | undefined;
  for (const column of columns) {
    const one: Columns[number] = {
      key: column.key,
      dataIndex: column.key,
      title: column.title,
      width: widthOf(column),
      ...(column.valueType === 'decimal' && { align: 'end' as const, className: 'wb-number' }),
      ...(column.sortable && {
        sorter: true,
        sortOrder: sort?.column === column.key ? (sort.order === 'asc' ? 'ascend' : 'descend') : null,
        showSorterTooltip: false,
      }),
      render: (_: unknown, row: Values) => cellOf(column, row, onLink),
    };
    if (column.groupTitle === undefined) {
      group = undefined;
      drawn.push(one);
    } else if (group?.title === column.groupTitle) group.children.push(one);
    else {
      group = { title: column.groupTitle, children: [one] };
      drawn.push({ ...group, key: `group-${column.key}` });
    }
  }
  return drawn;
}
