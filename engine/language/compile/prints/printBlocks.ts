import type { PrintBlock, PrintCell, PrintColumn, PrintTableBlock } from '../../compiled/compiledPrint.ts';
import type {
  BarcodeBlockSchema,
  BlockSchema,
  CellSchema,
  GridBlockSchema,
  TableBlockSchema,
  TableColumnSchema,
} from '../../../generated/print.ts';
import type { Path } from '../../../core/paths.ts';
import { describeProblem } from '../../../text/problems.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import { complainOf, printCondition } from './printCompilation.ts';
import type { PrintCompilation } from './printCompilation.ts';
import { BLANK, printText, textOfValue, textOfWords, writeNumber } from './printTexts.ts';

const GRID_SIZE = 8;
const TEXT_SIZE = 9;
const BARS = { width: 180, height: 28 };

const conditionOf = (
  compilation: PrintCompilation,
  path: Path,
  {
    key,
    schema,
  }: { readonly key: 'when' | 'bold'; readonly schema: { when?: boolean | string; bold?: boolean | string } },
) => printCondition(compilation, { path: [...path, key] }, { source: schema[key], fallback: key === 'when' });

function compileCell(
  compilation: PrintCompilation,
  { cell, size }: { readonly cell: CellSchema; readonly size: number },
  path: Path,
): PrintCell {
  const { title = '', code, barcode, span = 1, align = 'left' } = cell;
  const expression = (key: 'code' | 'barcode', source: string | undefined) =>
    source === undefined ? undefined : textOfValue(compilation, { path: [...path, key] }, { source });
  return {
    title,
    code: expression('code', code),
    text: printText(compilation, { path }, cell),
    barcode: expression('barcode', barcode),
    span,
    align,
    size: cell.size ?? size,
    bold: conditionOf(compilation, path, { key: 'bold', schema: cell }),
    when: conditionOf(compilation, path, { key: 'when', schema: cell }),
  };
}

/** Reports rows whose unconditional cells do not fit next to each other. */
function checkSpans(compilation: PrintCompilation, { columns, rows }: GridBlockSchema, path: Path): void {
  rows.forEach((row, index) => {
    const taken = row.reduce((sum, { span = 1, when }) => sum + (when === undefined ? span : 0), 0);
    if (taken <= columns.length) return;
    complainOf(compilation, [...path, 'rows', index], describeProblem('wide-row', { taken, columns: columns.length }));
  });
}

function compileGrid(compilation: PrintCompilation, grid: GridBlockSchema, path: Path): PrintBlock {
  const { columns, rows, frame = true, height = 0, size = GRID_SIZE } = grid;
  checkSpans(compilation, grid, path);
  return {
    block: 'grid',
    columns,
    rows: rows.map((row, index) =>
      row.map((cell, at) => compileCell(compilation, { cell, size }, [...path, 'rows', index, at])),
    ),
    frame,
    height,
    when: conditionOf(compilation, path, { key: 'when', schema: grid }),
  };
}

function compileColumn(
  compilation: PrintCompilation,
  { column, table }: { readonly column: TableColumnSchema; readonly table: TableBlockSchema },
  path: Path,
): PrintColumn {
  const { title, width = 1, align = 'left', lines } = column;
  const columns = compilation.page.detailByKey.get(table.detail)?.columns;
  const totals = lines.flatMap(({ column: key, format }) => {
    if (key === undefined || table.totals?.includes(key) !== true) return [];
    const scale = columns?.find((one) => one.key === key)?.scale;
    return [{ key, write: writeNumber({ format, scale }) }];
  });
  const place = (index: number) => ({ path: [...path, 'lines', index], detail: table.detail });
  return {
    title,
    width,
    align,
    lines: lines.map((line, index) => ({
      text: printText(compilation, place(index), line) ?? BLANK,
      keep: line.keep ?? false,
      bold: printCondition(
        compilation,
        { ...place(index), path: [...path, 'lines', index, 'bold'] },
        { source: line.bold, fallback: false },
      ),
    })),
    total: totals[0],
  };
}

/** Checks that totals are numbers that a column of the table shows. */
function checkTotals(compilation: PrintCompilation, table: TableBlockSchema, path: Path): void {
  const shown = new Set(table.columns.flatMap(({ lines }) => lines.flatMap(({ column }) => column ?? [])));
  const fields = compilation.context.details.get(table.detail);
  (table.totals ?? []).forEach((key, index) => {
    const at = [...path, 'totals', index];
    if (!shown.has(key)) {
      complainOf(compilation, at, {
        ...describeProblem('unknown-column.ofPrint', { name: key }),
        ...didYouMean(key, shown),
      });
    } else if (fields?.get(key) !== 'decimal') {
      const type = fields?.get(key) ?? 'text';
      complainOf(compilation, at, describeProblem('wrong-type.total', { type }));
    }
  });
}

function compileTable(compilation: PrintCompilation, table: TableBlockSchema, path: Path): PrintTableBlock | undefined {
  const { detail, columns, groupBy, minRows = 0, frame = 'all', size = GRID_SIZE } = table;
  const { detailByKey } = compilation.page;
  if (!detailByKey.has(detail)) {
    return void complainOf(compilation, [...path, 'detail'], {
      ...describeProblem('unknown-detail', { name: detail }),
      ...didYouMean(detail, detailByKey.keys()),
    });
  }
  checkTotals(compilation, table, path);
  return {
    block: 'table',
    detail,
    columns: columns.map((column, index) => compileColumn(compilation, { column, table }, [...path, 'columns', index])),
    groupBy:
      groupBy === undefined
        ? undefined
        : printText(compilation, { path: [...path, 'groupBy'], detail }, { column: groupBy }),
    sumTitle: '合计',
    groupSumTitle: '小计',
    minRows,
    frame,
    size,
    when: conditionOf(compilation, path, { key: 'when', schema: table }),
  };
}

function compileBarcode(compilation: PrintCompilation, bars: BarcodeBlockSchema, path: Path): PrintBlock {
  const { value, width = BARS.width, height = BARS.height, align = 'left' } = bars;
  const text = textOfValue(compilation, { path: [...path, 'value'] }, { source: value }) ?? BLANK;
  return {
    block: 'barcode',
    text,
    width,
    height,
    align,
    when: conditionOf(compilation, path, { key: 'when', schema: bars }),
  };
}

/** Compiles a block; undefined if a problem was reported. */
export function compileBlock(compilation: PrintCompilation, block: BlockSchema, path: Path): PrintBlock | undefined {
  switch (block.block) {
    case 'grid':
      return compileGrid(compilation, block, path);
    case 'table':
      return compileTable(compilation, block, path);
    case 'barcode':
      return compileBarcode(compilation, block, path);
  }
  const when = conditionOf(compilation, path, { key: 'when', schema: block });
  if (block.block === 'break') return { block: 'break', when };
  const { align = 'left' } = block;
  if (block.block === 'image') return { ...block, align, when };
  const { size = TEXT_SIZE } = block;
  if (block.block === 'words') {
    const { value, title = '' } = block;
    const text = textOfWords(compilation, { path: [...path, 'value'] }, { source: value, title }) ?? BLANK;
    return { block: 'text', text, align, size, bold: false, when };
  }
  const text = printText(compilation, { path }, block) ?? BLANK;
  const bold = conditionOf(compilation, path, { key: 'bold', schema: block });
  return { block: 'text', text, align, size, bold, when };
}
