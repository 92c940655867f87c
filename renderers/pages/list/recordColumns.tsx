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
  maySee,
} from '../../../engine/index.ts';
import { excerpt } from '../../kit/formats/excerpt.ts';
import { toText, withThousands } from '../../kit/formats/formats.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import type { Registry } from '../../widgets/inputs/widget.ts';
import { withPlaces } from '../../list/columns/contentWidths.ts';
import {
  arrangeColumns,
  type ArrangedColumn,
  type ColumnArrangement,
  type Pin,
} from '../../table/grid/columns/columnArrangement.ts';
import { RowButton } from '../../kit/blocks/RowButton.tsx';
import { StatusTag } from '../../widgets/types/StatusTag.tsx';
import { StatusMark } from '../status/StatusTrack.tsx';

export interface RecordColumn {
  readonly key: string;
  readonly title: string;
  /** Minimum in pixels; extra width is distributed over all columns. */
  readonly width: number;
  readonly align: 'start' | 'center' | 'end';
  readonly pin: Pin;
  readonly cell: (record: Values) => ReactNode;
}

export interface RecordColumnsOptions {
  readonly page: CompiledPage;
  readonly registry: Registry;
  readonly can: Ports['can'];
  readonly onOpen: (record: Values) => void;
  /** Link text of a record whose first column is blank. */
  readonly openText: string;
  /** The user's arrangement. */
  readonly arrangement: ColumnArrangement;
  /** Widths in pixels by key, for columns that the user has not resized. */
  readonly widths: Readonly<Record<string, number>>;
  /** Decimal places by key. */
  readonly places: ReadonlyMap<string, number>;
}

/** Returns the text of a dictionary value, as included in the list result. */
const dictTextOf = (record: Values, key: string): string | undefined => {
  const text = record[`${key}_dictText`];
  return isBlank(text) ? undefined : String(text);
};

const isConcealed = (column: CompiledColumn): boolean =>
  column.visible === false || kindOf(column.type).staff === 'none';

/** Returns the columns of the list that the user may see, in page order. */
export const listedColumns = ({ page, can }: Pick<RecordColumnsOptions, 'page' | 'can'>): readonly CompiledColumn[] =>
  page.list.columns.filter((column) => !isConcealed(column) && maySee(column, can));

/** Returns the tooltip, because the cell may be truncated. For a long text it is the same excerpt as in the cell. */
const titleOf = (column: CompiledColumn, text: string): string => {
  if (column.editor !== undefined) return excerpt(text, column.type === 'umeditor');
  return column.valueType === 'decimal' ? withThousands(text) : text;
};

const valueIn = (column: CompiledColumn, record: Values, places: RecordColumnsOptions['places']): Value => {
  const value = record[column.key] ?? null;
  const wanted = places.get(column.key);
  return wanted === undefined || isBlank(value) ? value : withPlaces(toText(value), wanted);
};

function cellOf(column: CompiledColumn, record: Values, { page, registry, places }: RecordColumnsOptions): ReactNode {
  const value = valueIn(column, record, places);
  const text = dictTextOf(record, column.key);
  const { View } = registry[column.type];
  const isStatus = column.key === page.resource.statusKey;
  const { track } = page.form.header;
  const Face = isStatus ? StatusTag : View;
  // A code whose text is not loaded yet has no tooltip.
  const title = text ?? (column.dictCode === undefined ? titleOf(column, toText(value)) : undefined);
  return (
    // Files show their own names; their paths are of no use to staff.
    <div className="wb-cell-text" title={column.upload === undefined ? title : undefined}>
      {isStatus && track !== undefined ? (
        <span className="wb-status-cell">
          <StatusTag column={column} value={value} text={text} />
          <StatusMark track={track} status={toText(value)} />
        </span>
      ) : (
        <Face column={column} value={value} text={text} />
      )}
    </div>
  );
}

/** Content of the link that opens the record. It must not contain buttons, so files are shown only as names. */
function firstFace(column: CompiledColumn, record: Values, options: RecordColumnsOptions): ReactNode {
  const value = record[column.key];
  // The record must have a link even when the value is blank.
  if (isBlank(value)) return options.openText;
  if (column.upload !== undefined) return valuesOf(String(value)).map(fileNameOf).join(', ');
  return cellOf(column, record, options);
}

/** Returns the columns as arranged by the user, without hidden ones. A tree always shows its title column. */
function arranged(options: RecordColumnsOptions): readonly ArrangedColumn[] {
  const all = arrangeColumns(listedColumns(options), options.arrangement);
  const hidden = new Set(options.arrangement.hidden);
  const shown = all.filter(({ column: { key } }) => !hidden.has(key) || key === options.page.tree?.titleColumn);
  return shown.length === 0 ? all : shown;
}

/** Returns the displayed columns of the list. The first one opens the record. */
export const recordColumns = (options: RecordColumnsOptions): readonly RecordColumn[] =>
  arranged(options).map(({ column, width, isSized, pin }, index) => {
    const { align, leastWidth = 0 } = options.registry[column.type];
    return {
      key: column.key,
      title: column.title,
      width: isSized ? width : Math.max(options.widths[column.key] ?? width, leastWidth),
      align: align ?? (column.valueType === 'decimal' ? 'end' : 'start'),
      pin,
      cell: (record) => {
        if (index > 0) return cellOf(column, record, options);
        return (
          <RowButton className="wb-cell-link" onClick={() => options.onOpen(record)}>
            {firstFace(column, record, options)}
          </RowButton>
        );
      },
    };
  });
