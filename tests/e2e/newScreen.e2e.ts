import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { field, message, typeInto } from './declarationForm.ts';
import { callApi, expect, test, product } from './journey.ts';

const schemas = (): string => product().schemas;

const text = (key: string, title: string) => ({ type: 'input', key, title, maxLength: 40 });
const amount = (key: string, title: string) => ({ type: 'inputNumber', key, title, precision: 12, scale: 2 });

/** A made-up object: twelve columns, one of them a popup, and a detail. */
const vehicle = (weight: Readonly<Record<string, unknown>>) => ({
  $schema: '../../meta/page.schema.json',
  schemaVersion: 1,
  kind: 'list',
  title: '车辆备案',
  resource: { url: '/fleet/vehicle', table: 'fleet_vehicle', permission: 'fleet:vehicle', dataScope: 'department' },
  columns: [
    { ...text('plateNo', '车牌号'), validateRules: [{ required: true, at: 'save' }] },
    text('frameNo', '车架号'),
    text('brand', '品牌'),
    text('driver', '司机'),
    text('phone', '司机电话'),
    { type: 'sel_search', key: 'country', title: '登记国', dictCode: 'country' },
    { type: 'select', key: 'traffic', title: '运输方式', dictCode: 'transport_mode' },
    { type: 'date', key: 'firstUsed', title: '启用日期' },
    weight,
    amount('volume', '容积'),
    { ...amount('total', '总量'), compute: { value: '$values.volume * 2', mode: 'always' } },
    {
      type: 'popup',
      key: 'ownerName',
      title: '所属单位',
      popupCode: 'party',
      orgFields: ['name'],
      destFields: ['ownerName'],
    },
  ],
  details: [
    {
      key: 'trips',
      title: '行程',
      wireName: 'tripList',
      table: 'fleet_trip',
      columns: [
        text('fromPlace', '出发地'),
        text('toPlace', '目的地'),
        { ...amount('km', '里程'), statistics: ['sum'] },
      ],
    },
  ],
  list: {
    columns: ['plateNo', 'brand', 'country', weight['key'], 'createTime'],
    query: [{ column: 'plateNo', rule: 'like' }],
    actions: [{ action: 'add' }, { action: 'edit' }, { action: 'delete' }],
  },
  form: {
    groups: [
      {
        key: 'base',
        title: '车辆',
        columns: 4,
        fields: [
          'plateNo',
          'frameNo',
          'brand',
          'driver',
          'phone',
          'country',
          'traffic',
          'firstUsed',
          weight['key'],
          'volume',
          'total',
          'ownerName',
        ],
      },
    ],
    tabs: [{ detail: 'trips' }],
  },
});

function addMenuEntry(): void {
  const file = join(schemas(), 'menu.json');
  const menu = JSON.parse(readFileSync(file, 'utf8')) as unknown[];
  menu.push({
    path: '/fleet/vehicle',
    name: 'fleet-vehicle',
    title: '车辆备案',
    component: 'schema:fleet/vehicle',
    permissionList: ['list', 'add', 'edit', 'delete'].map((action) => ({
      action: `fleet:vehicle:${action}`,
      title: action,
    })),
  });
  writeFileSync(file, JSON.stringify(menu, null, 2));
}

test('a new page file is a working screen without restart; a renamed key finds its data; a broken file shows why', async ({
  desk,
}) => {
  const { mkdirSync } = await import('node:fs');
  mkdirSync(join(schemas(), 'pages/fleet'), { recursive: true });
  const file = join(schemas(), 'pages/fleet/vehicle.json');
  writeFileSync(file, JSON.stringify(vehicle(amount('loadKg', '载重')), null, 2));
  addMenuEntry();
  const admin = await desk.open('admin');
  const home = admin.url();

  await test.step('found in the menu, typed, saved', async () => {
    await expect(async () => {
      await admin.goto(home);
      await expect(admin.getByRole('menuitem', { name: '车辆备案' })).toBeVisible({ timeout: 1500 });
    }).toPass();
    await admin.getByRole('menuitem', { name: '车辆备案' }).click();
    await admin.getByRole('button', { name: '新增' }).first().click();
    // The list has a field of this name as well, as long as it is shown.
    await expect(admin.getByRole('button', { name: '保存' })).toBeVisible();
    await typeInto(admin, '车牌号', '粤B12345');
    await typeInto(admin, '登记国', 'CHN');
    await typeInto(admin, '载重', '9500.5');
    await typeInto(admin, '容积', '45.25');
    await expect(field(admin, '总量')).toHaveValue('90.5');
    await field(admin, '所属单位').focus();
    await admin.keyboard.press('Alt+ArrowDown');
    await admin.getByRole('dialog', { name: '往来单位' }).getByRole('row', { name: /G0001/ }).dblclick();
    await expect(field(admin, '所属单位')).toHaveValue('深圳潮信演示国际货运代理有限公司');
    await admin.locator('.wb-table').getByRole('button', { name: '新增' }).click();
    await admin.keyboard.type('深圳');
    await admin.keyboard.press('Control+s');
    await expect(message(admin, '保存成功')).toBeVisible();
  });
  const id = new URL(admin.url()).pathname.split('/').at(-1) ?? '';
  expect((await callApi(admin, `/fleet/vehicle/queryById?id=${id}`)).body.result).toMatchObject({
    plateNo: '粤B12345',
    country: 'CHN',
    loadKg: '9500.5',
    total: '90.5',
    ownerName: '深圳潮信演示国际货运代理有限公司',
    tripList: [{ fromPlace: '深圳' }],
  });

  await test.step('the key is renamed and its data is there', async () => {
    const renamed = { ...amount('capacityKg', '载重量'), renamedFrom: 'loadKg' };
    writeFileSync(file, JSON.stringify(vehicle(renamed), null, 2));
    await expect(field(admin, '载重量')).toBeVisible();
    await admin.reload();
    await expect(field(admin, '载重量')).toHaveValue('9,500.5');
    await typeInto(admin, '品牌', '样例');
    await admin.keyboard.press('Control+s');
    await expect(message(admin, '保存成功')).toBeVisible();
    expect((await callApi(admin, `/fleet/vehicle/queryById?id=${id}`)).body.result).toMatchObject({
      capacityKg: '9500.5',
      brand: '样例',
    });
  });

  await test.step('the file is broken: what is wrong shows over the page that still works', async () => {
    writeFileSync(file, readFileSync(file, 'utf8').replace('"plateNo",\n', '"plateNoo",\n'));
    await expect(
      admin
        .getByText(/是不是“plateNoo”/)
        .locator('visible=true')
        .first(),
    ).toBeVisible();
    await expect(field(admin, '载重量')).toHaveValue('9,500.5');
  });
});
