import { describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { PortError } from '../../../../renderers/index.ts';
import { exampleHeader, shippedDictionaries } from '../../table/openExample.tsx';
import { testPorts } from '../../testPorts.ts';
import { showEdit } from './showEdit.tsx';
import type { ColumnType, Value } from '../../../../engine/index.ts';

const show = (type: ColumnType, key: string, start: Value = null) =>
  showEdit(exampleHeader(type, key), testPorts({ dictionaries: shippedDictionaries() }), start);
const values = (commits: readonly { value: unknown }[]) => commits.map((commit) => commit.value);
const mark = (name: string) => screen.getByRole('checkbox', { name });
const button = (name: string) => screen.getByRole('radio', { name });

describe('radio buttons', () => {
  test('show all choices, select by click, arrow or code, and clear with Delete', async () => {
    const { commits } = await show('radio', 'urgency', '1');
    await expect.element(button('一般')).toBeChecked();
    await userEvent.click(button('加急'));
    await expect.element(button('加急')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(button('特急')).toBeChecked();
    await userEvent.keyboard('2');
    await expect.element(button('加急')).toBeChecked();
    await userEvent.keyboard('{Delete}');
    await expect.element(button('加急')).not.toBeChecked();
    expect(values(commits)).toEqual(['2', '3', '2', null]);
  });

  test('stand as buttons where the page says so, with the choices of a dictionary', async () => {
    const { commits } = await show('radio', 'settleMode');
    await userEvent.click(screen.getByText('票结'));
    expect(values(commits)).toEqual(['each']);
    expect(document.querySelectorAll('[data-look="buttons"] > .wb-mark-label')).toHaveLength(4);
    await expect.element(screen.getByRole('radiogroup', { name: '结算方式' })).toBeVisible();
  });

  test('keep a stored value that is no longer offered, and are one tab stop', async () => {
    await show('radio', 'urgency', '9');
    await expect.element(button('9')).toBeChecked();
    await userEvent.click(button('加急'));
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'next' })).toHaveFocus();
  });

  test('say in the words of the server why there are no choices, and ask again [W8-12]', async () => {
    let failing = true;
    const shipped = shippedDictionaries();
    const items: typeof shipped.items = (code) => {
      if (failing) throw new PortError({ kind: 'other', message: '没有读取字典的权限' });
      return shipped.items(code);
    };
    const { options: _, ...column } = exampleHeader('radio', 'settleMode');
    await showEdit(column, testPorts({ dictionaries: { ...shipped, items: async (code) => items(code) } }));
    await expect.element(screen.getByText('没有读取字典的权限')).toBeVisible();
    expect(screen.getByRole('radio').elements()).toEqual([]);
    failing = false;
    await userEvent.click(screen.getByText('重试'));
    await expect.element(screen.getByText('月结')).toBeVisible();
  });
});

describe('a group of check marks', () => {
  test('keeps what is ticked as one text, in the order of the choices', async () => {
    const { commits } = await show('checkbox_meta', 'services');
    await userEvent.click(mark('报检'));
    await userEvent.click(mark('报关'));
    await userEvent.click(mark('报检'));
    await userEvent.keyboard('{Delete}');
    expect(values(commits)).toEqual(['b', 'a,b', 'a', null]);
  });

  test('loses no tick, however fast one follows the other', async () => {
    const { commits } = await show('checkbox_meta', 'services');
    for (const name of ['报关', '报检', '运输']) {
      const box = mark(name).element();
      if (box instanceof HTMLInputElement) box.click();
    }
    expect(values(commits)).toEqual(['a', 'a,b', 'a,b,c']);
    await expect.element(mark('运输')).toBeChecked();
  });

  test('lets no more be ticked than may be, and says how many: 最多选择3项 [W5.1-32]', async () => {
    const { commits } = await show('checkbox_meta', 'services', 'a,b,c');
    await expect.element(mark('仓储')).toBeDisabled();
    await expect.element(screen.getByTitle('服务最多选择3项')).toBeVisible();
    await userEvent.click(mark('运输'));
    await expect.element(mark('仓储')).toBeEnabled();
    await userEvent.keyboard('d');
    expect(values(commits)).toEqual(['a,b', 'a,b,d']);
    await userEvent.keyboard('c');
    expect(values(commits)).toHaveLength(2);
  });

  test('says of fewer than there must be: 至少选择2项 [W5.1-32]', () => {
    const { checks } = exampleHeader('checkbox_meta', 'services');
    const said = (value: string): string[] =>
      checks.filter(({ test: holds }) => !holds(value, {})).map(({ message }) => message);
    expect(said('a')).toEqual(['服务至少选择2项']);
    expect(said('a,b,c,d')).toEqual(['服务最多选择3项']);
    expect(said('a,b')).toEqual([]);
  });
});

describe('a switch', () => {
  const toggle = () => screen.getByRole('switch');

  test('maps the first value to on and the second to off, as 正常 or 停用 [W4-9]', async () => {
    const { commits } = await show('switch', 'state', 'Y');
    await expect.element(toggle()).toBeChecked();
    await expect.element(screen.getByText('正常')).toBeVisible();
    await userEvent.click(toggle());
    await expect.element(screen.getByText('停用')).toBeVisible();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Delete}');
    expect(values(commits)).toEqual(['N', 'Y', 'N']);
  });

  test('is off while nothing stands, and sets nothing by being looked at [W4-9]', async () => {
    const { commits } = await show('switch', 'state', null);
    await expect.element(toggle()).not.toBeChecked();
    await expect.element(screen.getByText('停用')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'next' }));
    expect(commits).toEqual([]);
  });

  test('has the values and texts of the page', async () => {
    const { commits } = await show('switch', 'urgent', '0');
    await expect.element(screen.getByText('不加急')).toBeVisible();
    await userEvent.click(toggle());
    expect(values(commits)).toEqual(['1']);
  });
});
