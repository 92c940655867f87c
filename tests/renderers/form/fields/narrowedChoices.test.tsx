import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import regions from '../../../../schemas/dicts/example_region.json' with { type: 'json' };
import { compileDictionary, compilePage } from '../../../../engine/index.ts';
import type { ColumnSchema, CompiledPage, DictionarySchema, PageSchema } from '../../../../engine/index.ts';
import { memoryDictionaries } from '../../memoryDictionaries.ts';
import { showPage } from '../../showPage.tsx';
import { testPorts } from '../../testPorts.ts';

const DICT = { dictCode: 'example_region' } as const;

/** Fields whose choices depend on another field through `$values`, in the header and in rows. */
const COLUMNS: readonly ColumnSchema[] = [
  { type: 'input', key: 'above', title: '上级' },
  { type: 'select', key: 'listed', title: '列表', ...DICT, param: { parent: '$values.above' } },
  { type: 'radio', key: 'marked', title: '圆点', ...DICT, param: { parent: '$values.above' } },
  { type: 'sel_search', key: 'searched', title: '搜索', ...DICT, param: { parent: '$values.above' } },
  { type: 'autocomplete', key: 'offered', title: '提示', ...DICT, param: { parent: '$values.above' } },
];

function placesPage(): CompiledPage {
  const { dictionary } = compileDictionary(regions as unknown as DictionarySchema);
  if (dictionary === undefined) throw new Error('no dictionary');
  const schema: PageSchema = {
    schemaVersion: 1,
    kind: 'list',
    title: '地点',
    resource: { url: '/test/places', table: 'test_places', permission: 'test:places' },
    columns: [...COLUMNS],
    details: [
      {
        key: 'lines',
        title: '明细',
        table: 'test_places_line',
        minRows: 1,
        columns: [
          { type: 'input', key: 'own', title: '行上级' },
          { type: 'select', key: 'place', title: '行列表', ...DICT, param: { parent: '$row.own' } },
          { type: 'sel_search', key: 'spot', title: '行搜索', ...DICT, param: { parent: '$row.own' } },
        ],
      },
    ],
    list: { columns: ['above'] },
    form: {
      groups: [{ key: 'base', title: '基本', fields: COLUMNS.map(({ key }) => key) as [string] }],
      tabs: [{ detail: 'lines' }],
    },
  };
  const { page, problems } = compilePage(schema, {
    id: 'test/places',
    dictionaries: new Map([[DICT.dictCode, dictionary]]),
  });
  if (page === undefined) throw new Error(JSON.stringify(problems));
  return page;
}

const field = (name: string) => screen.getByRole('combobox', { name, exact: true });
const offered = (): string[] => [...document.querySelectorAll('.wb-choice')].map((choice) => choice.textContent ?? '');
const type = async (name: string, text: string): Promise<void> => {
  await userEvent.click(screen.getByRole('textbox', { name, exact: true }));
  await userEvent.keyboard(`{Control>}a{/Control}${text}{Tab}`);
};

async function openForm(): Promise<void> {
  const ports = testPorts({ dictionaries: memoryDictionaries({ example_region: regions.items }) });
  await showPage({ page: placesPage(), ports, view: { kind: 'form', id: null } });
}

/** The options in the list of a cell. */
const cellTexts = (): string[] =>
  screen
    .getByRole('option')
    .elements()
    .map((option) => (option.textContent ?? '').replace(/^\w+( - | )?/, ''));

const texts = (): string[] => offered().map((text) => text.replace(/^\w+ - /, ''));

/** Opens a field's list; types the text if the field is searchable. */
async function open(name: string, typed: string): Promise<void> {
  await userEvent.click(field(name), { force: true });
  if (typed !== '') await userEvent.keyboard(`{Control>}a{/Control}${typed}`);
}

test.each([
  { name: '列表', typed: '', first: ['广州市', '深圳市'], after: ['杭州市', '宁波市'] },
  { name: '搜索', typed: '州', first: ['广州市'], after: ['杭州市'] },
  { name: '提示', typed: '州', first: ['广州市'], after: ['杭州市'] },
])('$name offers what the other field narrows it to, as that is now', async ({ name, typed, first, after }) => {
  await openForm();
  await type('上级', 'gd');
  await open(name, typed);
  await expect.poll(texts).toEqual(first);
  await userEvent.keyboard('{Escape}{Escape}');
  await type('上级', 'zj');
  await open(name, typed);
  await expect.poll(texts).toEqual(after);
});

test('round marks follow the other field, and a blank one narrows nothing', async () => {
  await openForm();
  const marks = (): number => screen.getByRole('radio').elements().length;
  await expect.poll(marks).toBe(regions.items.length);
  await type('上级', 'gd');
  await expect.poll(marks).toBe(2);
  await userEvent.click(screen.getByRole('radio', { name: '深圳市' }));
  await type('上级', 'zj');
  // The stored value stays, displayed by its name.
  await expect.poll(marks).toBe(3);
  await expect.element(screen.getByRole('radio', { name: '深圳市' })).toBeChecked();
});

test('a typed text finds nothing that is not offered', async () => {
  await openForm();
  await type('上级', 'gd');
  await userEvent.click(field('搜索'), { force: true });
  await userEvent.keyboard('hz{Tab}');
  await expect.element(screen.getByText('搜索“hz”没有找到，请修改或清空')).toBeVisible();
});

test('cells offer what their own row narrows them to, and typed text finds nothing else', async () => {
  await openForm();
  await expect.element(screen.getByRole('textbox', { name: '上级', exact: true })).toHaveFocus();
  await expect.poll(() => document.querySelector('.wb-grid-input')).not.toBeNull();
  document.querySelector<HTMLInputElement>('.wb-grid-input')?.focus();
  await userEvent.keyboard('{Control>}{Home}{/Control}gd{Tab}{F2}');
  await expect.poll(cellTexts).toEqual(['广州市', '深圳市']);
  await userEvent.keyboard('{Escape}{Tab}{F2}州');
  await expect.poll(cellTexts).toEqual(['广州市']);
  await userEvent.keyboard('{Escape}hz{Tab}');
  await expect.element(screen.getByText('行搜索“hz”没有找到，请修改或清空').first()).toBeVisible();
});
