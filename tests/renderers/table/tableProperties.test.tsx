import { App, ConfigProvider } from 'antd';
import fc from 'fast-check';
import { createRef } from 'react';
import { render } from 'vitest-browser-react';
import { expect, it } from 'vitest';
import type { PageDocument, Value } from '../../../engine/index.ts';
import { EditableTable, type EditableTableHandle } from '../../../renderers/index.ts';
import { withThousands } from '../../../renderers/kit/formats/formats.ts';
import { line, open, rowIds, stored, withoutRowIds } from '../../engine/document/documentFixture.ts';
import { pasteInto } from './commands/clipboard/clipboardEvents.ts';
import { dictionaries, t } from './openTable.tsx';

/** A user's workspace: the goods of a declaration, in a table over a document. */
interface Desk {
  readonly document: PageDocument;
  readonly handle: EditableTableHandle;
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;
}

async function openDesk(): Promise<Desk> {
  const document = open({ record: stored() });
  const handle = createRef<EditableTableHandle>();
  const screen = await render(
    <ConfigProvider>
      <App>
        <div style={{ width: 900 }}>
          <EditableTable
            ref={handle}
            model={document.detail('goods')}
            ports={{ dictionaries: dictionaries(), t }}
            size="tiny"
            maxHeight={260}
            onUndo={() => void document.undo()}
            onRedo={() => void document.redo()}
          />
        </div>
      </App>
    </ConfigProvider>,
  );
  const root = screen.container;
  const input = root.querySelector<HTMLInputElement>('.wb-grid-input');
  if (handle.current === null || input === null) throw new Error('the table is not there');
  return { document, handle: handle.current, root, input };
}

type Act = (desk: Desk) => void | Promise<void>;

const KEYS = ['codeTs', 'gName', 'gQty', 'declPrice', 'declTotal', 'tradeCurr', 'firstUnit', 'model'] as const;

const press = ({ input }: Desk, key: string, init: KeyboardEventInit = {}): void => {
  input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
};

const write = (field: HTMLInputElement, text: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

/** Selects a cell and as many below and to its right; returns false if the table has no row. */
function select(desk: Desk, at: { row: number; key: string; down?: number; right?: number }): boolean {
  const model = desk.document.detail('goods');
  if (model.rowCount === 0) return false;
  const isThere = desk.handle.focusCell(model.rowAt(at.row % model.rowCount).id, at.key);
  for (let step = 0; step < (at.down ?? 0); step += 1) press(desk, 'ArrowDown', { shiftKey: true });
  for (let step = 0; step < (at.right ?? 0); step += 1) press(desk, 'ArrowRight', { shiftKey: true });
  return isThere;
}

async function replaceAll(desk: Desk, text: string, replacement: string): Promise<void> {
  press(desk, 'h', { ctrlKey: true });
  const fieldOf = (label: string) => desk.root.querySelector<HTMLInputElement>(`.wb-find input[aria-label="${label}"]`);
  await expect.poll(() => fieldOf(t('find.by'))).not.toBeNull();
  const [search, by] = [fieldOf(t('find.title')), fieldOf(t('find.by'))];
  if (search === null || by === null) return;
  write(search, text);
  write(by, replacement);
  const output = (): string => desk.root.querySelector('.wb-find output')?.textContent ?? '';
  await expect.poll(output).toMatch(/^(无结果|. \/ \d+|\d+ \/ \d+)$/);
  const button = [...desk.root.querySelectorAll<HTMLButtonElement>('.wb-find button')].find(
    ({ textContent }) => textContent === t('find.replaceAll'),
  );
  button?.click();
  search.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  await expect.poll(() => desk.root.querySelector('.wb-find')).toBeNull();
}

const text = fc.constantFrom('', '0', '5', '10', '1,234.50', 'A-009', '8471300000', '0000000000', 'USD', 'x');
const row = fc.nat({ max: 60 });
const key = fc.constantFrom(...KEYS);
const few = fc.nat({ max: 3 });
const range = fc.record({ row, key, down: few, right: few });

/** Everything that users do to rows, weighted, by the way they do it. */
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ row, key, text }).map((at): Act => (desk) => {
      if (!select(desk, at)) return;
      write(desk.input, at.text);
      press(desk, 'Enter');
    }),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(range, fc.array(fc.tuple(text, text, text), { minLength: 1, maxLength: 4 }))
      .map(([at, rows]): Act => (desk) => {
        if (select(desk, at)) pasteInto(desk.input, rows.map((cells) => cells.join('\t')).join('\n'));
      }),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(range, fc.constantFrom('d', 'r')).map(([at, letter]): Act => (desk) => {
      if (select(desk, at)) press(desk, letter, { ctrlKey: true });
    }),
  },
  {
    weight: 2,
    arbitrary: range.map((at): Act => (desk) => {
      if (select(desk, at))
        desk.root.querySelector('.wb-grid-fill')?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    }),
  },
  {
    weight: 1,
    arbitrary: range.map((at): Act => (desk) => {
      if (select(desk, at)) press(desk, 'Delete');
    }),
  },
  {
    weight: 2,
    arbitrary: row.map((index): Act => ({ document, handle }) => {
      handle.insertRows(line({ gQty: String(index) }), index % (document.detail('goods').rowCount + 1));
    }),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(row, few).map(([index, count]): Act => ({ document, handle }) => {
      handle.removeRowsById(rowIds(document).slice(index, index + count));
    }),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(row, fc.constantFrom('ArrowUp', 'ArrowDown')).map(([index, arrow]): Act => (desk) => {
      if (select(desk, { row: index, key: 'gName' })) press(desk, arrow, { altKey: true });
    }),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom('5', 'A-', 'USD', '00', 'name'), fc.constantFrom('7', 'x', '')).map(
      ([from, to]): Act =>
        (desk) =>
          replaceAll(desk, from, to),
    ),
  },
  // The effect of choosing in a popup report: several fields of a row in one step.
  {
    weight: 2,
    arbitrary: fc.tuple(row, text, text).map(([index, code, name]): Act => ({ document }) => {
      const model = document.detail('goods');
      const rowId = model.rowCount === 0 ? '' : model.rowAt(index % model.rowCount).id;
      const cells = Object.entries({ codeTs: code, gName: name, firstUnit: '001' });
      model.commit({ kind: 'set', cells: cells.map(([key, value]) => ({ rowId, key, value })) }, '选择');
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('宏达', '远航').map(
      (ownerName): Act =>
        ({ document }) =>
          document.set({ ownerName }),
    ),
  },
  { weight: 2, arbitrary: fc.constant<Act>((desk) => press(desk, 'z', { ctrlKey: true })) },
  { weight: 1, arbitrary: fc.constant<Act>((desk) => press(desk, 'y', { ctrlKey: true })) },
  {
    weight: 1,
    arbitrary: fc.nat({ max: 1500 }).map((top): Act => ({ root }) => {
      const scroller = root.querySelector('.wb-grid-scroller');
      if (scroller !== null) scroller.scrollTop = top;
    }),
  },
);

const shown = (value: Value | undefined, isNumber: boolean): string => {
  const text = value === null || value === undefined ? '' : String(value);
  return isNumber ? withThousands(text) : text;
};

/** Returns the visible cells whose content differs from the model. */
function strayCells({ document, root }: Desk): readonly string[] {
  const model = document.detail('goods');
  const keys = new Map(model.columns.map(({ title, key: name }) => [title, name]));
  const numbers = new Set(model.columns.filter(({ valueType }) => valueType === 'decimal').map((one) => one.key));
  const names = new Map(
    [...root.querySelectorAll('.wb-grid-head-cell')].map((head) => [
      head.getAttribute('aria-colindex'),
      keys.get(head.textContent ?? ''),
    ]),
  );
  return [...root.querySelectorAll<HTMLElement>('.wb-grid-row:not([hidden])')].flatMap((element) => {
    const index = Number(element.ariaRowIndex) - 2;
    if (index >= model.rowCount) return [`row ${index} is not there`];
    const { id, values } = model.rowAt(index);
    return [...element.querySelectorAll<HTMLElement>('.wb-grid-cell:not([hidden])')].flatMap((cell) => {
      const name = names.get(cell.getAttribute('aria-colindex'));
      // Its column is out of view.
      if (name === undefined) return [];
      const isBad = model.messageAt(id, name)?.level === 'error';
      const isRight =
        cell.textContent === shown(values[name], numbers.has(name)) && cell.classList.contains('is-bad') === isBad;
      return isRight ? [] : [`${index} ${name}: ${cell.textContent}`];
    });
  });
}

/** Returns the wire form of the document and its row ids, in order. */
const state = ({ document }: Desk): unknown => [document.toWire(), rowIds(document)];

/**
 * A cell that was left is validated a moment later, sometimes in the middle of an act, and rendered in the next frame.
 */
const expectAgreement = async (desk: Desk): Promise<void> => {
  await expect.poll(() => strayCells(desk), { interval: 16 }).toEqual([]);
  const drawn = desk.root.querySelectorAll('.wb-grid-row:not([hidden])').length;
  expect(drawn > 0).toBe(desk.document.detail('goods').rowCount > 0);
};

it('after 200 random actions the cells match the model, undo, redo and a full validation', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 200, maxLength: 200, size: 'max' }), async (acts) => {
      const desk = await openDesk();
      const { document } = desk;
      const start = document.toWire();
      for (const [index, one] of acts.entries()) {
        await one(desk);
        if (index % 10 === 0) await expectAgreement(desk);
      }
      await desk.handle.flush();
      while (document.canRedo) document.redo();
      await expectAgreement(desk);
      const end = state(desk);
      await document.validate('submit');
      const fresh = open({ record: document.toWire() });
      await fresh.validate('submit');
      expect(withoutRowIds(document.findings())).toEqual(withoutRowIds(fresh.findings()));
      while (document.canUndo) document.undo();
      expect(document.toWire()).toEqual(start);
      expect(document.dirty).toBe(false);
      await expectAgreement(desk);
      while (document.canRedo) document.redo();
      expect(state(desk)).toEqual(end);
      await expectAgreement(desk);
    }),
    { numRuns: 2, endOnFailure: true },
  );
}, 120_000);
