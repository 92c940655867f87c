import type { TableColumnType } from 'antd';
import { isBlank, type CompiledColumn, type CompiledPage, type Value, type Values } from '../../../engine/index.ts';
import { toText, withThousands } from '../../formats.ts';
import type { Ports } from '../../ports.ts';
import type { Registry } from '../../widgets/widget.ts';
import type { Sort } from './listState.ts';
import { RowButton } from './RowButton.tsx';
import { StatusTag } from './StatusTag.tsx';

export interface ListColumnsOptions {
  readonly page: CompiledPage;
  readonly registry: Registry;
  readonly can: Ports['can'];
  readonly sort: Sort | null;
  readonly onOpen: (record: Values) => void;
}

/** Text of a dictionary value, as the list call brings it. */
export const dictTextOf = (record: Values, key: string): string | undefined => {
  const text = record[`${key}_dictText`];
  return isBlank(text) ? undefined : String(text);
};

const isConcealed = (column: CompiledColumn, registry: Registry): boolean =>
  column.visible === false || registry[column.type].concealed === true;

export const shownColumns = ({ page, registry, can }: Pick<ListColumnsOptions, 'page' | 'registry' | 'can'>) =>
  page.list.columns.filter(
    (column) => !isConcealed(column, registry) && (column.viewPermission === undefined || can(column.viewPermission)),
  );

function ListCell({
  column,
  record,
  page,
  registry,
}: { column: CompiledColumn; record: Values } & Pick<ListColumnsOptions, 'page' | 'registry'>) {
  const value: Value = record[column.key] ?? null;
  const text = dictTextOf(record, column.key);
  const { View } = registry[column.type];
  const Face = column.key === page.resource.statusKey ? StatusTag : View;
  const title = text ?? (column.valueType === 'decimal' ? withThousands(toText(value)) : toText(value));
  return (
    <div className="wb-cell-text" title={title}>
      <Face column={column} value={value} {...(text === undefined ? {} : { text })} />
    </div>
  );
}

/** The columns of antd's table from those of the page. The first one opens the record. */
export function listColumns(options: ListColumnsOptions): TableColumnType<Values>[] {
  const { page, registry, sort, onOpen } = options;
  return shownColumns(options).map((column, index) => ({
    key: column.key,
    dataIndex: column.key,
    title: (
      <span className="wb-head-text" title={column.title}>
        {column.title}
      </span>
    ),
    width: column.width,
    align: registry[column.type].align ?? (column.valueType === 'decimal' ? 'end' : 'start'),
    sorter: true,
    sortOrder: sort?.column === column.key ? (sort.order === 'asc' ? 'ascend' : 'descend') : null,
    showSorterTooltip: false,
    render: (_: unknown, record) => {
      const cell = <ListCell column={column} record={record} page={page} registry={registry} />;
      if (index > 0) return cell;
      return (
        <RowButton className="wb-cell-link" onClick={() => onOpen(record)}>
          {isBlank(record[column.key]) ? '—' : cell}
        </RowButton>
      );
    },
  }));
}
