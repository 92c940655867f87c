import type { ReactNode } from 'react';
import {
  fileNameOf,
  isBlank,
  kindOf,
  valuesOf,
  type CompiledColumn,
  type CompiledPage,
  type Value,
  type Values,
} from '../../engine/index.ts';
import { excerpt } from '../formats/excerpt.ts';
import { toText, withThousands } from '../formats/formats.ts';
import type { Ports } from '../ports/ports.ts';
import type { Registry } from '../inputs/widget.ts';
import { RowButton } from './RowButton.tsx';
import { StatusTag } from './StatusTag.tsx';

export interface RecordColumn {
  readonly key: string;
  readonly title: string;
  /** Pixels at least; what is over goes to all columns. */
  readonly width: number;
  readonly align: 'start' | 'center' | 'end';
  readonly cell: (record: Values) => ReactNode;
}

export interface RecordColumnsOptions {
  readonly page: CompiledPage;
  readonly registry: Registry;
  readonly can: Ports['can'];
  readonly onOpen: (record: Values) => void;
}

/** Text of a dictionary value, as the list call brings it. */
const dictTextOf = (record: Values, key: string): string | undefined => {
  const text = record[`${key}_dictText`];
  return isBlank(text) ? undefined : String(text);
};

const isConcealed = (column: CompiledColumn): boolean =>
  column.visible === false || kindOf(column.type).staff === 'none';

const shownColumns = ({ page, can }: RecordColumnsOptions) =>
  page.list.columns.filter(
    (column) => !isConcealed(column) && (column.viewPermission === undefined || can(column.viewPermission)),
  );

/** What is said on hover: what the cell may have cut. Of a long text as much as it shows. */
const titleOf = (column: CompiledColumn, text: string): string => {
  if (column.editor !== undefined) return excerpt(text, column.type === 'umeditor');
  return column.valueType === 'decimal' ? withThousands(text) : text;
};

function cellOf(column: CompiledColumn, record: Values, { page, registry }: RecordColumnsOptions): ReactNode {
  const value: Value = record[column.key] ?? null;
  const text = dictTextOf(record, column.key);
  const { View } = registry[column.type];
  const Face = column.key === page.resource.statusKey ? StatusTag : View;
  // A code that is no text yet says nothing on hover either.
  const title = text ?? (column.dictCode === undefined ? titleOf(column, toText(value)) : undefined);
  return (
    // Files say their own names; their paths say nothing to staff.
    <div className="wb-cell-text" title={column.upload === undefined ? title : undefined}>
      <Face column={column} value={value} text={text} />
    </div>
  );
}

/** What opens the record: no button stands in it, so files are their names alone. */
function firstFace(column: CompiledColumn, record: Values, options: RecordColumnsOptions): ReactNode {
  const value = record[column.key];
  if (isBlank(value)) return '—';
  if (column.upload !== undefined) return valuesOf(String(value)).map(fileNameOf).join(', ');
  return cellOf(column, record, options);
}

/** The columns of the list that the user may see. The first one opens the record. */
export const recordColumns = (options: RecordColumnsOptions): readonly RecordColumn[] =>
  shownColumns(options).map((column, index) => ({
    key: column.key,
    title: column.title,
    width: Math.max(column.width, options.registry[column.type].leastWidth ?? 0),
    align: options.registry[column.type].align ?? (column.valueType === 'decimal' ? 'end' : 'start'),
    cell: (record) => {
      if (index > 0) return cellOf(column, record, options);
      return (
        <RowButton className="wb-cell-link" onClick={() => options.onOpen(record)}>
          {firstFace(column, record, options)}
        </RowButton>
      );
    },
  }));
