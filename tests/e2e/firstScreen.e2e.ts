import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { field, message, typeInto } from './declarationForm.ts';
import { callApi, expect, product, test } from './journey.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = readFileSync(join(ROOT, 'docs/implementers/first-screen.md'), 'utf8');

interface Step {
  /** Text of the page before the block. */
  readonly text: string;
  readonly language: string;
  readonly block: string;
}

/** The numbered steps of the page, each with its block. */
const steps: readonly Step[] = [...PAGE.matchAll(/^\d+\. (.+)\n\n```(\w+)\n([\s\S]*?)```/gm)].map(
  ([, text = '', language = '', block = '']) => ({ text, language, block }),
);

const fileOf = ({ text }: Step): string => /`(schemas\/[^`]+)`/.exec(text)?.[1]?.replace('schemas/', '') ?? '';

/** Writes a block to the file that its step names; a menu block is appended to the list. */
function write(step: Step): void {
  const file = join(product().schemas, fileOf(step));
  mkdirSync(dirname(file), { recursive: true });
  if (fileOf(step) !== 'menu.json') return writeFileSync(file, step.block);
  const items = JSON.parse(readFileSync(file, 'utf8')) as unknown[];
  writeFileSync(file, JSON.stringify([...items, JSON.parse(step.block)], null, 2));
}

const COMPUTED = {
  type: 'inputNumber',
  key: 'pairKg',
  title: '两车载重',
  compute: { value: '$values.capacityKg * 2', mode: 'always' },
};

/** Changes the page's file: renames the key and title of a column, and adds a column computed from it. */
function renameColumn(): void {
  const file = join(product().schemas, 'pages/fleet/truck.json');
  const page = JSON.parse(readFileSync(file, 'utf8').replaceAll('"loadKg"', '"capacityKg"')) as {
    columns: { key: string }[];
    form: { groups: { fields: string[] }[] };
  };
  const column = page.columns.find(({ key }) => key === 'capacityKg') ?? {};
  Object.assign(column, { title: '载重量', renamedFrom: 'loadKg' });
  page.columns.push(COMPUTED);
  page.form.groups[0]?.fields.push(COMPUTED.key);
  writeFileSync(file, JSON.stringify(page, null, 2));
}

/**
 * Runs a command of a block as written, against the journey's server; `npm run doctor` gets the schema folder as an
 * argument.
 */
function run(command: string): string {
  const environment = { WAYBILL_DATA: product().data, WAYBILL_SCHEMAS: product().schemas };
  const words = command === 'npm run doctor' ? `${command} -- ${product().schemas}` : command;
  return execFileSync('sh', ['-c', words], { cwd: ROOT, encoding: 'utf8', env: { ...process.env, ...environment } });
}

test('a page written from the documentation works for a granted role and survives key renaming', async ({ desk }) => {
  const clerk = await desk.open('clerk');
  const entry = clerk.getByRole('menuitem', { name: '车辆登记' });

  await test.step('the files are written and the commands run as the page says', async () => {
    const files = steps.filter(({ language }) => language !== 'sh');
    expect(files.map(fileOf)).toEqual([
      'reports/carrier.json',
      'reports/carrier.sql',
      'pages/fleet/truck.json',
      'menu.json',
    ]);
    for (const step of files) write(step);
    const commands = steps.filter(({ language }) => language === 'sh').flatMap(({ block }) => block.trim().split('\n'));
    expect(commands).toHaveLength(2);
    const [doctor = '', grant = ''] = commands.map(run);
    expect(doctor).toContain('没有问题');
    expect(grant).toContain('fleet:truck:add');
  });

  await test.step('the clerk, whose window stood open, types a record with a row and picks the carrier', async () => {
    await entry.click();
    await clerk.getByRole('button', { name: '新增' }).first().click();
    await expect(clerk.getByRole('button', { name: '保存' })).toBeVisible();
    await typeInto(clerk, '车牌号', '粤B12345');
    await typeInto(clerk, '登记国', 'CHN');
    await typeInto(clerk, '载重(千克)', '9500.5');
    await field(clerk, '承运单位').focus();
    await clerk.keyboard.press('Alt+ArrowDown');
    const picker = clerk.getByRole('dialog', { name: '承运单位' });
    await picker.getByRole('row', { name: /G0001/ }).dblclick();
    await expect(field(clerk, '承运单位')).toHaveValue('深圳潮信演示国际货运代理有限公司');
    await expect(field(clerk, '承运单位统一编码')).not.toHaveValue('');
    await clerk.locator('.wb-table').getByRole('button', { name: '新增' }).click();
    await clerk.keyboard.type('深圳');
    await clerk.keyboard.press('Control+s');
    await expect(message(clerk, '保存成功')).toBeVisible();
  });

  const id = new URL(clerk.url()).pathname.split('/').at(-1) ?? '';
  const stored = async () => (await callApi(clerk, `/fleet/truck/queryById?id=${id}`)).body.result;
  expect(await stored()).toMatchObject({ country: 'CHN', loadKg: '9500.5', tripList: [{ fromPlace: '深圳' }] });

  await test.step('the key is renamed in the file: the open record follows, and its data is there', async () => {
    renameColumn();
    await expect(field(clerk, '载重量')).toBeVisible();
    await clerk.reload();
    await expect(field(clerk, '载重量')).toHaveValue('9,500.5');
    await typeInto(clerk, '载重量', '9600');
    await expect(field(clerk, '两车载重')).toHaveValue('19,200');
    await clerk.keyboard.press('Control+s');
    await expect(message(clerk, '保存成功')).toBeVisible();
    expect(await stored()).toMatchObject({ plateNo: '粤B12345', capacityKg: '9600', pairKg: '19200' });
  });

  await test.step('the list has it', async () => {
    await entry.click();
    await expect(clerk.getByRole('row', { name: /粤B12345/ }).first()).toBeVisible();
  });
});
