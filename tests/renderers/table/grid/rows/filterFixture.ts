import { createTableModel, type TableModel, type Values } from '../../../../../engine/index.ts';
import { CellTexts } from '../../../../../renderers/table/grid/cells/cellTexts.ts';
import { arrangeRows } from '../../../../../renderers/table/grid/rows/arrangeRows.ts';
import type { RowOrder } from '../../../../../renderers/table/grid/rows/rowOrder.ts';
import { ViewRows } from '../../../../../renderers/table/grid/rows/viewRows.ts';
import { columnOf, rowsOf } from '../../../../engine/table/tableFixture.ts';
import { memoryDictionaries } from '../../../memoryDictionaries.ts';

export const columns = [
  columnOf('name', { title: '品名' }),
  columnOf('qty', { title: '数量', type: 'inputNumber', valueType: 'decimal' }),
  columnOf('curr', { title: '币制', type: 'select', dictCode: 'currency' }),
  columnOf('made', { title: '生产日期', type: 'date', valueType: 'date' }),
  columnOf('marks', { title: '标记', type: 'select-multiple', dictCode: 'mark', multiple: true }),
];

export const texts = (): CellTexts =>
  new CellTexts(
    {
      dictionaries: memoryDictionaries({
        currency: [
          { value: '502', text: '美元' },
          { value: '142', text: '人民币' },
          { value: '110', text: '港币' },
        ],
        mark: [
          { value: 'A', text: '急' },
          { value: 'B', text: '冷藏' },
        ],
      }),
      t: (key) => key,
    },
    () => undefined,
  );

/** Rows `r0`, `r1` … with these values. */
export const modelOf = (rows: readonly Values[]): TableModel =>
  createTableModel({ columns, rows: rowsOf(rows.length, (index) => rows[index] ?? {}) });

export async function arrange(model: TableModel, order: Partial<RowOrder>): Promise<ViewRows> {
  const rows = ViewRows.of(model);
  rows.arrange(await arrangeRows({ model, columns, texts: texts() }, { sorts: [], filters: {}, ...order }));
  return rows;
}

export const idsOf = (rows: Pick<ViewRows, 'rowCount' | 'rowAt'>): readonly string[] =>
  Array.from({ length: rows.rowCount }, (_, index) => rows.rowAt(index).id);
