import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createPageDocument, type ColumnSchema } from '../../../../engine/index.ts';
import { createDrafts, DocumentForm, registry } from '../../../../renderers/index.ts';
import { memoryDictionaries, orderDictionaries } from '../../memoryDictionaries.ts';
import { compileTestPage } from '../../orderPage.ts';
import { memoryDirectory } from '../../widgets/pickers/memoryDirectory.ts';
import { testPorts } from '../../testPorts.ts';
import { memoryUploads } from '../../data/uploads/memoryUploads.ts';

const options = [
  { value: '1', text: '一' },
  { value: '2', text: '二' },
];

/** Additional properties that columns of a type need. */
const MORE: Readonly<Record<string, object>> = {
  select: { options },
  'select-search': { options },
  'select-multiple': { options },
  list_multi: { options },
  radio: { options },
  checkbox_meta: { options },
  sel_search: { dictCode: 'currency' },
  sel_search_async: { dictCode: 'currency' },
  autocomplete: { dictCode: 'currency' },
};

/** Types that have no value, have a default value, or need more of a page than a field. */
const WITHOUT = new Set([
  'hidden',
  'normal',
  'slot',
  'progress',
  'switch',
  'checkbox',
  'sel_tree',
  'cat_tree',
  'popup',
  'sel_biz',
]);

const keyOf = (type: string): string => `f${type.replaceAll(/\W|_/g, '')}`;

const columns = ['input', 'inputNumber', ...Object.keys(registry)]
  .filter((type, index, all) => all.indexOf(type) === index && !WITHOUT.has(type))
  .map((type) => {
    const need = { required: true, message: `请填写${type}` };
    return { type, key: keyOf(type), title: type, validateRules: [need], ...MORE[type] } as ColumnSchema;
  });
const keys = columns.map(({ key }) => key);

const page = compileTestPage({
  schemaVersion: 1,
  kind: 'list',
  title: '必填',
  resource: { url: '/t/need', table: 't_need', permission: 't:need' },
  columns,
  list: { columns: ['finput'] },
  form: { groups: [{ key: 'base', title: '基本', columns: 2, fields: keys }] },
});

const field = (key: string): HTMLElement => document.querySelector<HTMLElement>(`[data-field="${key}"]`) as HTMLElement;
const red = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('.wb-field-error')].map(({ dataset }) => dataset['field']);
/** Vertical offset of each field from the first, and width of its control, in pixels. */
const places = (): readonly (readonly number[])[] => {
  const first = field('finput').getBoundingClientRect().top;
  return keys.map((key) => {
    const control = field(key).querySelector('.wb-field-control > :first-child');
    return [field(key).getBoundingClientRect().top - first, control?.getBoundingClientRect().width ?? 0].map(
      Math.round,
    );
  });
};

/** Whether assistive technology reads the field's error message. */
const isDescribed = (key: string): boolean => {
  const id = field(key).querySelector('.wb-field-message')?.id ?? '';
  return field(key).querySelector(`[aria-describedby~="${CSS.escape(id)}"]`) !== null;
};

test('required fields turn invalid only on submit, not on Tab, without moving the layout', async () => {
  await screen.viewport(1000, 700);
  const { uploads } = memoryUploads({});
  const dictionaries = memoryDictionaries(orderDictionaries);
  const ports = testPorts({ dictionaries, directory: memoryDirectory(), uploads });
  const record = createPageDocument({ page, ports: { lookup: async () => ({}) }, user: ports.user });
  await render(<DocumentForm document={record} ports={ports} drafts={createDrafts()} />);
  await expect.poll(() => document.querySelectorAll('.wb-field').length).toBe(keys.length);
  await expect.poll(() => document.querySelector('[aria-busy=true]'), { timeout: 10_000 }).toBeNull();
  const before = places();
  field('finput').querySelector('input')?.focus();
  const passed = new Set<string>();
  for (let at = 'finput'; at !== '';) {
    passed.add(at);
    await userEvent.keyboard('{Tab}');
    at = document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? '';
  }
  expect([...passed]).toEqual(keys);
  expect(red()).toEqual([]);
  expect(places()).toEqual(before);

  await record.validate('submit');
  await expect.poll(red).toEqual(keys);
  expect(places()).toEqual(before);
  expect(keys.filter((key) => !isDescribed(key))).toEqual([]);
});
