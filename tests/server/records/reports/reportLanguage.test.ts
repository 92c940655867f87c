import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../../../engine/index.ts';
import { startReportServer, type ReportServer } from './reportServer.ts';

let server: ReportServer;
beforeAll(async () => {
  server = await startReportServer();
  await sql`insert into sys_code_item (dict_code, value, text) values ('place', 'P7', '地点7')`.execute(
    server.services.db,
  );
});
afterAll(() => server.close());

const said = async (language: Language, call: string): Promise<unknown> => {
  const headers = { 'accept-language': language };
  const { body } = await server.admin.call({ url: `/online/cgreport/api/${call}`, headers });
  return body.result;
};

describe('a report in the language of the call', () => {
  test('has its name, columns, headings and choices in it', async () => {
    expect(await said('en-US', 'getRpColumns/clients')).toMatchObject({
      cgRpConfigName: 'Clients',
      columns: [
        { dataIndex: 'code', title: 'Code' },
        { title: 'Name' },
        { title: 'Grade' },
        { title: 'Credit', groupTitle: 'Trade' },
        { title: 'Client since', groupTitle: 'Trade' },
        { title: '登记时间' },
        {},
        {},
      ],
      dictOptions: { grade: [{ value: 'A', text: 'Good' }, { text: 'Fair' }], size: [{ text: 'Large' }, {}] },
    });
    expect(await said('en-US', 'getColumnsAndData/clients')).toMatchObject({ cgreportHeadName: 'Clients' });
  });

  test('has its searches and parameters in it', async () => {
    expect(await said('en-US', 'getQueryInfo/clients')).toMatchObject([
      { label: 'Code' },
      { label: 'Name' },
      { label: 'Grade', options: [{ text: 'Good' }, { text: 'Fair' }] },
      {},
      {},
      {},
    ]);
    expect(await said('en-US', 'getParamsInfo/clients')).toMatchObject([
      { paramTxt: 'Grade' },
      { paramTxt: '最低额度' },
    ]);
  });

  test('has the texts of codes in its rows in it, whoever asked before', async () => {
    const inEnglish = { grade_dictText: 'Good', size_dictText: 'Large', place_dictText: 'Place seven' };
    const inChinese = { grade_dictText: '优质', size_dictText: '大', place_dictText: '地点7' };
    expect(await said('zh-CN', 'getData/clients?code=K-1')).toMatchObject({ records: [inChinese] });
    expect(await said('en-US', 'getData/clients?code=K-1')).toMatchObject({ records: [inEnglish] });
    expect(await said('zh-CN', 'getData/clients?code=K-1')).toMatchObject({ records: [inChinese] });
  });
});
