import { describe, expect, it } from 'vitest';
import { compileSchemas } from '../../../../engine/index.ts';
import { inEnglish } from '../../../inEnglish.ts';

const report = {
  schemaVersion: 1,
  kind: 'report',
  code: 'party',
  title: 'Parties',
  columns: [
    { key: 'code', title: 'Code' },
    { key: 'name', title: 'Name' },
  ],
  params: [{ name: 'kind' }, { name: 'since', required: true, defaultValue: '#{sys_date}' }],
};

const page = (pick: object) => ({
  schemaVersion: 1,
  kind: 'list',
  title: 'P',
  resource: { url: '/p', table: 'p', permission: 'a:p' },
  columns: [{ type: 'input', key: 'wanted', title: 'Wanted' }],
  details: [
    {
      key: 'lines',
      title: 'Lines',
      table: 'p_line',
      pick: { popupCode: 'party', orgFields: ['code', 'name'], destFields: ['party', 'partyName'], ...pick },
      columns: [
        { type: 'input', key: 'party', title: 'Party' },
        { type: 'input', key: 'partyName', title: 'Name' },
      ],
    },
  ],
  list: { columns: ['wanted'] },
  form: { groups: [{ key: 'a', title: 'A', fields: ['wanted'] }], tabs: [{ detail: 'lines' }] },
});

function compiled(pick: object, needed: readonly object[] = []) {
  const texts = new Map([
    ['pages/a/p.json', JSON.stringify(page(pick))],
    ['reports/party.json', JSON.stringify({ ...report, params: [...report.params, ...needed] })],
    ['reports/party.sql', "select 'x' as code, 'y' as name where cast(:kind as text) is null"],
  ]);
  const { pages, problems } = compileSchemas({ texts });
  const said = problems.map((problem) => inEnglish(problem).replace(/^\S+ /, ''));
  return { pick: pages.get('a/p')?.page?.details[0]?.pick, said };
}

describe('a detail whose rows are picked from a report [L15]', () => {
  it('is compiled as a popup that takes several rows, lists written as comma text too', () => {
    const { pick, said } = compiled({
      orgFields: 'code,name',
      destFields: 'party,partyName',
      unique: 'party',
      param: { kind: '$values.wanted' },
    });
    expect(said).toEqual([]);
    expect(pick).toMatchObject({
      code: 'party',
      orgFields: ['code', 'name'],
      destFields: ['party', 'partyName'],
      unique: ['party'],
      multi: true,
      param: { kind: expect.objectContaining({ source: '$values.wanted' }) },
    });
  });

  it('reports a missing required parameter, but not one with a default', () => {
    const [day] = [{ name: 'day', required: true }];
    expect(compiled({}, [day]).said).toEqual([
      '/details/0/pick/param the report "party" needs the parameter "day", give it in "param"',
    ]);
    expect(compiled({ param: { day: '2026-01-01' } }, [day]).said).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['a report that there is not', { popupCode: 'partty' }, '/details/0/pick/popupCode unknown report "partty"'],
    [
      'more fields of the report than of the row [W5.1-26][W8-14]',
      { destFields: ['party'] },
      '/details/0/pick/destFields orgFields names 2, destFields 1',
    ],
    [
      'a column that the row has not',
      { destFields: ['party', 'partyNam'] },
      '/details/0/pick/destFields/1 unknown column "partyNam"',
    ],
    [
      'a column that the report has not',
      { orgFields: ['code', 'nam'] },
      '/details/0/pick/orgFields/1 the report "party" has no column "nam"',
    ],
    [
      'a parameter that the report has not',
      { param: { kid: '1' } },
      '/details/0/pick/param/kid the report "party" has no parameter "kid"',
    ],
    ['a column of a row, where none is yet', { param: { kind: '$row.party' } }, '/details/0/pick/param/kind'],
    [
      'a key that no pick fills',
      { unique: ['other'] },
      '/details/0/pick/unique/0 the column "other" is none of destFields',
    ],
    ['no fields of the report [W8-13]', { orgFields: [] }, '/details/0/pick/orgFields'],
  ])('is told of %s', (_, pick, problem) => {
    expect(compiled(pick).said.join('\n')).toContain(problem);
  });
});
