import { Table } from 'antd';
import { addDecimals, isBlank, isDecimalText, type Values } from '../../engine/index.ts';
import { withThousands } from '../formats/formats.ts';
import type { ReportColumn } from '../ports/ports.ts';
import { usePorts } from '../ports/portsContext.ts';

const sumOf = (rows: readonly Values[], key: string): string =>
  rows
    .map((row) => row[key])
    .filter((value) => !isBlank(value) && isDecimalText(String(value)))
    .reduce<string>((sum, value) => addDecimals(sum, String(value)), '0');

export interface PickerTotalsProps {
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly Values[];
}

/** Exact sums of the rows in sight, under the columns that are summed. */
export function PickerTotals({ columns, rows }: PickerTotalsProps) {
  const { t } = usePorts();
  return (
    <Table.Summary fixed>
      <Table.Summary.Row className="wb-picker-totals">
        <Table.Summary.Cell index={0}>{t('table.sum')}</Table.Summary.Cell>
        {columns.map((column, index) => (
          <Table.Summary.Cell key={column.key} index={index + 1} align="right">
            <span className="wb-number">{column.isTotal ? withThousands(sumOf(rows, column.key)) : ''}</span>
          </Table.Summary.Cell>
        ))}
      </Table.Summary.Row>
    </Table.Summary>
  );
}
