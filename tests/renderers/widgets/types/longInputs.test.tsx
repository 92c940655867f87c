import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { kindOf, SECRET_MASK, type CompiledColumn, type ColumnType } from '../../../../engine/index.ts';
import { exampleColumns } from '../../table/openExample.tsx';
import { testPorts } from '../../testPorts.ts';
import { showEdit, type Shown } from './showEdit.tsx';

const columnOf = (type: ColumnType): CompiledColumn => {
  const column = exampleColumns(type).find((one) => one.type === type);
  if (column === undefined) throw new Error(`there is no example of ${type}`);
  return { ...column, title: '内容' };
};
const show = (type: ColumnType, start: string | null = null, more: Partial<CompiledColumn> = {}): Promise<Shown> =>
  showEdit({ ...columnOf(type), ...more }, testPorts(), start);
const box = () => screen.getByRole('textbox', { name: '内容' });
const next = () => screen.getByRole('button', { name: 'next' });
const last = ({ commits }: Shown) => commits.at(-1)?.value;

test('a tag input puts a semicolon after every two characters and takes typed ones away [W5.1-24]', async () => {
  const shown = await show('tags');
  await userEvent.type(box(), 'AB;C');
  await expect.element(box()).toHaveValue('AB;C');
  await userEvent.keyboard('D；;E');
  await expect.element(box()).toHaveValue('AB;CD;E');
  await userEvent.click(next());
  expect(last(shown)).toBe('AB;CD;E');
});

test('a tag input leaves the letters of an input method alone until they are composed [W5.1-24]', async () => {
  const shown = await show('tags', 'AB');
  const input = box().element() as HTMLInputElement;
  input.focus();
  const type = (value: string): void => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
  };
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  type('ABzhong');
  await expect.element(box()).toHaveValue('ABzhong');
  type('AB中文');
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '中文' }));
  await expect.element(box()).toHaveValue('AB;中文');
  await userEvent.click(next());
  expect(last(shown)).toBe('AB;中文');
});

test('program text is taken when it is left', async () => {
  const shown = await show('code');
  await userEvent.click(box());
  await userEvent.keyboard('total');
  await userEvent.click(next());
  expect(last(shown)).toBe('total');
});

test('marks JSON that violates its schema, and formats it on demand', async () => {
  const jsonSchema: CompiledColumn['jsonSchema'] = {
    type: 'object',
    additionalProperties: false,
    properties: { host: { type: 'string' }, port: { type: 'integer' } },
  };
  const shown = await show('json', '{"host":"a","port":"80","nope":1}', { jsonSchema });
  await expect
    .poll(() => [...document.querySelectorAll('.cm-lintRange-error')].map((mark) => mark.textContent))
    .toEqual(['"80"', '"nope"']);
  await userEvent.click(screen.getByRole('button', { name: '格式化' }));
  await userEvent.click(next());
  expect(last(shown)).toBe('{\n  "host": "a",\n  "port": "80",\n  "nope": 1\n}');
});

test('Markdown is read as it will be, without script and without pictures of other hosts', async () => {
  await show('markdown', '# 通知\n\n**重要** <img src="https://evil.test/a.png"><script>steal()</script>');
  await userEvent.click(screen.getByRole('button', { name: '预览' }));
  await expect.element(screen.getByRole('heading', { name: '通知' })).toBeVisible();
  const read = document.querySelector('.wb-markdown-shown');
  expect(read?.querySelector('strong')?.textContent).toBe('重要');
  expect(read?.querySelector('img, script')).toBeNull();
});

test('rich text is written with its tools and kept as plain HTML', async () => {
  const shown = await show('umeditor');
  await expect.element(box()).toBeVisible();
  await userEvent.click(box());
  await userEvent.keyboard('通知');
  await userEvent.click(screen.getByRole('button', { name: '标题 2' }));
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: '链接' }));
  await userEvent.type(screen.getByLabelText('链接地址'), 'javascript:x{Enter}');
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await userEvent.fill(screen.getByLabelText('链接地址'), 'https://example.org/');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(next());
  expect(last(shown)).toMatch(
    /^<h2>通知<\/h2><p><a [^>]*href="https:\/\/example.org\/"[^>]*>https:\/\/example.org\/<\/a>/,
  );
  expect(last(shown)).not.toMatch(/style=|class=/);
});

test('a password field shows only its presence, and the strength of a new one', async () => {
  const shown = await show('input', SECRET_MASK, { type: 'password', traits: kindOf('password'), strength: true });
  const input = screen.getByLabelText('内容');
  await expect.element(input).toHaveAttribute('placeholder', '已设置，输入新密码可替换');
  await expect.element(input).toHaveValue('');
  await userEvent.click(input);
  await userEvent.click(next());
  expect(shown.commits).toEqual([]);
  await userEvent.type(input, 'Xq7!mZp2#kLw9');
  await expect.element(screen.getByText(/密码强度：/)).toBeVisible();
  await userEvent.click(next());
  expect(last(shown)).toBe('Xq7!mZp2#kLw9');
});

test('a colour is typed in any usual way and kept in one', async () => {
  const shown = await show('color');
  await userEvent.type(screen.getByRole('textbox', { name: '内容', exact: true }), 'F60{Enter}');
  expect(last(shown)).toBe('#ff6600');
});

test('a colour picker previews shades while moving, and stores the final one', async () => {
  const shown = await show('color', '#1677ff');
  const picker = screen.getByLabelText('选择内容');
  await expect.element(picker).toHaveValue('#1677ff');
  await picker.fill('#112233');
  await picker.fill('#52c41a');
  await expect.element(screen.getByRole('textbox', { name: '内容', exact: true })).toHaveValue('#52c41a');
  expect(shown.commits).toEqual([]);
  await userEvent.click(next());
  expect(shown.commits).toEqual([{ value: '#52c41a' }]);
});

test('an icon is found by a part of its name and chosen by keyboard', async () => {
  const shown = await show('icon');
  await userEvent.type(box(), 'shopping cart{Enter}');
  await expect.element(screen.getByRole('option', { name: 'ShoppingCartOutlined' })).toBeVisible();
  expect(document.querySelectorAll('.wb-icon-choice').length).toBeLessThan(80);
  await expect.element(screen.getByRole('combobox', { name: '查找图标' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.poll(() => last(shown)).toMatch(/^Shopping(Cart|.*)/);
});

test.each(['FileDoneOutlined', 'file-done'])(
  'an icon is shown by its name, also as menus write it: %s',
  async (name) => {
    await show('icon', name);
    await expect.poll(() => document.querySelector('.wb-icon-shown .anticon-file-done')).not.toBeNull();
  },
);
