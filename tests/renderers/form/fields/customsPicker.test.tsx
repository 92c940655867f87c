import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import enterprises from '../../../../schemas/dicts/example_enterprise.json' with { type: 'json' };
import example from '../../../../schemas/examples/customs-picker.json' with { type: 'json' };
import { compileDictionary, compilePage, type DictionarySchema, type PageSchema } from '../../../../engine/index.ts';
import { memoryDictionaries } from '../../memoryDictionaries.ts';
import { showPage } from '../../showPage.tsx';
import { testPorts } from '../../testPorts.ts';

const field = (name: string) => screen.getByRole('textbox', { name, exact: true });

test('the customs picker example offers enterprises in four fields and fills related fields [W2.3-1][W3.3-3]', async () => {
  const { dictionary } = compileDictionary(enterprises as DictionarySchema);
  if (dictionary === undefined) throw new Error('the dictionary of the example does not compile');
  const dictionaries = new Map([[dictionary.dictCode, dictionary]]);
  const { page } = compilePage(example as unknown as PageSchema, { id: 'examples/customs-picker', dictionaries });
  if (page === undefined) throw new Error('the example does not compile');
  const ports = testPorts({ dictionaries: memoryDictionaries({ example_enterprise: enterprises.items }) });
  await showPage({ page, ports, view: { kind: 'form', id: null } });
  await userEvent.click(screen.getByRole('combobox', { name: '生产销售单位' }), { force: true });
  await userEvent.keyboard('宁波');
  const places = () => [...document.querySelectorAll('.wb-choice .wb-customs > span')].map((one) => one.textContent);
  const [, ningbo] = enterprises.items;
  const { taxNumber = '', company = '', ciqCode = '' } = ningbo?.attributes ?? {};
  await expect.poll(places).toEqual([ningbo?.value, taxNumber, company, ciqCode]);
  await expect.element(screen.getByText('检验检疫编码').first()).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('单位名称')).toHaveValue(company);
  await expect.element(field('统一社会信用代码')).toHaveValue(taxNumber);
  await expect.element(field('检验检疫编码')).toHaveValue(ciqCode);
});

test('the example has four text parts, and a name may contain the separator [W3.3-3]', () => {
  for (const { value, text, attributes } of enterprises.items)
    expect(text).toBe([value, attributes.taxNumber, attributes.company, attributes.ciqCode].join(' - '));
  expect(enterprises.items.some(({ attributes }) => attributes.company.includes(' - '))).toBe(true);
});
