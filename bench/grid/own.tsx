import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createTableModel, type TableModel, type Values } from '../../engine/index.ts';
import type { EditableTableHandle } from '../../renderers/index.ts';
import { compileBenchColumns } from './benchColumns.ts';
import { BenchTable } from './benchTable.tsx';
import { ownBlock, ownRows, ownSchema, skuOf } from './ownWork.ts';

const ROWS = 10_000;
const EDITS = 100;

/** What `npm run bench:table -- --own` asks of the page; milliseconds. */
interface OwnPage {
  /** Makes the data, so that what is measured after it is the table alone. */
  prepare(): void;
  mount(): void;
  /** One edit of a unique column in 10,000 judged rows, on average. */
  edit(): number;
  /** 500 rows of 30 columns, from the paste to the painted rows; into rows that are there, or into none. */
  paste(into: 'rows' | 'none'): Promise<number>;
  /** Rows at the top and out of it, from the change to the second frame; and the share of it in script. */
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

const draw = (model: TableModel): void => {
  flushSync(() =>
    root.render(
      <div style={{ width: 1400, height: 600 }}>
        <BenchTable
          key={model.revision}
          handle={createRef<EditableTableHandle>()}
          model={model}
          rowHeight={schema.rowHeight}
        />
      </div>,
    ),
  );
};

const modelOf = (rows: Values[], of = schema): TableModel =>
  createTableModel({ columns: compileBenchColumns(of), rows });

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

window.__own = {
  prepare() {
    data = ownRows(schema, ROWS);
  },
  mount() {
    draw(modelOf(data));
  },
  edit() {
    const model = modelOf(ownRows(schema, ROWS));
    model.validateAll('submit');
    const start = performance.now();
    for (let index = 0; index < EDITS; index += 1) {
      // Every other one repeats a value of another row, and so makes that one bad as well.
      const value = skuOf(index % 2 === 0 ? index + ROWS / 2 : index + ROWS);
      model.commit({ kind: 'set', cells: [{ rowId: `r${index}`, key: 'c0', value }] }, 'edit');
    }
    return (performance.now() - start) / EDITS;
  },
  async paste(into) {
    const wide = ownSchema(30);
    const model = modelOf(into === 'rows' ? ownRows(wide, 500) : [], wide);
    draw(model);
    model.validateAll('submit');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ownBlock(wide, 500));
    input().focus();
    await settled(performance.now());
    const start = performance.now();
    input().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    const taken = await settled(start);
    if (model.rowCount !== 500 || model.rowAt(499).values['c0'] !== skuOf(499)) throw new Error('not pasted');
    return taken;
  },
  async rows() {
    const model = modelOf(ownRows(schema, ROWS));
    draw(model);
    const spare = ownRows(schema, ROWS + 101).slice(ROWS);
    const placed = spare.map((values, index) => ({ index, row: { id: String(values['id']), values } }));
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
