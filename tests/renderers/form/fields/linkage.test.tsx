import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import regions from '../../../../schemas/dicts/example_region.json' with { type: 'json' };
import example from '../../../../schemas/examples/linkage.json' with { type: 'json' };
import { compileDictionary, compilePage, parsePage } from '../../../../engine/index.ts';
import type { CompiledPage, DictionarySchema } from '../../../../engine/index.ts';
import { memoryDictionaries } from '../../memoryDictionaries.ts';
import { showPage } from '../../showPage.tsx';
import { testPorts } from '../../testPorts.ts';

const linkagePage = (): CompiledPage => {
  const { dictionary } = compileDictionary(regions as unknown as DictionarySchema);
  const { page: schema } = parsePage(JSON.stringify(example), 'linkage.json');
  if (!dictionary || !schema) throw new Error('the example cannot be read');
  const { page } = compilePage(schema, {
    id: 'examples/linkage',
    dictionaries: new Map([[dictionary.dictCode, dictionary]]),
  });
  if (!page) throw new Error('the example does not compile');
  return page;
};

const choice = (name: string) => screen.getByRole('combobox', { name, exact: true });

const offered = (): string[] => [...document.querySelectorAll('.wb-choice')].map((option) => option.textContent ?? '');

const choose = async (name: string, text: string): Promise<void> => {
  await userEvent.click(choice(name), { force: true });
  await userEvent.keyboard(`${text}{Enter}`);
};

const shown = (name: string): string => (choice(name).element() as HTMLInputElement).value;

test('offers dependent choices below a choice, and clears the chain when it changes', async () => {
  const ports = testPorts({ dictionaries: memoryDictionaries({ example_region: regions.items }) });
  await showPage({ page: linkagePage(), ports, view: { kind: 'form', id: null } });
  await userEvent.click(choice('城市'), { force: true });
  await expect.element(screen.getByText('请先选择上一级')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(choice('省份'), { force: true });
  await expect.poll(offered).toEqual(['广东省', '浙江省']);
  await userEvent.keyboard('广东{Enter}');
  await userEvent.click(choice('城市'), { force: true });
  await expect.poll(offered).toEqual(['广州市', '深圳市']);
  await userEvent.keyboard('深圳{Enter}');
  await choose('区县', '盐田');
  await expect.poll(() => [shown('城市'), shown('区县')]).toEqual(['深圳市', '盐田区']);
  await choose('省份', '浙江');
  await expect.poll(() => [shown('省份'), shown('城市'), shown('区县')]).toEqual(['浙江省', '', '']);
  await userEvent.click(choice('城市'), { force: true });
  await expect.poll(offered).toEqual(['杭州市', '宁波市']);
});
