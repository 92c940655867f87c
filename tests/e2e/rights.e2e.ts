import type { Page } from '@playwright/test';
import { callApi, type Desk, expect, product, test } from './journey.ts';

/** The password set by an administrator, and the one that replaces it. */
const GIVEN = 'Keeper-e2e-1';
const OWN = 'Keeper-e2e-2';

const shown = (page: Page) => page.locator('.pane:not([hidden])');

const rowOf = (page: Page, name: string | RegExp) => shown(page).getByRole('row', { name });

async function openEntry(page: Page, above: string, title: string): Promise<void> {
  const entry = page.getByRole('menuitem', { name: title, exact: true });
  if (!(await entry.isVisible())) await page.getByRole('menuitem', { name: above }).click();
  await entry.click();
  await expect(shown(page).getByRole('button', { name: '查询', exact: true })).toBeVisible();
}

/** Presses a button of a row, which may be in the "more" menu. */
async function pressInRow(page: Page, row: string | RegExp, name: string): Promise<void> {
  const button = rowOf(page, row).getByRole('button', { name, exact: true });
  if (!(await button.isVisible())) await rowOf(page, row).getByRole('button', { name: '更多' }).click();
  await button
    .or(page.getByRole('menuitem', { name, exact: true }))
    .first()
    .click();
}

/** A field of the form that is open over the list. */
const field = (page: Page, title: string) =>
  page.getByRole('dialog').getByRole('textbox', { name: title, exact: true });

async function saveAndClose(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.locator('.ant-message').getByText('保存成功').first()).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /返回列表|关闭/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const confirm = (page: Page, act: string | RegExp = /^确\s*定$/) =>
  page.getByRole('dialog').getByRole('button', { name: act }).click();

async function resultOf(page: Page, ...call: Parameters<typeof callApi> extends [Page, ...infer Rest] ? Rest : never) {
  const { body } = await callApi(page, ...call);
  expect(body.success, body.message).toBe(true);
  return body.result;
}

const post = (page: Page, path: string, body: unknown) => resultOf(page, path, { method: 'POST', body });

const remove = (page: Page, path: string) => resultOf(page, path, { method: 'DELETE' });

/** The id of the first record of a list. */
async function idIn(page: Page, path: string): Promise<string> {
  const found = await resultOf(page, path);
  const [first] = Array.isArray(found) ? found : Object(found).records;
  return String(Object(first).id);
}

async function signInAs(desk: Desk, username: string, password = OWN): Promise<Page> {
  const page = await desk.visit();
  await page.goto(product().url);
  await page.getByRole('textbox', { name: '账号' }).fill(username);
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  if (password === GIVEN) {
    const due = page.getByRole('dialog', { name: '修改密码' });
    await due.getByLabel('旧密码').fill(GIVEN);
    await due.getByLabel('新密码', { exact: true }).fill(OWN);
    await due.getByLabel('确认新密码').fill(OWN);
    await confirm(page);
  }
  await page.waitForURL(/\/(dashboard|cgpt)\//);
  return page;
}

/** Toggles permissions in the tree of the role, and saves. */
async function tick(admin: Page, role: string, codes: readonly string[]): Promise<void> {
  await pressInRow(admin, role, '授权');
  const panel = admin.locator('.wb-rights');
  for (const code of codes) {
    await panel.getByPlaceholder('按名称、拼音或权限编码查找').fill(code);
    const node = panel.locator('.ant-tree-treenode').filter({ hasText: code });
    await node.locator('.ant-tree-checkbox').click();
  }
  await panel.getByRole('button', { name: '保存并关闭' }).click();
  await expect(panel).toBeHidden();
}

test('a restricted role grants exactly its rights, revocation updates open windows, deleted users are restored [S1-4][S6-9]', async ({
  desk,
}) => {
  const admin = await desk.open('admin');
  const entry = await idIn(admin, '/sys/permission/list?name=区域公司');

  await test.step('a data rule and the right of a field stand below the entry', async () => {
    const rule = { ruleName: '本人录入', ruleColumn: 'createBy', ruleConditions: '=', ruleValue: '#{sys_user_code}' };
    await post(admin, '/sys/permission/addPermissionRule', { ...rule, permissionId: entry, status: '1' });
    const right = {
      name: '看联系电话',
      parentId: entry,
      menuType: 2,
      perms: 'cgpt:region:field:phone',
      confirmHidden: true,
    };
    await post(admin, '/sys/permission/add', { ...right, permsType: '1', status: '1' });
  });

  await test.step('the role is made, and gets the rights to see and to add, with the rule', async () => {
    await openEntry(admin, '系统管理', '角色管理');
    await shown(admin).getByRole('button', { name: '新增' }).first().click();
    await field(admin, '角色名称').fill('区域录入员');
    await field(admin, '角色编码').fill('region_keeper');
    await saveAndClose(admin);
    await expect(rowOf(admin, /区域录入员/)).toBeVisible();
    await tick(admin, '区域录入员', ['cgpt:region:list', 'cgpt:region:add']);
    await pressInRow(admin, '区域录入员', '授权');
    const panel = admin.locator('.wb-rights');
    await panel.getByPlaceholder('按名称、拼音或权限编码查找').fill('区域公司');
    await panel.getByRole('button', { name: '区域公司的数据规则' }).click();
    await admin.getByRole('checkbox', { name: /本人录入/ }).check();
    await confirm(admin);
    await panel.getByRole('button', { name: '关闭', exact: true }).click();
    await expect(panel).toBeHidden();
  });
  const role = await idIn(admin, '/sys/role/list?roleCode=region_keeper');
  await post(admin, '/sys/user/add', {
    username: 'keeper1',
    realname: '区域录入人',
    password: GIVEN,
    confirmPassword: GIVEN,
    selectedroles: role,
  });

  const keeper = await signInAs(desk, 'keeper1', GIVEN);
  await test.step('the user sees the own records, without the field, with one button', async () => {
    await openEntry(keeper, '采购平台', '区域公司');
    await expect(shown(keeper).getByText('还没有区域公司')).toBeVisible();
    await expect(shown(keeper).getByRole('columnheader', { name: '负责人' })).toBeVisible();
    await expect(shown(keeper).getByRole('columnheader', { name: '联系电话' })).toHaveCount(0);
    await expect(shown(keeper).getByRole('button', { name: '导出' })).toHaveCount(0);
    await shown(keeper).getByRole('button', { name: '新增' }).first().click();
    await field(keeper, '区域代码').fill('QY-E2E');
    await field(keeper, '区域名称').fill('端到端区域');
    await expect(field(keeper, '联系电话')).toHaveCount(0);
    await saveAndClose(keeper);
    await expect(rowOf(keeper, /QY-E2E/)).toBeVisible();
    await expect(rowOf(keeper, /QY-E2E/).getByRole('button', { name: /编辑|删除/ })).toHaveCount(0);
  });

  await test.step('and gets the same by the call, and no export', async () => {
    const { records, total } = Object(await resultOf(keeper, '/cgpt/region/list'));
    expect(total).toBe(1);
    expect(Object.keys(records[0])).not.toContain('phone');
    expect((await callApi(keeper, '/cgpt/region/list?phone=1')).status).toBe(400);
    expect((await callApi(keeper, '/cgpt/region/exportXls')).status).toBe(403);
    expect(Object(await resultOf(admin, '/cgpt/region/list')).total).toBeGreaterThan(1);
  });

  await test.step('what is taken away goes from the open window, and so do rows that a rule hides from now on', async () => {
    await tick(admin, '区域录入员', ['cgpt:region:add']);
    await expect(shown(keeper).getByRole('button', { name: '新增' })).toHaveCount(0);
    await expect(rowOf(keeper, /QY-E2E/)).toBeVisible();
    const id = await idIn(admin, `/sys/permission/queryPermissionRule?permissionId=${entry}`);
    const rule = { ruleName: '本人录入', ruleColumn: 'createBy', ruleConditions: '=', ruleValue: 'nobody' };
    await post(admin, '/sys/permission/editPermissionRule', { ...rule, id, permissionId: entry, status: '1' });
    await expect(rowOf(keeper, /QY-E2E/)).toHaveCount(0);
  });

  await test.step('the deleted user is out, and in again once restored', async () => {
    await openEntry(admin, '系统管理', '用户管理');
    await shown(admin).getByRole('textbox', { name: '用户账号' }).fill('keeper1');
    await admin.keyboard.press('Enter');
    await expect(rowOf(admin, /keeper1/)).toHaveCount(1);
    await pressInRow(admin, /keeper1/, '删除');
    await confirm(admin, /^删\s*除$/);
    await expect(rowOf(admin, /keeper1/)).toHaveCount(0);
    await keeper.waitForURL(/\/user\/login/);
    await shown(admin).getByRole('button', { name: '回收站' }).click();
    const bin = admin.getByRole('dialog').filter({ hasText: '回收站' });
    await bin
      .getByRole('row', { name: /keeper1/ })
      .getByRole('checkbox')
      .check();
    await bin.getByRole('button', { name: '还原 (1)' }).click();
    await expect(bin.getByRole('row', { name: /keeper1/ })).toHaveCount(0);
    await bin
      .getByRole('button', { name: /关闭|Close/ })
      .first()
      .click();
    const again = await signInAs(desk, 'keeper1');
    await expect(again.getByRole('menuitem', { name: '采购平台' })).toBeVisible();
  });

  await test.step('a job that is run by hand stands in the history', async () => {
    await openEntry(admin, '系统管理', '定时任务');
    const jobs = shown(admin)
      .getByRole('row')
      .filter({ has: admin.getByRole('button') });
    const name = await jobs.nth(1).getByRole('cell').nth(1).innerText();
    await pressInRow(admin, new RegExp(name), '立即执行');
    await confirm(admin, '立即执行');
    await openEntry(admin, '系统管理', '任务执行记录');
    await expect(async () => {
      await shown(admin).getByRole('button', { name: '查询', exact: true }).click();
      await expect(rowOf(admin, /手动/).filter({ hasText: '成功' }).first()).toBeVisible({ timeout: 1500 });
    }).toPass({ timeout: 30_000 });
  });

  // Restores the menu and the records for other journeys.
  const right = await idIn(admin, '/sys/permission/list?name=看联系电话');
  await remove(admin, `/sys/permission/delete?id=${right}`);
  await remove(
    admin,
    `/sys/permission/deletePermissionRule?id=${await idIn(admin, `/sys/permission/queryPermissionRule?permissionId=${entry}`)}`,
  );
  await remove(admin, `/cgpt/region/delete?id=${await idIn(admin, '/cgpt/region/list?code=QY-E2E')}`);
});
