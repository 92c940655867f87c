import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, openExports, test, product } from './journey.ts';
import { field, typeInto } from './declarationForm.ts';

test('a saved page file updates the open page without losing input; errors are shown', async ({ desk }) => {
  const file = join(product().schemas, 'pages/customs/declaration-base.json');
  const before = readFileSync(file, 'utf8');
  const admin = await desk.open('admin');
  await openExports(admin);
  await admin.getByRole('button', { name: '新增' }).first().click();
  await typeInto(admin, '境外收货人', 'KEEP-ME');
  try {
    writeFileSync(file, before.replace('"境外收货人"', '"境外买方"'));
    await expect(field(admin, '境外买方')).toHaveValue('KEEP-ME');
    writeFileSync(file, before.replace('"customs_district"', '"customs_distric"'));
    await expect(
      admin
        .getByText(/是不是“customs_district”/)
        .locator('visible=true')
        .first(),
    ).toBeVisible();
    await expect(field(admin, '境外买方')).toHaveValue('KEEP-ME');
  } finally {
    writeFileSync(file, before);
  }
  await expect(field(admin, '境外收货人')).toHaveValue('KEEP-ME');
});

test('an unknown path leads to the 404 page [S2.1-11]', async ({ desk }) => {
  const admin = await desk.open('admin');
  await admin.goto(admin.url().replace(/\/dashboard.*/, '/no/such/page'));
  await admin.waitForURL('**/404');
});
