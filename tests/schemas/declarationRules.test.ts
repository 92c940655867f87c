import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  type CompiledPage,
  type DocumentPorts,
  type Finding,
  type ScopeUser,
  type Values,
  type WireRecord,
  compileSchemas,
  createPageDocument,
  toPointer,
  validateRecord,
} from '../../engine/index.ts';
import { readSchemas } from '../../scripts/doctor/readSchemas.ts';
import { goodDeclaration } from './goodDeclaration.ts';

const schemas = compileSchemas({ texts: readSchemas(join(import.meta.dirname, '../../schemas')) });

const page = ((): CompiledPage => {
  const compiled = schemas.pages.get('customs/export-declaration')?.page;
  if (!compiled) throw new Error('the export declaration does not compile');
  return compiled;
})();

const user: ScopeUser = { id: '1', username: 'clerk', realname: '李制单', orgCode: 'A01A01' };

/** Reference rows from the seeds that the project ships. */
const lookup: DocumentPorts['lookup'] = async (dictCode, keys) => {
  const seed = schemas.dictionarySchemas.get(dictCode)?.seed ?? [];
  const rows = keys.map((key): [string, Values | null] => {
    const item = seed.find(({ value }) => value === key);
    return [key, item ? { value: item.value, text: item.text, ...item.attributes } : null];
  });
  return Object.fromEntries(rows);
};

const line = (finding: Finding): string => `${finding.ruleId} ${finding.level} ${toPointer(finding.path)}`;

async function judge(record: WireRecord): Promise<string[]> {
  const { findings } = await validateRecord(page, record, { at: 'submit', lookup, user });
  return findings.map(line);
}

type Change = (record: Record<string, unknown>, goods: Record<string, unknown>[]) => void;

function changed(change: Change): WireRecord {
  const record = structuredClone(goodDeclaration) as Record<string, unknown> & {
    bgdGoodsList: Record<string, unknown>[];
  };
  change(record, record.bgdGoodsList);
  return record as WireRecord;
}

const header =
  (values: Values): Change =>
  (record) =>
    Object.assign(record, values);

const goods =
  (row: number, values: Values): Change =>
  (_record, rows) =>
    Object.assign(rows[row] ?? {}, values);

const CASES: readonly [string, Change, readonly string[]][] = [
  ['R02: a wrong check digit', header({ tradeCoScc: '91440300MA5WB1X010' }), ['R02 error /tradeCoScc']],
  [
    'R02: a letter that the alphabet lacks',
    header({ agentCodeScc: '91440300MA5WB2Y0IW' }),
    ['R02 error /agentCodeScc'],
  ],
  ['R04: a whole directorate as declaring customs', header({ customMaster: '5300' }), ['R04 error /customMaster']],
  ['R05: gross below net', header({ grossWet: '6089.99999' }), ['R05 error /grossWet', 'R05 error /netWt']],
  ['R05: gross equal to net passes', header({ grossWet: '6090.000' }), []],
  ['R07: no packages', header({ packNo: '0' }), ['R07 error /packNo']],
  ['R07: one package passes', header({ packNo: '1' }), []],
  ['R08: FOB with freight', header({ feeMark: '3', feeRate: '500', feeCurr: 'USD' }), ['R08 error /feeRate']],
  [
    'R08: CIF without freight and insurance',
    header({ transMode: '1' }),
    ['R08 error /feeRate', 'R08 error /insurRate'],
  ],
  ['R08: C&F wants freight only', header({ transMode: '2', feeMark: '1', feeRate: '0.3' }), []],
  ['R08: C&I wants insurance only', header({ transMode: '4', insurMark: '1', insurRate: '0.3' }), []],
  ['R13: a total off by more than a cent', goods(0, { declTotal: '25950.02' }), ['R13 error /goods/0/declTotal']],
  ['R13: a total within the tolerance passes', goods(0, { declTotal: '25950.01' }), []],
  ['R17: another first unit', goods(0, { firstUnit: '001' }), ['R17 error /goods/0/firstUnit']],
  ['R17: another second unit', goods(1, { secondUnit: '030' }), ['R17 error /goods/1/secondUnit']],
  [
    'R17: a second unit where the code has none',
    goods(0, { codeTs: '3907101090', firstUnit: '035' }),
    ['R17 error /goods/0/secondUnit'],
  ],
  [
    'R19: a foreign origin is only pointed out',
    goods(0, { destinationCountry: 'NLD' }),
    ['R19 warn /goods/0/destinationCountry'],
  ],
  ['R25: two currencies want a reason', goods(1, { tradeCurr: 'EUR' }), ['R25 confirm /goods']],
];

describe('the checks of the export declaration', () => {
  test('say nothing of a good declaration', async () => {
    expect(await judge(goodDeclaration)).toEqual([]);
  });

  test.each(CASES)('find %s', async (_name, change, expected) => {
    expect(await judge(changed(change))).toEqual(expected);
  });

  test.each(CASES)('find the same while staff type: %s', async (_name, change, expected) => {
    const document = createPageDocument({ page, ports: { lookup }, user, record: changed(change) });
    const { findings } = await document.validate('submit');
    expect(findings.map(line)).toEqual(expected);
  });

  test('let unfinished work be saved', async () => {
    const { ok } = await validateRecord(page, { bgdGoodsList: [{}] }, { at: 'save', lookup, user });
    expect(ok).toBe(true);
  });

  test('accept two currencies once a reason is given', async () => {
    const record = changed(goods(1, { tradeCurr: 'EUR' }));
    const options = { at: 'submit', lookup, user } as const;
    expect((await validateRecord(page, record, options)).ok).toBe(false);
    expect((await validateRecord(page, record, { ...options, reasons: { R25: '客户要求' } })).ok).toBe(true);
  });
});
