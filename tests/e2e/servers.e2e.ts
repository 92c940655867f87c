import type { Page } from '@playwright/test';
import { findEmbeddedPostgres } from '../../server/core/database/embeddedPostgres.ts';
import { field, message, typeInto } from './declarationForm.ts';
import { callApi, expect, test, product } from './journey.ts';
import { freePort } from '../../server/core/database/freePort.ts';
import { startServerProcess, type ServerProcess } from './serverProcess.ts';

let second: ServerProcess;
let again: () => Promise<ServerProcess>;

test.beforeAll(async () => {
  const databaseUrl = await findEmbeddedPostgres(product().data);
  if (databaseUrl === undefined) throw new Error('the database of the journeys does not run');
  const port = await freePort();
  const environment = {
    DATABASE_URL: databaseUrl,
    WAYBILL_DEMO: 'off',
    WAYBILL_SCHEMAS: product().schemas,
    WAYBILL_LOG: 'warn',
  };
  again = () => startServerProcess({ port, environment });
  second = await again();
});
test.afterAll(() => second.stop());

/** Creates a notice to all users and releases it on the first server. */
async function release(admin: Page, titile: string): Promise<void> {
  const body = { titile, msgContent: '<p>通知</p>' };
  const { result } = (await callApi(admin, '/sys/annountCement/add', { method: 'POST', body })).body;
  const answer = await callApi(admin, `/sys/annountCement/doReleaseData?id=${String(Object(result).id)}`);
  expect(answer.body.success, answer.body.message).toBe(true);
}

/** Number of open sockets of the second server. */
const sockets = async (admin: Page): Promise<unknown> =>
  Object((await callApi(admin, '/sys/monitor/server', { at: second.url })).body.result).sockets;

/** Only notices from the socket appear this way; polling updates only the bell. */
const rung = (page: Page, title: string) =>
  page.locator('.ant-notification-notice').filter({ hasText: '您有一条新消息' }).filter({ hasText: title });

const bar = (page: Page) => page.locator('.connection-bar');

test('delivers notices between two servers on one database, even after a restart, without losing input [S3-13][S4-22][S9-4]', async ({
  desk,
}) => {
  const [admin, clerk] = [await desk.open('admin'), await desk.open('clerk', second.url)];
  const billNo = `E2E-RESTART-${Date.now()}`;
  await clerk.goto(`${second.url}/bgd/export/form/new`);
  await typeInto(clerk, '提运单号', billNo);
  await expect(bar(clerk)).toBeEmpty();

  await test.step('released on the one, it rings on the other', async () => {
    await expect.poll(() => sockets(admin)).toBe(1);
    const title = `两台服务器 ${Date.now()}`;
    await release(admin, title);
    await expect(rung(clerk, title)).toBeVisible();
    await expect(rung(admin, title)).toBeVisible();
  });

  await test.step('the server is killed: the page says so, and is typed in all the same', async () => {
    await second.kill();
    await clerk.keyboard.press('Control+s');
    await expect(bar(clerk)).toContainText('暂时连不上服务器，正在重试');
    await typeInto(clerk, '合同协议号', 'TYPED-WHILE-DOWN');
  });

  await test.step('started again, the page finds it by itself, and it rings again', async () => {
    second = await again();
    await expect(bar(clerk)).toBeEmpty({ timeout: 30_000 });
    await expect.poll(() => sockets(admin), { timeout: 30_000 }).toBe(1);
    const title = `重启之后 ${Date.now()}`;
    await release(admin, title);
    await expect(rung(clerk, title)).toBeVisible();
  });

  await test.step('all that was typed is there, and is saved once', async () => {
    await expect(field(clerk, '提运单号')).toHaveValue(billNo);
    await expect(field(clerk, '合同协议号')).toHaveValue('TYPED-WHILE-DOWN');
    await field(clerk, '合同协议号').focus();
    await clerk.keyboard.press('Control+s');
    await expect(message(clerk, '保存成功')).toBeVisible();
    const { result } = (await callApi(admin, `/bgd/export/list?billNo=${billNo}`)).body;
    expect(Object(result).records).toMatchObject([{ billNo, contrNo: 'TYPED-WHILE-DOWN' }]);
  });
});
