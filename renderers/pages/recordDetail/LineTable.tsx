import { useMemo } from 'react';
import { isBlank, kindOf, type CompiledColumn, type Values } from '../../../engine/index.ts';
import { toText } from '../../kit/formats/formats.ts';
import { decimalPlaces, withPlaces } from '../../list/columns/contentWidths.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useRegistry } from '../../widgets/registryContext.ts';
import './lineTable.css';

/** Maximum number of displayed lines; to read more, users open the record. */
const MAX_LINES = 100;

/** Maximum number of printed lines; for more, use a workbook export. */
const MAX_ON_PAPER = 2000;

export interface LineTableProps {
  readonly label: string;
  /** Columns that the user may see. */
  readonly columns: readonly CompiledColumn[];
  readonly rows: readonly Values[];
  /** For print: up to `MAX_ON_PAPER` lines, without columns that are blank in all of them. Default: on screen. */
  readonly onPaper?: boolean;
}

const filled = (columns: readonly CompiledColumn[], rows: readonly Values[]): readonly CompiledColumn[] =>
  columns.filter(({ key }) => rows.some((row) => !isBlank(row[key])));

/** Read-only lines of a record: the first hundred on screen, and the total number. */
export function LineTable({ label, columns: all, rows, onPaper = false }: LineTableProps) {
  const { t } = usePorts();
  const registry = useRegistry();
  const columns = useMemo(() => (onPaper ? filled(all, rows) : all), [all, rows, onPaper]);
  const most = onPaper ? MAX_ON_PAPER : MAX_LINES;
  const places = useMemo(() => decimalPlaces(columns, rows), [columns, rows]);
  if (rows.length === 0) return <p className="wb-lines-note">{t('lines.none')}</p>;
  const alignOf = (column: CompiledColumn) =>
    registry[column.type].align ?? (column.valueType === 'decimal' ? 'end' : undefined);
  const cell = (column: CompiledColumn, row: Values) => {
    const { View } = registry[column.type];
    const value = row[column.key] ?? null;
    const wanted = places.get(column.key);
    const isPadded = wanted !== undefined && !isBlank(value);
    // A row number is a column type without a widget in forms.
    const isDrawn = kindOf(column.type).staff !== 'none';
    return (
      <td key={column.key} data-align={alignOf(column)}>
        <div className="wb-line-text">
          {isDrawn ? (
            <View
              column={column}
              value={isPadded ? withPlaces(toText(value), wanted) : value}
              isWhole={column.traits.isChosen === true}
            />
          ) : (
            toText(value)
          )}
        </div>
      </td>
    );
  };
  return (
    <div className="wb-lines">
      <div className="wb-lines-box" tabIndex={0} role="region" aria-label={label}>
        <table aria-label={label}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.key} scope="col" data-align={alignOf(column)}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, most).map((row, index) => (
              <tr key={index}>{columns.map((column) => cell(column, row))}</tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > most ? (
        <p className="wb-lines-note">
          {t(onPaper ? 'lines.morePaper' : 'lines.more', { shown: most, count: rows.length })}
        </p>
      ) : null}
    </div>
  );
}
