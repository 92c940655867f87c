import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { compilePage, type CompiledColumn } from '../../../../engine/index.ts';
import { memoryDictionaries } from '../../memoryDictionaries.ts';
import { testPorts } from '../../testPorts.ts';
import { showEdit } from './showEdit.tsx';

const ports = () =>
  testPorts({ dictionaries: memoryDictionaries({ china_area: [{ value: '440305', text: '广东省/深圳市/南山区' }] }) });

const compiled = (areaType?: string): CompiledColumn => {
  const { page, problems } = compilePage(
    {
      schemaVersion: 1,
      kind: 'list',
      title: 'T',
      resource: { url: '/t', table: 't', permission: 't:t', dataScope: 'all' },
      columns: [{ type: 'pca', key: 'area', title: '地区', ...(areaType !== undefined && { areaType }) }],
      list: { columns: ['area'] },
      form: { open: 'tab', groups: [{ key: 'g', title: 'G', columns: 1, fields: ['area'] }] },
    } as never,
    { id: 't', dictionaries: new Map() },
  );
  const found = page?.columnByKey.get('area');
  if (found === undefined) throw new Error(JSON.stringify(problems));
  return found;
};

const values = (commits: readonly { value: unknown }[]) => commits.map(({ value }) => value);

test('is chosen by level in a cascader, storing the code, showing the full name [W2.3-1]', async () => {
  const { commits } = await showEdit(compiled(), ports());
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.click(screen.getByRole('option', { name: '广东省' }));
  await userEvent.click(screen.getByRole('option', { name: '深圳市' }));
  await userEvent.click(screen.getByRole('option', { name: '南山区' }));
  expect(values(commits).at(-1)).toBe('440305');
  expect(commits.at(-1)?.item?.text).toBe('广东省/深圳市/南山区');
  await expect.element(screen.getByTitle('广东省/深圳市/南山区')).toBeVisible();
});

test.each(['福田区', '440304', 'futianqu', '广东省深圳市福田区', '深圳市 / 福田区'])(
  'takes %s with Enter as it is typed',
  async (typed) => {
    const { commits } = await showEdit(compiled(), ports());
    await expect.element(screen.getByRole('combobox')).toBeVisible();
    await userEvent.type(screen.getByRole('combobox'), `${typed}{Enter}`);
    await expect.poll(() => values(commits)).toEqual(['440304']);
  },
);

test('is chosen from three dependent lists side by side', async () => {
  const { commits } = await showEdit(compiled('select'), ports(), '440305');
  await expect.element(screen.getByRole('combobox', { name: '地区 区/县' })).toHaveValue('南山区');
  const [province, city, district] = ['省', '市', '区/县'].map((name) =>
    screen.getByRole('combobox', { name: `地区 ${name}` }),
  );
  if (province === undefined || city === undefined || district === undefined) throw new Error('a list is missing');
  await userEvent.type(city, 'gz');
  await userEvent.keyboard('{Enter}');
  expect(values(commits)).toEqual(['440100']);
  await userEvent.type(district, '天河{Enter}');
  expect(values(commits).at(-1)).toBe('440106');
  await userEvent.type(province, '香港{Enter}');
  expect(values(commits).at(-1)).toBe('810000');
});

test('shows Bad type value for an unknown selection type [W5.1-34]', async () => {
  await showEdit({ ...compiled(), areaType: 'wheel' }, ports());
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Bad type value');
});
