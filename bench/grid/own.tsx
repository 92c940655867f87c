import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createTemporaryId, type PageDocument, type Values } from '../../engine/index.ts';
import type { EditableTableHandle } from '../../renderers/index.ts';
import { compileBenchPage } from './benchPage.ts';
import { badCells, benchShell, BenchTable, openRecord } from './benchTable.tsx';
import { ownBlock, ownRows, ownSchema, plainCheck, skuOf } from './ownWork.ts';

const ROWS = 10_000;
const EDITS = 100;

/** The interface that `npm run bench:table -- --own` uses; times in milliseconds. */
interface OwnPage {
  /** Creates the data, so that the next measurement covers only the table. */
  prepare(): void;
  mount(): void;
  /** The first validation of all rows, and the same rules in a plain loop over the same rows. */
  validate(): Promise<{ readonly ours: number; readonly plain: number }>;
  /**
   * Average time of one edit of a unique column in 10,000 validated rows, and of one edit of a cell that a rule reads.
   */
  edit(): Promise<{ readonly unique: number; readonly ruled: number }>;
  /** 500 rows of 30 columns, from the paste to the painted rows; into existing rows, or into an empty table. */
  paste(into: 'rows' | 'none'): Promise<number>;
  /** Inserts rows at the top and removes rows, from the change to the second frame; and the script share of each. */
  rows(): Promise<Readonly<Record<string, number>>>;
}

declare global {
  interface Window {
    __own: OwnPage;
  }
}

const element = document.getElementById('root');
if (element === null) throw new Error('the page has no #root');
const root = createRoot(element);
const schema = ownSchema(20);
let data: Values[] = [];
let drawn = 0;

flushSync(() => root.render(benchShell(null)));

const recordOf = (rows: Values[], of = schema): PageDocument => openRecord(compileBenchPage(of), rows);

const draw = (record: PageDocument): void => {
  drawn += 1;
  flushSync(() =>
    root.render(
      benchShell(
        <BenchTable
          key={drawn}
          handle={createRef<EditableTableHandle>()}
          document={record}
          rowHeight={schema.rowHeight}
        />,
      ),
    ),
  );
};

const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

async function settled(start: number): Promise<number> {
  await frame();
  await frame();
  return performance.now() - start;
}

const input = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('.wb-grid-input');
  if (found === null) throw new Error('the table is not there');
  return found;
};

/** Commits edits of one column one after another, as users do. Returns the average time per edit in ms. */
function editsOf(record: PageDocument, key: string, valueAt: (index: number) => string): number {
  const model = record.detail('rows');
  const start = performance.now();
  for (let index = 0; index < EDITS; index += 1)
    model.commit({ kind: 'set', cells: [{ rowId: model.rowAt(index).id, key, value: valueAt(index) }] }, 'edit');
  return (performance.now() - start) / EDITS;
}

window.__own = {
  prepare() {
    data = ownRows(schema, ROWS);
  },
  mount() {
    draw(recordOf(data));
  },
  async validate() {
    const rows = ownRows(schema, ROWS);
    // Makes every 97th row invalid.
    for (const [index, row] of rows.entries()) if (index % 97 === 13) row['c1'] = '-1';
    const record = recordOf(rows);
    let start = performance.now();
    const found = await badCells(record);
    const ours = performance.now() - start;
    start = performance.now();
    const expected = plainCheck(schema, rows);
    if (found !== expected) throw new Error(`${found} bad cells instead of ${expected}`);
    return { ours, plain: performance.now() - start };
  },
  async edit() {
    const record = recordOf(ownRows(schema, ROWS));
    await record.validate('submit');
    return {
      // Every second edit repeats a value of another row, which makes that row invalid too.
      unique: editsOf(record, 'c0', (index) => skuOf(index % 2 === 0 ? index + ROWS / 2 : index + ROWS)),
      ruled: editsOf(record, 'c1', (index) => String(index % 2 === 0 ? -index - 1 : index)),
    };
  },
  async paste(into) {
    const wide = ownSchema(30);
    const record = recordOf(into === 'rows' ? ownRows(wide, 500) : [], wide);
    draw(record);
    await record.validate('submit');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ownBlock(wide, 500));
    input().focus();
    await settled(performance.now());
    const start = performance.now();
    input().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    const taken = await settled(start);
    const model = record.detail('rows');
    if (model.rowCount !== 500 || model.rowAt(499).values['c0'] !== skuOf(499)) throw new Error('not pasted');
    return taken;
  },
  async rows() {
    const record = recordOf(ownRows(schema, ROWS));
    const model = record.detail('rows');
    draw(record);
    const spare = ownRows(schema, ROWS + 101).slice(ROWS);
    const placed = spare.map(({ id: _id, ...values }, index) => ({ index, row: { id: createTemporaryId(), values } }));
    await settled(performance.now());
    const figures: Record<string, number> = {};
    const measure = async (name: string, act: () => void): Promise<void> => {
      const start = performance.now();
      act();
      figures[`${name}, script`] = performance.now() - start;
      figures[name] = await settled(start);
      await settled(performance.now());
    };
    await measure('insert 1', () => model.commit({ kind: 'insert', rows: placed.slice(0, 1) }, 'insert'));
    await measure('insert 100', () => model.commit({ kind: 'insert', rows: placed.slice(1) }, 'insert'));
    const rowIds = Array.from({ length: 100 }, (_, index) => `r${index * 97 + 1}`);
    await measure('remove 100', () => model.commit({ kind: 'remove', rowIds }, 'remove'));
    return figures;
  },
};
