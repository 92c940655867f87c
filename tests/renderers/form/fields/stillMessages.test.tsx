import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page as screen, userEvent } from 'vitest/browser';
import { createPageDocument } from '../../../../engine/index.ts';
import { createDrafts, DocumentForm } from '../../../../renderers/index.ts';
import { memoryDictionaries, orderDictionaries } from '../../memoryDictionaries.ts';
import { compileTestPage } from '../../orderPage.ts';
import { testPorts } from '../../testPorts.ts';

const page = compileTestPage({
  schemaVersion: 1,
  kind: 'list',
  title: '电话',
  resource: { url: '/t/phone', table: 't_phone', permission: 't:phone' },
  columns: [
    { type: 'input', key: 'phone', title: '电话', validateRules: [{ pattern: 'm', message: '请输入正确的手机号' }] },
  ],
  list: { columns: ['phone'] },
  form: { groups: [{ key: 'base', title: '基本', columns: 1, fields: ['phone'] }] },
});
const ports = testPorts({ dictionaries: memoryDictionaries(orderDictionaries) });
const record = createPageDocument({ page, ports: { lookup: async () => ({}) }, user: ports.user });
const drafts = createDrafts();

/** A low button right below the field: any element inserted between them would move it away from the pointer. */
function Below() {
  const [count, setCount] = useState(0);
  return (
    <>
      <DocumentForm document={record} ports={ports} drafts={drafts} />
      <button type="button" style={{ height: 14, padding: 0 }} onClick={() => setCount(count + 1)}>
        按下 {count}
      </button>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: '电话' });
const message = () => screen.getByText('请输入正确的手机号');
const pressed = (count: number) => screen.getByRole('button', { name: `按下 ${count}` });

test('leaving an invalid field still clicks the button below, and messages move nothing [W5.1-19]', async () => {
  await render(<Below />);
  await userEvent.fill(field(), '123');
  const before = pressed(0).element().getBoundingClientRect().top;
  await userEvent.click(pressed(0));
  await expect.element(pressed(1)).toBeVisible();
  await expect.element(message()).toBeVisible();
  expect(pressed(1).element().getBoundingClientRect().top).toBe(before);
  await userEvent.fill(field(), '13800000000');
  await userEvent.click(pressed(1));
  await expect.element(pressed(2)).toBeVisible();
  await expect.element(message()).not.toBeInTheDocument();
});

test('who leaves a wrong field by the keyboard reads the message at once', async () => {
  await render(<Below />);
  await userEvent.fill(field(), '12');
  await userEvent.keyboard('{Tab}');
  await expect.element(message()).toBeVisible();
});
