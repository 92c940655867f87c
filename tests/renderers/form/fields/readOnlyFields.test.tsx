import { describe, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  compileFormilySchema,
  createPageDocument,
  type ColumnType,
  type CompiledPage,
  type Values,
} from '../../../../engine/index.ts';
import { fieldComponents } from '../../../../renderers/form/fields/fieldComponents.ts';
import type { FieldSource } from '../../../../renderers/form/fields/fieldSource.ts';
import { SchemaForm } from '../../../../renderers/form/fields/SchemaForm.tsx';
import { PortsProvider } from '../../../../renderers/kit/ports/portsContext.ts';
import { registry } from '../../../../renderers/widgets/registry.ts';
import { memoryUploads } from '../../data/uploads/memoryUploads.ts';
import { examplePage, shippedDictionaries } from '../../table/openExample.tsx';
import { testPorts } from '../../testPorts.ts';

const components = fieldComponents(registry);

/** Renders the header of a page read-only, or with disabled controls. */
async function draw(page: CompiledPage, values: Values, state: 'readOnly' | 'disabled' = 'readOnly') {
  const { uploads } = memoryUploads({});
  const ports = testPorts({ dictionaries: shippedDictionaries(), uploads });
  const document = createPageDocument({
    page,
    ports: { lookup: async () => ({}) },
    user: ports.user,
    record: { id: '1', version: 1, ...values },
  });
  const source: FieldSource = {
    ...document,
    field: (key) => ({ ...document.field(key), disabled: true, readOnly: state === 'readOnly' }),
    set: () => expect.unreachable('a field that is read-only was set'),
    subscribe: () => () => undefined,
  };
  await render(
    <PortsProvider value={ports}>
      <SchemaForm
        schema={compileFormilySchema(page)}
        components={components}
        source={source}
        columnOf={(key) => page.columnByKey.get(key)}
      />
    </PortsProvider>,
  );
}

const CONTROLS = 'input, textarea, select, [role=combobox], [role=switch], [aria-disabled=true], .ant-select';

/** Types whose read-only display is more than text, and the hidden type. */
const OTHERWISE: readonly ColumnType[] = ['hidden', 'code', 'json', 'slot'];

const types = (Object.keys(registry) as ColumnType[]).filter((type) => !OTHERWISE.includes(type));

test.each(types)('a read-only field of %s has no control that looks closed [W3.1-2]', async (type) => {
  const page = examplePage(type);
  await draw(page, {});
  const fields = () => [...document.querySelectorAll('.wb-field')];
  await expect.poll(() => fields().length).toBeGreaterThan(0);
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
  for (const field of fields())
    expect(field.querySelector(CONTROLS), field.getAttribute('data-field') ?? '').toBeNull();
});

interface Case {
  readonly type: ColumnType;
  readonly key: string;
  readonly value: string;
  readonly text: string;
}

const CASES: readonly Case[] = [
  { type: 'select', key: 'size', value: 'S', text: '小' },
  { type: 'select', key: 'feeMark', value: '1', text: '率' },
];

const firstOf = (type: ColumnType): string => {
  const column = examplePage(type).columns.find((one) => one.type === type && one.dictCode !== undefined);
  return column?.key ?? '';
};

describe('reads as text', () => {
  test.each(CASES)('$type $value as $text, under its label', async ({ type, key, value, text }) => {
    const page = examplePage(type);
    await draw(page, { [key]: value });
    const title = page.columnByKey.get(key)?.title ?? '';
    const read = screen.getByLabelText(title, { exact: true });
    await expect.element(read).toHaveTextContent(text);
    expect(getComputedStyle(read.element()).userSelect).toBe('text');
    expect(read.element().getAttribute('aria-live')).toBe('off');
  });

  test('codes out of thousands with their names', async () => {
    await draw(examplePage('sel_search'), { [firstOf('sel_search')]: 'nothing' });
    await expect.element(screen.getByText('nothing')).toBeVisible();
  });

  test('a blank check box as what it stands for', async () => {
    const page = examplePage('checkbox');
    const column = page.columns.find(({ type }) => type === 'checkbox');
    await draw(page, { [column?.key ?? '']: null });
    await expect.element(screen.getByLabelText(column?.title ?? '', { exact: true })).toHaveTextContent('否');
  });

  test('lines of a long text, wrapped where they end', async () => {
    const page = examplePage('textarea');
    const column = page.columns.find(({ type, props }) => type === 'textarea' && props?.['content'] === undefined);
    const text = `第一行\n${'很长的一行'.repeat(100)}`;
    await draw(page, { [column?.key ?? '']: text });
    const read = screen.getByLabelText(column?.title ?? '', { exact: true });
    await expect.element(read).toBeVisible();
    expect(read.element().textContent).toBe(text);
    expect(read.element().scrollWidth).toBeLessThanOrEqual(read.element().clientWidth);
    getSelection()?.selectAllChildren(read.element());
    expect(getSelection()?.toString()).toBe(text);
  });
});

test('a field that is disabled stays a control that is closed', async () => {
  await draw(examplePage('select'), { size: 'S' }, 'disabled');
  await expect.element(screen.getByRole('combobox', { name: '尺码' })).toBeDisabled();
});
