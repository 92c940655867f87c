import { describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { ColumnType, CompiledColumn } from '../../../../engine/index.ts';
import type { DictItem, Dictionaries } from '../../../../renderers/index.ts';
import type { DictSearchPage } from '../../../../renderers/kit/ports/dictionaryPort.ts';
import { exampleHeader, shippedDictionaries } from '../../table/openExample.tsx';
import { testPorts } from '../../testPorts.ts';
import { showEdit } from './showEdit.tsx';

const field = () => screen.getByRole('combobox');
const values = (commits: readonly { value: unknown }[]) => commits.map((commit) => commit.value);
const next = () => screen.getByRole('button', { name: 'next' });

const show = (column: CompiledColumn, dictionaries: Partial<Dictionaries> = {}) =>
  showEdit(column, testPorts({ dictionaries: { ...shippedDictionaries(), ...dictionaries } }));
const example = (type: ColumnType, key: string) => exampleHeader(type, key);

/** `count` items that are requested page by page, as from a server. */
function pagedSearch(count: number, most = 1000) {
  const asked: DictSearchPage[] = [];
  const all = Array.from({ length: count }, (_, n): DictItem => ({ value: String(n), text: `口岸${n}` }));
  const search: Dictionaries['search'] = async (_code, keyword, page = {}) => {
    const { pageNo = 1, pageSize = 10 } = page;
    asked.push({ pageNo, pageSize });
    const size = Math.min(pageSize, most);
    return all.filter(({ text }) => text.includes(keyword)).slice((pageNo - 1) * size, pageNo * size);
  };
  return { asked, search };
}

describe('a text with offers', () => {
  test('asks for ten after the pause, and takes the code of an exact name', async () => {
    const { asked, search } = pagedSearch(30);
    const { commits } = await show(example('autocomplete', 'country'), { search, lookup: async () => ({}) });
    await userEvent.type(field(), '口岸7');
    await expect.element(screen.getByTitle('7 - 口岸7')).toBeVisible();
    expect(asked).toEqual([{ pageNo: 1, pageSize: 10 }]);
    await userEvent.keyboard('{Enter}');
    expect(values(commits)).toEqual(['7']);
  });

  test('keeps a text of one’s own where the column takes one', async () => {
    const { commits } = await show(example('autocomplete', 'country'), { lookup: async () => ({}) });
    await userEvent.type(field(), '某地');
    await userEvent.keyboard('{Tab}');
    await expect.element(next()).toHaveFocus();
    expect(values(commits)).toEqual(['某地']);
  });

  test('is cleared on blur in a query, where only a known choice is valid [W5.1-29]', async () => {
    const { commits } = await show(example('autocomplete', 'origin'), { search: async () => [] });
    await userEvent.type(field(), '某地');
    await userEvent.keyboard('{Tab}');
    await expect.element(next()).toHaveFocus();
    expect(values(commits)).toEqual([null]);
    await expect.element(field()).toHaveValue('');
  });
});

describe('a list of thousands', () => {
  test('requests a page of 20,000, and the next when its end scrolls into view [W9-2]', async () => {
    const { asked, search } = pagedSearch(1_030);
    await show(example('sel_search_async', 'port'), { search });
    await userEvent.click(field());
    await expect.element(screen.getByTitle('0 - 口岸0')).toBeVisible();
    expect(asked).toEqual([{ pageNo: 1, pageSize: 20_000 }]);
    const list = document.querySelector('.wb-choices-list');
    list?.scrollTo({ top: 1e6 });
    await expect
      .poll(() => asked)
      .toEqual([
        { pageNo: 1, pageSize: 20_000 },
        { pageNo: 2, pageSize: 20_000 },
      ]);
    await expect.poll(() => list?.scrollHeight ?? 0).toBeGreaterThan(1_030 * 20);
    // All items are loaded; only the visible ones are in the DOM.
    expect(document.querySelectorAll('.wb-choice').length).toBeLessThan(60);
  });
});

describe('a list that the browser has', () => {
  test('is narrowed at once, to all that match of hundreds [W9-2]', async () => {
    const items = Array.from({ length: 300 }, (_, n): DictItem => ({
      value: `V${n}`,
      text: n % 2 === 0 ? '双' : '单',
    }));
    const { options: _, ...column } = example('select', 'feeMark');
    await show({ ...column, dictCode: 'many' }, { items: async () => items });
    await userEvent.click(field());
    await userEvent.type(field(), '双');
    await expect.element(screen.getByTitle('双').first()).toBeVisible();
    const lines = (): number => {
      const height = document.querySelector('.wb-choices-list')?.scrollHeight ?? 0;
      const one = document.querySelector('.wb-choice')?.getBoundingClientRect().height ?? 1;
      return Math.round(height / one);
    };
    await expect.poll(lines).toBe(150);
  });

  test('says that no dictionary is named: 字典Code不能为空! [W5.1-58][W8-11]', async () => {
    const { options: _, ...column } = example('select', 'feeMark');
    await show({ ...column, dictCode: '' });
    await userEvent.click(field());
    await expect.element(screen.getByText('字典Code不能为空!')).toBeVisible();
  });
});

describe('several of a list', () => {
  test('are taken by click and by codes typed one after the other, kept by commas [W9-3]', async () => {
    const { commits } = await show(example('list_multi', 'services'));
    await userEvent.click(field());
    await userEvent.click(screen.getByTitle('运输').last());
    await userEvent.keyboard('报关，仓储{Enter}');
    await userEvent.keyboard('{Delete}');
    expect(values(commits)).toEqual(['运输', '运输,报关,仓储', null]);
  });

  test('keep their values on Tab, which also takes typed or highlighted choices', async () => {
    const { commits } = await show(example('list_multi', 'services'));
    const next = screen.getByRole('button', { name: 'next' });
    await userEvent.type(field(), '运输{Enter}{Tab}');
    await expect.element(next).toHaveFocus();
    expect(values(commits)).toEqual(['运输']);
    await userEvent.type(field(), '报检{Tab}');
    await expect.element(next).toHaveFocus();
    await expect.poll(() => values(commits)).toEqual(['运输', '运输,报检']);
    await userEvent.type(field(), '报{ArrowDown}{ArrowUp}{Tab}');
    await expect.element(next).toHaveFocus();
    await expect.poll(() => values(commits).at(-1)).toBe('运输,报检,报关');
    // Browsing the list changes nothing.
    await userEvent.type(field(), '{ArrowDown}{ArrowDown}{Tab}');
    await expect.element(next).toHaveFocus();
    expect(values(commits)).toHaveLength(3);
  });

  test('are kept by the mark of the column', async () => {
    const { commits } = await show(example('list_multi', 'tags'));
    await userEvent.type(field(), '1,合同{Enter}');
    expect(values(commits)).toEqual(['1;3']);
  });
});
