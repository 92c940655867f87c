import { App, ConfigProvider, theme } from 'antd';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { createTableModel } from '../../../engine/index.ts';
import { EditableTable, ThemedTables, type DictItem, type Dictionaries } from '../../../renderers/index.ts';
import { DictView, SeveralView } from '../../../renderers/widgets/types/DictView.tsx';
import { TreeView } from '../../../renderers/widgets/types/tree/TreeView.tsx';
import { PickView } from '../../../renderers/widgets/pickers/PickView.tsx';
import { PortsProvider } from '../../../renderers/kit/ports/portsContext.ts';
import { useThemeVariables } from '../../../renderers/kit/theme/useThemeVariables.ts';
import { columnOf, rowsOf } from '../../engine/table/tableFixture.ts';
import { contrastOf } from '../contrast.ts';
import { memoryDictionaries } from '../memoryDictionaries.ts';
import { testPorts } from '../testPorts.ts';
import { openTable, t, type OpenTable } from './openTable.tsx';

/** Background as on pages. */
const Ground = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ ...useThemeVariables(), background: theme.useToken().token.colorBgContainer }}>{children}</div>
);

const COLOURS = ['yellow', '#ffffff', '#000000', 'green', '#1677ff', 'lime', 'red', '#fadb14', 'gray', 'navy'];

const ITEMS: readonly DictItem[] = [
  { value: 'A', text: '暂存' },
  { value: 'lisi', text: '李四' },
  { value: 'left', text: '王五', disabled: true },
  ...COLOURS.map((color, index) => ({ value: `C${index}`, text: `颜色${index}`, color })),
];

/** Returns a dictionary that answers when the test triggers it. */
function slowDictionary() {
  const waiting: (() => void)[] = [];
  let asked = 0;
  let fails = false;
  const lookup: Dictionaries['lookup'] = async (_, values) => {
    asked += 1;
    await new Promise<void>((resolve) => waiting.push(resolve));
    if (fails) throw new Error('no answer');
    return Object.fromEntries(values.map((value) => [value, ITEMS.find((item) => item.value === value) ?? null]));
  };
  const unused = async () => [];
  return {
    dictionaries: { items: unused, search: unused, lookup } satisfies Dictionaries,
    asked: () => asked,
    answer: (how?: 'fails') => {
      fails = how === 'fails';
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}

const picker = { of: 'users', store: 'username', text: 'realname' } as const;

const columns = [
  columnOf('one', { title: '状态', type: 'select', dictCode: 'state' }),
  columnOf('many', { title: '商品', type: 'sel_search', dictCode: 'hs' }),
  columnOf('free', { title: '提示', type: 'autocomplete', dictCode: 'free', allowInput: true }),
  columnOf('tree', { title: '部门', type: 'sel_tree', dictCode: 'tree' }),
  columnOf('people', { title: '人员', type: 'sel_user', dictCode: 'user', multiple: true, picker }),
];

const open = (value: string, { dictionaries }: ReturnType<typeof slowDictionary>): Promise<OpenTable> =>
  openTable(
    { columns, rows: rowsOf(1, () => Object.fromEntries(columns.map(({ key }) => [key, value]))) },
    { ports: { dictionaries, t } },
  );

const KEYS = ['one', 'many', 'free', 'tree', 'people'] as const;
const textsOf = (table: OpenTable) => KEYS.map((key) => table.cell(0, key).textContent);

describe('a cell whose text is on its way', () => {
  it('shows nothing until it is there, and never the code [W9-2]', async () => {
    const slow = slowDictionary();
    const table = await open('A', slow);
    await expect.poll(slow.asked).toBe(KEYS.length);
    expect(textsOf(table)).toEqual(['', '', '', '', '']);
    slow.answer();
    await expect.poll(() => textsOf(table)).toEqual(['暂存', 'A - 暂存', '暂存', '暂存', '暂存']);
  });

  it('shows an unknown code marked with the reason, but does not mark free text', async () => {
    const slow = slowDictionary();
    const table = await open('ZZ', slow);
    await expect.poll(slow.asked).toBe(KEYS.length);
    slow.answer();
    await expect.poll(() => textsOf(table)).toEqual(['ZZ', 'ZZ', 'ZZ', 'ZZ', 'ZZ']);
    const marked = KEYS.filter((key) => table.cell(0, key).querySelector('[title="“ZZ”已不存在"]') !== null);
    expect(marked).toEqual(['one', 'many', 'tree', 'people']);
  });

  it('shows the unmarked code when the lookup fails, and does not retry at once', async () => {
    const slow = slowDictionary();
    const table = await open('A', slow);
    await expect.poll(slow.asked).toBe(KEYS.length);
    slow.answer('fails');
    await expect.poll(() => textsOf(table)).toEqual(['A', 'A', 'A', 'A', 'A']);
    expect(document.querySelector('.wb-chip.is-gone')).toBeNull();
    slow.answer('fails');
    const asked = slow.asked();
    // Long enough for requests that are batched together to be sent.
    for (let frame = 0; frame < 6; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(slow.asked()).toBe(asked);
  });
});

it('marks people who have left beside those who are there [W4-14]', async () => {
  const slow = slowDictionary();
  const table = await open('lisi,left,nobody', slow);
  await expect.poll(slow.asked).toBe(KEYS.length);
  slow.answer();
  const chips = () => [...table.cell(0, 'people').querySelectorAll<HTMLElement>('.wb-chip')];
  await expect.poll(() => chips().map(({ textContent }) => textContent)).toEqual(['李四', '王五', 'nobody']);
  expect(chips().map(({ title }) => title)).toEqual(['', '“王五”已停用', '“nobody”已不存在']);
  expect(chips().map(({ classList }) => classList.contains('is-gone'))).toEqual([false, true, true]);
});

describe.each([
  ['light', theme.defaultAlgorithm],
  ['dark', theme.darkAlgorithm],
] as const)('in the %s theme', (_, algorithm) => {
  it('a coloured item is a tag that can be read at 4.5 to 1', async () => {
    const slow = slowDictionary();
    const model = createTableModel({
      columns: columns.slice(0, 1),
      rows: rowsOf(COLOURS.length, (index) => ({ one: `C${index}` })),
    });
    await render(
      <ConfigProvider theme={{ algorithm }}>
        <App>
          <ThemedTables>
            <EditableTable model={model} ports={{ dictionaries: slow.dictionaries, t }} label="商品" size="tiny" />
          </ThemedTables>
        </App>
      </ConfigProvider>,
    );
    await expect.poll(slow.asked).toBe(1);
    slow.answer();
    const chips = () => [...document.querySelectorAll('.wb-grid-row:not([hidden]) .wb-chip')];
    await expect.poll(() => chips().length).toBe(COLOURS.length);
    for (const chip of chips()) expect(contrastOf(chip), chip.getAttribute('style') ?? '').toBeGreaterThanOrEqual(4.5);
  });

  it('the views of choices mark and colour in the same way', async () => {
    const ports = testPorts({ dictionaries: memoryDictionaries({ state: ITEMS, user: ITEMS, tree: ITEMS }) });
    const [one, , , tree, people] = columns;
    if (one === undefined || tree === undefined || people === undefined) throw new Error('columns are missing');
    const several = { ...one, type: 'select-multiple', multiple: true } as const;
    const values = [...COLOURS.map((_colour, index) => `C${index}`), 'ZZ'];
    await render(
      <ConfigProvider theme={{ algorithm }}>
        <App>
          <PortsProvider value={ports}>
            <Ground>
              {values.map((value) => (
                <DictView key={value} column={one} value={value} />
              ))}
              <SeveralView column={several} value={values.join(',')} />
              <TreeView column={tree} value="ZZ" />
              <PickView column={people} value="lisi,left,ZZ" />
              <DictView column={one} value="C0" text="颜色零" />
            </Ground>
          </PortsProvider>
        </App>
      </ConfigProvider>,
    );
    const all = (mark: string) => [...document.querySelectorAll(mark)];
    await expect.poll(() => all('.wb-chip').length).toBe(2 * COLOURS.length + 1);
    await expect.poll(() => all('[title="“ZZ”已不存在"]').length).toBe(4);
    expect(all('[title="“王五”已停用"]').length).toBe(1);
    for (const chip of all('.wb-chip, .wb-unknown'))
      expect(contrastOf(chip), chip.getAttribute('style') ?? '').toBeGreaterThanOrEqual(4.5);
  });
});
