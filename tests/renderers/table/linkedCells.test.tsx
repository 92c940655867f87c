import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import regions from '../../../schemas/dicts/example_region.json' with { type: 'json' };
import example from '../../../schemas/examples/linkage.json' with { type: 'json' };
import {
  compileDictionary,
  compilePage,
  parsePage,
  type CompiledColumn,
  type DictionarySchema,
  type Values,
} from '../../../engine/index.ts';
import type { DictItem, TablePorts } from '../../../renderers/index.ts';
import { columnOf, rowsOf } from '../../engine/table/tableFixture.ts';
import { memoryDictionaries } from '../memoryDictionaries.ts';
import { pasteInto } from './commands/clipboard/clipboardEvents.ts';
import { choiceOf, choices, press } from './openExample.tsx';
import { openTable, t, type OpenTable } from './openTable.tsx';
import { stepsOf } from '../../engine/table/tableSteps.ts';

/** Returns the detail columns of the example page: code, province, city, county. */
function exampleColumns(): readonly CompiledColumn[] {
  const { dictionary } = compileDictionary(regions as unknown as DictionarySchema);
  const { page: schema } = parsePage(JSON.stringify(example), 'linkage.json');
  if (!dictionary || !schema) throw new Error('the example cannot be read');
  const { page } = compilePage(schema, {
    id: 'examples/linkage',
    dictionaries: new Map([[dictionary.dictCode, dictionary]]),
  });
  const columns = page?.details[0]?.columns;
  if (!columns) throw new Error('the example does not compile');
  return columns;
}

const regionDictionaries = (): TablePorts['dictionaries'] => memoryDictionaries({ example_region: regions.items });

const SHENZHEN: Values = { province: 'gd', city: 'sz', county: 'yt' };

interface Opened extends OpenTable {
  /** Undoes the last step. */
  readonly undo: () => void;
  readonly steps: () => number;
}

async function open(
  rows: readonly Values[],
  given: TablePorts['dictionaries'] = regionDictionaries(),
): Promise<Opened> {
  const table = await openTable(
    { columns: exampleColumns(), rows: rowsOf(rows.length, (index) => ({ ...rows[index] })) },
    { ports: { dictionaries: given, t } },
  );
  const { steps } = stepsOf(table.model);
  return {
    ...table,
    steps: () => steps.length,
    undo: () => steps.splice(-1).forEach(({ inverse }) => table.model.apply(inverse)),
  };
}

const note = (): string | null => document.querySelector('.wb-choices-note')?.textContent ?? null;
const chain = ({ model }: OpenTable, row = 0): readonly unknown[] =>
  ['province', 'city', 'county'].map((key) => model.rowAt(row).values[key] ?? null);

const openList = async ({ cell }: OpenTable, key: string, row = 0): Promise<void> => {
  await userEvent.click(cell(row, key));
  await expect.poll(() => document.querySelector('.wb-choices')).not.toBeNull();
};

describe('choices of a cell that follow the one above in its row', () => {
  it('belong to the value of its own row, the first to none', async () => {
    const table = await open([{ province: 'gd' }, { province: 'zj' }]);
    await openList(table, 'province');
    await expect.poll(choices).toEqual(['gd广东省', 'zj浙江省']);
    await press('{Escape}');
    await openList(table, 'city');
    await expect.poll(choices).toEqual(['gz广州市', 'sz深圳市']);
    await press('{Escape}');
    await openList(table, 'city', 1);
    await expect.poll(choices).toEqual(['hz杭州市', 'nb宁波市']);
  });

  it('say what to choose first while the one above is blank', async () => {
    const table = await open([{}]);
    await openList(table, 'city');
    await expect.poll(note).toBe('请先选择上一级');
  });

  it('go blank down the chain with another choice above, as one step of undo', async () => {
    const table = await open([SHENZHEN]);
    await openList(table, 'province');
    await expect.poll(choices).toHaveLength(2);
    choiceOf('浙江省').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(chain(table)).toEqual(['zj', null, null]);
    expect(table.steps()).toBe(1);
    table.undo();
    expect(chain(table)).toEqual(['gd', 'sz', 'yt']);
  });

  it('go blank when the cell above is cleared, filled down, or set by the page', async () => {
    const table = await open([{ province: 'zj' }, SHENZHEN, SHENZHEN, SHENZHEN]);
    table.handle.focusCell('r1', 'province');
    await press('{Control>}d{/Control}');
    table.handle.focusCell('r2', 'province');
    await press('{Delete}');
    table.handle.setValues([{ rowKey: 'r3', values: { province: 'zj', city: 'hz' } }]);
    expect([1, 2, 3].map((row) => chain(table, row))).toEqual([
      ['zj', null, null],
      [null, null, null],
      ['zj', 'hz', null],
    ]);
    expect(table.steps()).toBe(3);
  });

  it('take what is pasted along: names are looked for below the row’s own value', async () => {
    const table = await open([SHENZHEN, SHENZHEN, { province: 'zj' }]);
    table.handle.focusCell('r0', 'province');
    pasteInto(table.input, '浙江省\t杭州市\n浙江省\t广州市\n浙江省\t宁波市');
    await expect.poll(() => chain(table, 2)).toEqual(['zj', 'nb', null]);
    expect(chain(table)).toEqual(['zj', 'hz', null]);
    // 广州市 is not a city of 浙江省: it is refused, and the previous value belongs to another province.
    expect(chain(table, 1)).toEqual(['zj', null, null]);
    await expect.poll(() => document.querySelector('.wb-paste [role=status]')?.textContent).toContain('1 项拒绝');
  });

  it('know a typed text only where it belongs to the row', async () => {
    const table = await open([{ province: 'gd' }]);
    table.handle.focusCell('r0', 'city');
    await press('杭州市{Tab}');
    table.handle.focusCell('r0', 'city');
    await press('深圳市{Tab}');
    await expect.poll(() => chain(table)).toEqual(['gd', 'sz', null]);
  });

  it('tell that they cannot be loaded, and are asked for again', async () => {
    let fails = true;
    const whole = regionDictionaries();
    const table = await open([{ province: 'gd' }], {
      ...whole,
      items: async (code, parent) => {
        if (fails) throw new Error('offline');
        return whole.items(code, parent);
      },
    });
    await openList(table, 'city');
    await expect.poll(note).toBe('选项加载失败');
    fails = false;
    await press('{Escape}');
    await openList(table, 'city');
    await expect.poll(choices).toEqual(['gz广州市', 'sz深圳市']);
  });
});

describe('a table with a linkageConfig', () => {
  const columns = [
    columnOf('area', { title: '大区', type: 'select', linkageKey: 'store' }),
    columnOf('store', { title: '门店', type: 'select', linkageKey: 'shelf' }),
    columnOf('shelf', { title: '货架', type: 'select' }),
  ];
  const BELOW: Readonly<Record<string, readonly DictItem[]>> = {
    '': [
      { value: 'e', text: '华东' },
      { value: 's', text: '华南' },
    ],
    e: [{ value: 'e1', text: '上海店' }],
    s: [{ value: 's1', text: '广州店' }],
    s1: [{ value: 'A', text: '甲架' }],
    e1: [],
  };

  const openConfigured = async (rows: readonly Values[]) => {
    const asked: string[] = [];
    const requestData = async (parent: string): Promise<readonly DictItem[]> => {
      asked.push(parent);
      return BELOW[parent] ?? [];
    };
    const table = await openTable(
      { columns, rows: rowsOf(rows.length, (index) => ({ ...rows[index] })) },
      { linkageConfig: [{ key: 'area', requestData }] },
    );
    return { ...table, asked };
  };

  it('asks for the choices once a value, the first ones with a blank', async () => {
    const table = await openConfigured([{ area: 's' }, { area: 's' }]);
    await expect.poll(() => table.cell(0, 'area').textContent).toBe('华南');
    for (const row of [0, 1]) {
      await openList(table, 'store', row);
      await expect.poll(choices).toEqual(['s1广州店']);
      await press('{Escape}');
    }
    expect([...table.asked].sort()).toEqual(['', 's']);
  });

  it('shows the texts of what rows hold, and says where there are no choices', async () => {
    const table = await openConfigured([
      { area: 's', store: 's1', shelf: 'A' },
      { area: 'e', store: 'e1' },
    ]);
    await expect.poll(() => table.cell(0, 'shelf').textContent).toBe('甲架');
    await openList(table, 'shelf', 1);
    await expect.poll(note).toBe('没有查询到任何数据');
  });

  it('pastes names below each row’s own value', async () => {
    const table = await openConfigured([{}, {}]);
    table.handle.focusCell('r0', 'area');
    pasteInto(table.input, '华南\t广州店\t甲架\n华东\t上海店\t甲架');
    const values = (row: number) => ['area', 'store', 'shelf'].map((key) => table.model.rowAt(row).values[key] ?? null);
    await expect.poll(() => values(0)).toEqual(['s', 's1', 'A']);
    expect(values(1)).toEqual(['e', 'e1', null]);
  });
});
