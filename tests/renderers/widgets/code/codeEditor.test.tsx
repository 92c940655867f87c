import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CodeEditor, type CodeEditorProps } from '../../../../renderers/index.ts';
import { testPorts } from '../../testPorts.ts';

afterEach(() => void vi.useRealTimers());

const { t } = testPorts();

function Editor({ start = '', ...more }: Partial<CodeEditorProps> & { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <button type="button">before</button>
      <CodeEditor t={t} label="脚本" {...more} value={value} onChange={setValue} />
      <button type="button">after</button>
      <output>{value}</output>
    </>
  );
}

const text = () => screen.getByRole('textbox', { name: '脚本' });
const value = () => screen.getByRole('status').element().textContent;
const lineOf = (content: string) => screen.getByText(content, { exact: true });

async function open(props: Partial<CodeEditorProps> & { readonly start?: string } = {}) {
  await render(<Editor {...props} />);
  await expect.element(text()).toBeVisible();
  await userEvent.click(text());
}

test('a text is typed with line numbers, 240 pixels high, and Tab leaves it', async () => {
  await open({ start: 'first' });
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}second');
  expect(value()).toBe('first\nsecond');
  await expect.element(lineOf('2')).toBeVisible();
  expect(document.querySelector<HTMLElement>('.wb-code-host')?.offsetHeight).toBe(240);
  await userEvent.tab();
  expect(text().element().contains(document.activeElement)).toBe(false);
  expect(value()).toBe('first\nsecond');
});

test('Tab indents where it is asked to, and Esc lets the next Tab leave', async () => {
  await open({ start: 'a', tabIndents: true });
  await userEvent.keyboard('{Tab}');
  expect(value()).toBe('  a');
  await userEvent.keyboard('{Escape}{Tab}');
  await expect.element(screen.getByRole('button', { name: '全屏' })).toHaveFocus();
  expect(value()).toBe('  a');
});

test('what is wrong is marked where it stands, and mended by its fix', async () => {
  await open({
    start: '{"tpye": 1}',
    language: 'json',
    lint: (code) => {
      const at = code.indexOf('tpye');
      if (at === -1) return [];
      const fix = { label: '改为 type', edits: [{ from: at, to: at + 4, insert: 'type' }] };
      return [{ from: at, to: at + 4, level: 'error', message: '没有 tpye', hint: '应为 type', fixes: [fix] }];
    },
  });
  await expect.poll(() => document.querySelector('.cm-lintRange-error')?.textContent).toBe('tpye');
  await userEvent.keyboard('{Control>}{Shift>}M{/Shift}{/Control}');
  await expect.element(screen.getByText('应为 type')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '改为 type' }));
  await expect.poll(value).toBe('{"type": 1}');
  await expect.poll(() => document.querySelector('.cm-lintRange-error')).toBeNull();
});

test('offers come from the source that is handed in, and are taken by keyboard', async () => {
  await open({
    start: '',
    complete: ({ text: code, at }) => ({ from: code.slice(0, at).search(/\w*$/), offers: [{ label: 'inputNumber' }] }),
  });
  await userEvent.keyboard('inp');
  await expect.element(screen.getByRole('option', { name: 'inputNumber' })).toBeVisible();
  // CodeMirror ignores Enter within 75 ms of rendering its list: the key may have been meant for the text.
  vi.useFakeTimers({ now: Date.now() + 100, toFake: ['Date'] });
  await userEvent.keyboard('{Enter}');
  await expect.poll(value).toBe('inputNumber');
});

test('toggles full window and keeps text, cursor and undo history', async () => {
  await open({ start: 'ab' });
  await userEvent.keyboard('{Control>}{End}{/Control}c');
  await userEvent.click(screen.getByRole('button', { name: '全屏' }));
  const frame = document.querySelector<HTMLElement>('.wb-code');
  expect(frame?.getBoundingClientRect()).toMatchObject({ top: 0, left: 0, width: window.innerWidth });
  await userEvent.keyboard('d');
  expect(value()).toBe('abcd');
  await userEvent.keyboard('{Escape}');
  expect(frame?.classList).not.toContain('is-full');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(value()).not.toBe('abcd');
});

test('it is searched in the words of the catalogue', async () => {
  await open({ start: 'goods' });
  await userEvent.keyboard('{Control>}f{/Control}');
  await expect.element(screen.getByPlaceholder('查找')).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: '全部替换' })).toBeVisible();
  expect(document.querySelector('.cm-search')?.textContent).not.toMatch(/[a-z]{3}/);
});

test('a read-only text can be read and selected, and no key changes it', async () => {
  await open({ start: 'as it is', isReadOnly: true });
  await userEvent.keyboard('x{Backspace}{Enter}');
  expect(value()).toBe('as it is');
  await expect.element(text()).toHaveAttribute('aria-readonly', 'true');
  await expect.element(screen.getByText('as it is').first()).toBeVisible();
});
