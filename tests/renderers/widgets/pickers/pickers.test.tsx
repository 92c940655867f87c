import { describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { ColumnType, CompiledColumn, Values } from '../../../../engine/index.ts';
import { PortError, type Directory } from '../../../../renderers/index.ts';
import { showEdit } from '../types/showEdit.tsx';
import { examplePage } from '../../table/openExample.tsx';
import { testPorts, type Told } from '../../testPorts.ts';
import { LONG_NAME, memoryDirectory, peopleDictionaries } from './memoryDirectory.ts';

const columnOf = (type: ColumnType, key: string): CompiledColumn => {
  const column = examplePage(type).columnByKey.get(key);
  if (column === undefined) throw new Error(`${type} has no ${key}`);
  return column;
};

const show = (
  column: CompiledColumn,
  value: string | null = null,
  directory: Partial<Directory> = memoryDirectory(),
) => {
  const told: Told = [];
  return showEdit(column, testPorts({ dictionaries: peopleDictionaries(), directory, told }), value);
};

const field = () => screen.getByRole('combobox');
const dialog = () => screen.getByRole('dialog');
const modalWidth = () => document.querySelector<HTMLElement>('.ant-modal')?.style.width;
const heads = () => [...document.querySelectorAll('.ant-modal thead th')].map((th) => th.textContent).filter(Boolean);
const rowTexts = () =>
  [...document.querySelectorAll('.ant-modal tbody tr.ant-table-row')].map((row) =>
    [...row.querySelectorAll('.wb-cell-text')].map((cell) => cell.textContent),
  );
const values = (commits: readonly { value: unknown }[]) => commits.map((commit) => commit.value);

/** Focuses the field as soon as its control has loaded. */
async function focusField(): Promise<void> {
  await expect.element(field()).toBeInTheDocument();
  field().element().focus();
}

async function open(): Promise<void> {
  await focusField();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(dialog()).toBeVisible();
}

describe('the user picker', () => {
  test('is 1250 wide with departments or 1200 as one list unless the column overrides it [W2-7]', async () => {
    await show(columnOf('sel_user', 'members'));
    await open();
    expect(modalWidth()).toBe('1250px');
    await expect.element(screen.getByRole('tree')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  test('in one list is 1200 wide and has no tree [W2-7]', async () => {
    await show(columnOf('sel_user', 'copies'));
    await open();
    expect(modalWidth()).toBe('1200px');
    await expect.element(screen.getByRole('tree')).not.toBeInTheDocument();
  });

  test('shows user columns, texts cut at 25 characters, newest first, 10 per page [W3.3-4] [W9-1] [W9-7]', async () => {
    const directory = memoryDirectory();
    await show(columnOf('sel_user', 'members'), null, directory);
    await open();
    await expect.poll(() => rowTexts().length).toBe(10);
    expect(heads()).toEqual(['用户账号', '用户姓名', '性别', '手机', '部门', '生日']);
    expect(rowTexts()[0]).toEqual(['zhangsan', '张三', '男', '13800000001', '单证部', '1990-02-03']);
    expect(rowTexts()[1]?.[2]).toBe('女');
    expect(rowTexts()[2]?.[1]).toBe(`${[...LONG_NAME].slice(0, 25).join('')}…`);
    expect(directory.questions[0]).toMatchObject({ pageNo: 1, pageSize: 10, column: 'createTime', order: 'desc' });
    await expect.element(screen.getByText('1-10 共 5000 条', { exact: false })).toBeVisible();
  });

  test('keeps the username and shows the real name; arrows, Space and Enter pick across searches [W3.3-4]', async () => {
    const { commits } = await show(columnOf('sel_user', 'members'), 'lisi');
    await expect.element(screen.getByText('李四')).toBeVisible();
    await open();
    await expect.poll(() => rowTexts().length).toBe(10);
    await userEvent.fill(screen.getByRole('textbox', { name: '输入姓名、编号或拼音查找' }), '张三');
    await expect.poll(() => rowTexts().length).toBe(1);
    await userEvent.keyboard('{ArrowDown} ');
    await expect.element(screen.getByRole('group', { name: /2/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => values(commits)).toEqual(['lisi,zhangsan']);
    await expect.element(screen.getByText('张三')).toBeVisible();
  });

  test('is narrowed by a department, whose levels come as they are opened', async () => {
    const directory = memoryDirectory();
    await show(columnOf('sel_user', 'members'), null, directory);
    await open();
    await userEvent.click(screen.getByText('单证部').first());
    await expect.poll(() => directory.questions.at(-1)?.departId).toBe('d1');
    await expect.element(screen.getByText('归类组')).not.toBeInTheDocument();
  });

  test('Enter opens it on an empty field and picks one user, filling related fields', async () => {
    const { commits } = await show(columnOf('sel_user', 'owner'));
    await focusField();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog()).toBeVisible();
    await expect.poll(() => rowTexts().length).toBe(10);
    screen.getByRole('textbox', { name: '输入姓名、编号或拼音查找' }).element().focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(() => values(commits)).toEqual(['zhangsan']);
    expect(commits[0]?.item?.attributes).toMatchObject({ realname: '张三' });
  });

  test('says why nothing came, and comes when it is tried again', async () => {
    let fails = true;
    const memory = memoryDirectory();
    await show(columnOf('sel_user', 'copies'), null, {
      ...memory,
      rows: (...asked) =>
        fails ? Promise.reject(new PortError({ kind: 'refused', message: '没有权限' })) : memory.rows(...asked),
    });
    await open();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('没有权限');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: /重\s*试/ }));
    await expect.poll(() => rowTexts().length).toBe(10);
  });
});

describe('a field of people', () => {
  test('finds by what is typed without opening, and Delete clears', async () => {
    const { commits } = await show(columnOf('sel_user', 'members'));
    await userEvent.type(field(), '李四');
    await expect.element(screen.getByTitle('李四（lisi）')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => values(commits)).toEqual(['lisi']);
    await userEvent.keyboard('{Delete}');
    await expect.poll(() => values(commits)).toEqual(['lisi', null]);
  });

  test('marks a deleted user and an inactive one, and keeps both values', async () => {
    const { commits } = await show(columnOf('sel_user', 'members'), 'nobody,gone,lisi');
    await expect.element(screen.getByTitle('“nobody”已不存在')).toBeVisible();
    await expect.element(screen.getByTitle('“已离职”已停用')).toBeVisible();
    await expect.element(screen.getByText('李四')).toBeVisible();
    expect(commits).toEqual([]);
  });

  test('stays a closed control where it is disabled', async () => {
    const ports = testPorts({ dictionaries: peopleDictionaries(), directory: memoryDirectory() });
    await showEdit(columnOf('sel_user', 'members'), ports, { value: 'lisi', disabled: true });
    await expect.element(screen.getByText('李四')).toBeVisible();
    await expect.element(screen.getByRole('combobox')).toBeDisabled();
    await expect.element(screen.getByRole('button', { name: '选择' })).not.toBeInTheDocument();
  });
});

const checked = () =>
  [...document.querySelectorAll('.ant-tree-treenode-checkbox-checked .ant-tree-title')].map((one) => one.textContent);
const check = async (name: string): Promise<void> => {
  const node = [...document.querySelectorAll('.ant-tree-treenode')].find((one) => one.textContent === name);
  const box = node?.querySelector('.ant-tree-checkbox');
  if (!box) throw new Error(`no box of ${name}`);
  await userEvent.click(box);
};
const expand = async (name: string): Promise<void> => {
  const node = [...document.querySelectorAll('.ant-tree-treenode')].find((one) => one.textContent === name);
  const switcher = node?.querySelector('.ant-tree-switcher');
  if (!switcher) throw new Error(`no switcher of ${name}`);
  await userEvent.click(switcher);
};
const nodeTexts = () => [...document.querySelectorAll('.ant-tree-title')].map((one) => one.textContent);

describe('the department picker', () => {
  test('is 500 wide, keeps the id and shows the name of a department [W2-8] [W3.3-5]', async () => {
    const { commits } = await show(columnOf('sel_depart', 'departs'), 'd2');
    await expect.element(screen.getByText('归类组')).toBeVisible();
    await open();
    expect(modalWidth()).toBe('500px');
    // The picked node is expanded at once.
    await expect.poll(checked).toEqual(['归类组']);
    await check('制单组');
    await userEvent.click(screen.getByRole('button', { name: /确\s*定/ }));
    await expect.poll(() => values(commits)).toEqual(['d2,d3']);
  });

  test('checks each department by itself, unless parents and children are linked [W4-14]', async () => {
    await show(columnOf('sel_depart', 'departs'));
    await open();
    await expect.poll(nodeTexts).toContain('单证部');
    await expand('单证部');
    await check('单证部');
    await expect.poll(checked).toEqual(['单证部']);
  });

  test('linked, checks all below, and takes the parent back with one of them [W4-14]', async () => {
    const { commits } = await show(columnOf('sel_depart', 'scope'));
    await open();
    await expect.poll(nodeTexts).toContain('单证部');
    await expand('单证部');
    await check('单证部');
    await expect.poll(checked).toEqual(['单证部', '归类组', '制单组']);
    await check('归类组');
    await expect.poll(checked).toEqual(['制单组']);
    await check('归类组');
    await userEvent.click(screen.getByRole('button', { name: /确\s*定/ }));
    await expect.poll(() => String(values(commits)[0]).split(',').sort()).toEqual(['d1', 'd2', 'd3']);
  });

  test('draws of 3,000 departments those in view, and finds by name', async () => {
    await show(columnOf('sel_depart', 'departs'));
    await open();
    await expect.poll(nodeTexts).toContain('分支');
    await expand('分支');
    await expect.poll(nodeTexts).toContain('网点1');
    expect(nodeTexts().length).toBeLessThan(60);
    await userEvent.fill(screen.getByRole('textbox', { name: '输入部门名称、编码或拼音查找' }), '报关');
    await expect.poll(nodeTexts).toEqual(['公司', '报关部']);
  });
});

const rolesOf: readonly Values[] = [{ id: 'r1', roleName: '制单员', roleCode: 'clerk' }];
const positionsOf: readonly Values[] = [
  { id: 'p1', name: '报关员', code: 'declarant', postRank: '2', postRank_dictText: '助级' },
];
const customers: readonly Values[] = Array.from({ length: 12 }, (_, index) => ({
  id: `k${index}`,
  code: `K${index}`,
  name: `客户${index}`,
}));

test('the role picker stores the code; the position picker returns id and code [W3.3-6]', async () => {
  const roles = await show(columnOf('sel_role', 'role'), null, memoryDirectory(rolesOf));
  await open();
  await expect.poll(rowTexts).toEqual([['制单员', 'clerk']]);
  expect(heads()).toEqual(['角色名称', '角色编码']);
  await userEvent.dblClick(screen.getByText('制单员'));
  await expect.poll(() => values(roles.commits)).toEqual(['clerk']);
  await roles.unmount();
  const positions = await show(columnOf('sel_position', 'position'), null, memoryDirectory(positionsOf));
  await open();
  await expect.poll(rowTexts).toEqual([['报关员', 'declarant', '助级']]);
  expect(heads()).toEqual(['职务名称', '职务编码', '职务级别']);
  await userEvent.dblClick(screen.getByText('declarant'));
  await expect.poll(() => values(positions.commits)).toEqual(['declarant']);
  expect(positions.commits[0]?.item?.attributes).toMatchObject({ id: 'p1', code: 'declarant' });
});

test('the record picker is 900 wide, pages by 5 and stores the configured column [W2-10] [W7-26] [W9-1]', async () => {
  const directory = memoryDirectory(customers);
  const { commits } = await show(columnOf('sel_biz', 'customers'), null, directory);
  await open();
  expect(modalWidth()).toBe('900px');
  await expect.poll(() => rowTexts().length).toBe(5);
  expect(directory.questions[0]).toMatchObject({ pageNo: 1, pageSize: 5 });
  expect(heads()).toEqual(['编码', '名称']);
  await userEvent.click(document.querySelector('.ant-pagination-options .ant-select-selector') as Element);
  await expect
    .poll(() =>
      [...document.querySelectorAll('.ant-select-item-option-content')].map((one) =>
        parseInt(one.textContent ?? '', 10),
      ),
    )
    .toEqual([5, 10, 20, 30]);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByText('客户1', { exact: true }));
  await userEvent.click(screen.getByRole('button', { name: /确\s*定/ }));
  await expect.poll(() => values(commits)).toEqual(['K1']);
});
