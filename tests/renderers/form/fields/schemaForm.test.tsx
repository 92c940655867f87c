import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { compileFormilySchema, createPageDocument, type FormilySchema } from '../../../../engine/index.ts';
import { connectWidget } from '../../../../renderers/form/fields/connectWidget.tsx';
import { FieldItem } from '../../../../renderers/form/fields/FieldItem.tsx';
import { FormGroup } from '../../../../renderers/form/fields/FormGroup.tsx';
import { MissingComponent } from '../../../../renderers/form/fields/MissingComponent.tsx';
import { onRefusedExpression } from '../../../../renderers/form/fields/schemaCompiler.ts';
import { SchemaForm } from '../../../../renderers/form/fields/SchemaForm.tsx';
import { PortsProvider } from '../../../../renderers/kit/ports/portsContext.ts';
import { registry } from '../../../../renderers/widgets/registry.ts';
import { orderPage } from '../../orderPage.ts';
import { testPorts } from '../../testPorts.ts';

const page = orderPage();
const components = { FieldItem, Group: FormGroup, MissingComponent, input: connectWidget('input', registry.input) };

async function draw(schema: FormilySchema) {
  const ports = testPorts();
  const document = createPageDocument({ page, ports: { lookup: async () => ({}) }, user: ports.user });
  await render(
    <PortsProvider value={ports}>
      <SchemaForm
        schema={schema}
        components={components}
        source={document}
        columnOf={(key) => page.columnByKey.get(key)}
      />
    </PortsProvider>,
  );
  return document;
}

const field = (component: string, title = '订单号'): FormilySchema => ({
  type: 'object',
  properties: { code: { type: 'string', title, 'x-component': component, 'x-decorator': 'FieldItem' } },
});

test('shows the name and path of an unknown component, and never an HTML tag', async () => {
  await draw(field('marquee'));
  await expect.element(screen.getByText('此处无法显示（marquee）')).toBeVisible();
  await expect.element(screen.getByTitle('/code x-component "marquee"')).toBeVisible();
  expect(document.querySelector('marquee')).toBeNull();
});

test('runs no expression of a Formily schema and draws the form all the same', async () => {
  const refused: string[] = [];
  onRefusedExpression((expression) => refused.push(expression));
  await draw(field('input', '{{ window.hacked = true }}'));
  onRefusedExpression(undefined);
  expect('hacked' in window).toBe(false);
  expect(refused).toContain(' window.hacked = true ');
  await expect.element(screen.getByRole('textbox')).toBeVisible();
});

test('touches only the fields whose state changed', async () => {
  const whole = compileFormilySchema(page);
  const doc = await draw({ ...whole, properties: { base: { ...whole.properties?.['base'], type: 'void' } } });
  await expect.element(screen.getByRole('textbox', { name: '订单号' })).toHaveValue('');
  const labels = [...document.querySelectorAll('[data-field]')];
  const changed = new Set<string>();
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      changed.add(element?.closest('[data-field]')?.getAttribute('data-field') ?? '');
    }
  });
  for (const label of labels) observer.observe(label, { attributes: true, childList: true, subtree: true });
  doc.set({ code: 'A1' });
  await expect.element(screen.getByRole('textbox', { name: '订单号' })).toHaveValue('A1');
  observer.disconnect();
  expect([...changed]).toEqual(['code']);
});
