import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ColumnType, CompiledColumn } from '../../../../engine/index.ts';
import { renderersZhCN, type DictItem } from '../../../../renderers/index.ts';
import { Paginator } from '../../../../renderers/kit/blocks/Paginator.tsx';
import { SlideCheck } from '../../../../src/features/verification/SlideCheck.tsx';
import { memoryDictionaries } from '../../memoryDictionaries.ts';
import { memoryTrees, nodesOf } from '../../memoryTrees.ts';
import { memoryDirectory, peopleDictionaries } from '../pickers/memoryDirectory.ts';
import { exampleHeader } from '../../table/openExample.tsx';
import { testPorts } from '../../testPorts.ts';
import { memoryUploads } from '../../data/uploads/memoryUploads.ts';
import { fileOf } from '../../data/uploads/sending.ts';
import { showEdit } from './showEdit.tsx';

const COMPANY = '3702941234 - 91370200MA3C0X1234 - 青岛远航报关有限公司 - 3700601234';
const NODES = nodesOf({ 机电产品: { 电子元件: {} }, 纺织服装: {} });
const ITEMS: Readonly<Record<string, readonly DictItem[]>> = {
  fee_mark: [
    { value: '1', text: '率' },
    { value: '2', text: '单价' },
  ],
  country: [
    { value: 'CHN', text: '中国' },
    { value: 'JPN', text: '日本' },
  ],
  enterprise: [{ value: '3702941234', text: COMPANY }],
  'sys_category,name,id': [],
};

const ports = () => {
  const own = memoryDictionaries(ITEMS);
  const people = peopleDictionaries();
  const of = (code: string) => (code.startsWith('pick:') ? people : own);
  return testPorts({
    dictionaries: {
      items: async (code, parent) => (ITEMS[code] === undefined ? [] : own.items(code, parent)),
      search: async (code, keyword, options) => of(code).search(code, keyword, options),
      lookup: async (code, values) =>
        ITEMS[code] === undefined && !code.startsWith('pick:')
          ? Object.fromEntries(values.map((value) => [value, null]))
          : of(code).lookup(code, values),
    },
    directory: memoryDirectory(),
    trees: memoryTrees(NODES),
    uploads: memoryUploads({}).uploads,
  });
};

const customs = (): CompiledColumn => ({
  ...exampleHeader('sel_search', 'country'),
  title: '收发货人',
  dictCode: 'enterprise',
  look: 'customs',
});

interface Widget {
  readonly column: () => CompiledColumn;
  readonly typed: string;
  readonly value: string;
  /** Title of the choice that must be visible before it is taken; absent: the value is taken as typed. */
  readonly offered?: string;
}

const of = (type: ColumnType, key: string) => () => exampleHeader(type, key);

/** Each widget in the words of the clause, operated with the keyboard only. */
const WIDGETS: Readonly<Record<string, Widget>> = {
  'a dictionary select': { column: of('select', 'feeMark'), typed: '单价', value: '2' },
  'a dictionary auto-complete': { column: of('autocomplete', 'country'), typed: 'JPN', value: 'JPN' },
  'a multi-select': { column: of('list_multi', 'services'), typed: '运输', value: '运输' },
  'a user picker': { column: of('sel_user', 'owner'), typed: '李四', value: 'lisi', offered: '李四（lisi）' },
  'a department picker': { column: of('sel_depart', 'departs'), typed: '归类组', value: 'd2', offered: '归类组（d2）' },
  'a position picker': {
    column: of('sel_position', 'position'),
    typed: '报关员',
    value: 'declarant',
    offered: '报关员（declarant）',
  },
  'a customs picker': { column: customs, typed: '远航', value: '3702941234', offered: COMPANY },
  'a category tree select': { column: of('cat_tree', 'category'), typed: '电子元件', value: 'n2' },
  'a tree-select for dictionary tables': { column: of('sel_tree', 'category'), typed: '电子元件', value: 'n2' },
  'an area picker': { column: of('pca', 'area'), typed: '福田区', value: '440304' },
  'a tag input': { column: of('tags', 'marks'), typed: 'ABCD', value: 'AB;CD' },
  'a popup textarea': { column: of('input_pop', 'clause'), typed: '第一条', value: '第一条' },
  'a month picker': { column: of('month', 'endMonth'), typed: '8', value: '8' },
  'a cron editor': { column: of('cron', 'runsAt'), typed: '0 0 8 * * ? *', value: '0 0 8 * * ? *' },
  'the other cron editor': { column: of('cron', 'closesAt'), typed: '0 0 9 * * ? *', value: '0 0 9 * * ? *' },
};

test.each(Object.entries(WIDGETS))('%s is labelled, and takes what is typed [W2.3-1]', async (_name, widget) => {
  const column = widget.column();
  const { commits } = await showEdit(column, ports());
  const field = screen.getByLabelText(column.title, { exact: true });
  // The control itself, not the placeholder of a lazy-loaded one.
  await expect.poll(() => field.elements().at(0)?.matches('input:not([aria-busy]), textarea')).toBe(true);
  await userEvent.click(field);
  await userEvent.keyboard(widget.typed);
  if (widget.offered !== undefined) await expect.element(screen.getByTitle(widget.offered).first()).toBeVisible();
  // In a multi-line text Enter adds a line.
  if (column.type !== 'input_pop') await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await expect.poll(() => commits.at(-1)?.value).toBe(widget.value);
});

test.each([
  ['file', 'papers', fileOf('一.pdf')],
  ['image', 'photos', fileOf('一.png', 'image/png')],
] as const)('an upload of type %s takes a file [W2.3-1]', async (type, key, file) => {
  const memory = memoryUploads({});
  const { commits } = await showEdit(exampleHeader(type, key), testPorts({ uploads: memory.uploads }));
  await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull();
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, [file]);
  await memory.of(file.name).answer(`temp/${file.name}`);
  await expect.poll(() => commits.at(-1)?.value).toBe(`temp/${file.name}`);
});

test('a paginator turns the page [W2.3-1]', async () => {
  const turned: number[] = [];
  const texts: Readonly<Record<string, string>> = renderersZhCN;
  await render(<Paginator t={(key) => texts[key] ?? key} total={35} onChange={(page) => void turned.push(page)} />);
  await userEvent.click(screen.getByTitle('2', { exact: true }));
  expect(turned).toEqual([2]);
});

test('a slider is dragged to verify [W2.3-1]', async () => {
  let passed = 0;
  await render(
    <div style={{ width: 340 }}>
      <SlideCheck onSuccess={() => void (passed += 1)} />
    </div>,
  );
  const handle = screen.getByRole('slider', { name: '拖动滑块验证' });
  const element = handle.element() as HTMLElement;
  // The browser captures real pointers only.
  element.setPointerCapture = () => undefined;
  const { left, top } = element.getBoundingClientRect();
  const point = (type: string, x: number): void => {
    element.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX: left + 20 + x, clientY: top + 20 }),
    );
  };
  point('pointerdown', 0);
  point('pointermove', 100);
  expect(passed).toBe(0);
  point('pointermove', 340);
  point('pointerup', 340);
  await expect.poll(() => passed).toBe(1);
});
