import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toChoices, toLookup } from '../../../../contract/dictionaryItems.ts';
import type { ImportPreview } from '../../../../contract/imports.ts';
import { joinChoices, type CompiledColumn } from '../../../../engine/index.ts';
import { createFindText } from '../../../../renderers/data/dictionaries/findText.ts';
import type { Dictionaries } from '../../../../renderers/kit/ports/ports.ts';
import { findChoices } from '../../../../renderers/table/commands/clipboard/findChoices.ts';
import { importCodes } from '../../../../server/data/dictionaries/codeImport.ts';
import { upsertCodeItems } from '../../../../server/data/dictionaries/codeItems.ts';
import { referenceFolder, skipReason } from '../../../reference/referenceData.ts';
import type { TestClient, TestServer } from '../../testServer.ts';
import { sendForm, sheetForm, startPartyServer, workbook } from './sheets.ts';

let server: TestServer;
let clerk: TestClient;
let destination: CompiledColumn;
let dictionaries: Dictionaries;

const item = (value: string, text: string) => ({ value, text, search: '', attributes: {} });

beforeAll(async () => {
  server = await startPartyServer();
  clerk = await server.signIn('clerk');
  // Places that share a name, and one that the current areas no longer contain.
  await upsertCodeItems(server.services.db, 'admin_division', [
    item('110101', '北京市东城区'),
    item('320106', '南京市鼓楼区'),
    item('320302', '徐州市鼓楼区'),
    item('350102', '福州市鼓楼区'),
    item('130200', '河北省唐山市'),
    item('130223', '唐山市滦县'),
  ]);
  const page = server.services.schemas.pageByUrl('/bgd/export');
  const found = page?.detailByKey.get('goods')?.columns.find(({ key }) => key === 'destCode');
  if (found === undefined) throw new Error('the goods have no 目的地代码');
  destination = found;
  const ask = async (url: string) => (await clerk.call({ url: `/sys/dict/${url}` })).body.result;
  dictionaries = {
    items: async (code) => toChoices(await ask(`getDictItems/${code}`)),
    search: async (code, keyword) => toChoices(await ask(`loadDict/${code}?keyword=${encodeURIComponent(keyword)}`)),
    lookup: async (code, values) => toLookup(await ask(`lookup/${code}?keys=${encodeURIComponent(values.join(','))}`)),
  };
});
afterAll(() => server.close());

const WRITTEN = [
  ['东莞市', '441900'],
  ['广东省深圳市南山区', '440305'],
  ['北京市/东城区', '110101'],
  ['北京市/市辖区/东城区', '110101'],
  ['深圳南山', '440305'],
  ['河北省/唐山市/滦县', '130223'],
] as const;
/** Names of several places, or of none. */
const REFUSED = ['鼓楼区', '东城区', '深圳市鼓楼区', '长安镇'];

let contract = 0;

/** Returns the values that an import without preview stores in goods lines with these destinations. */
async function imported(texts: readonly string[]): Promise<readonly unknown[]> {
  contract += 1;
  const contrNo = `PLACE-${contract}`;
  const goods = texts.map((text, n) => ['1', `货物${n + 1}`, text]);
  const book = workbook({
    出口报关单: [
      ['序号', '合同协议号'],
      ['1', contrNo],
    ],
    商品: [['序号', '商品名称', '目的地代码'], ...goods],
  });
  const sent = sheetForm([{ name: 'places.xlsx', bytes: book, field: 'file' }]);
  const { body } = await sendForm(server, clerk, ['/bgd/export/importExcel', sent]);
  expect(body.success, JSON.stringify(body)).toBe(true);
  const { body: list } = await clerk.call({ url: `/bgd/export/list?contrNo=${contrNo}` });
  const [{ id }] = Object(list.result).records;
  const { body: stored } = await clerk.call({ url: `/bgd/export/queryById?id=${id}` });
  return Object(stored.result).bgdGoodsList.map((line: Readonly<Record<string, unknown>>) => line['destCode']);
}

/** Returns the results of pasting cells into the column. */
async function pasted(texts: readonly string[]): Promise<readonly unknown[]> {
  const question = { dictCode: destination.dictCode ?? '', texts, isShort: false };
  const found = await findChoices(dictionaries, question);
  return texts.map((text) =>
    joinChoices(destination, text, (one) => {
      const choice = found.get(one);
      return choice === undefined || choice.kind === 'failed' ? { kind: 'unknown' } : choice;
    }),
  );
}

const written = WRITTEN.map(([text]) => text);
const codes = WRITTEN.map(([, code]) => code);

/** Every way of input gives the same result. */
function testWays(): void {
  test('an import stores the codes of places as people write them [V-31]', async () => {
    expect(await imported(written)).toEqual(codes);
  });

  test('a paste into 商品 sets the codes of places as people write them [V-31]', async () => {
    expect(await pasted(written)).toEqual(codes.map((value) => expect.objectContaining({ kind: 'set', value })));
  });

  test('a typed place is taken when its field is left [V-31]', async () => {
    const findText = createFindText(dictionaries);
    for (const [text, code] of WRITTEN)
      expect(await findText({ column: destination, text, values: {} }), text).toEqual({
        kind: 'found',
        values: { destCode: code },
      });
  });

  test('a name of several places is refused, by paste and by import [V-31]', async () => {
    const cells = await pasted(REFUSED);
    expect(cells.map((cell) => Object(cell).reason)).toEqual([
      'ambiguousCode',
      'ambiguousCode',
      'unknownCode',
      'unknownCode',
    ]);
    const book = workbook({
      出口报关单: [
        ['序号', '合同协议号'],
        ['1', 'PLACE-NO'],
      ],
      商品: [['序号', '商品名称', '目的地代码'], ...REFUSED.map((text) => ['1', '货物', text])],
    });
    const sent = sheetForm([{ name: 'places.xlsx', bytes: book }]);
    const { body } = await sendForm(server, clerk, ['/bgd/export/importPreview', sent]);
    const { problems } = body.result as ImportPreview;
    expect(problems.filter(({ key }) => key === 'destCode')).toHaveLength(REFUSED.length);
  });
}

describe('in the codes that ship', testWays);

describe.skipIf(referenceFolder === undefined)(`in the whole table of codes (${skipReason})`, () => {
  beforeAll(async () => {
    const { db, schemas } = server.services;
    const schema = schemas.dictionarySchema('admin_division');
    await importCodes(db, schema === undefined ? [] : [schema], referenceFolder ?? '');
  });
  testWays();
});
