import type { Values, WireRecord } from '../../engine/index.ts';
import { goodDeclaration, goodImport, goodRecord } from './goodDeclaration.ts';

export type Kind = 'export' | 'import' | 'record';

export const PAGE_OF: Readonly<Record<Kind, string>> = {
  export: 'customs/export-declaration',
  import: 'customs/import-declaration',
  record: 'customs/record-declaration',
};

export const GOOD: Readonly<Record<Kind, WireRecord>> = {
  export: goodDeclaration,
  import: goodImport,
  record: goodRecord,
};

type Rows = readonly Values[];

/** Header values, and rows of details by wire name: an object changes the first row, a list replaces all rows. */
export interface Change {
  readonly [key: string]: Values[string] | Values | Rows;
}

export interface FaultyDeclaration {
  readonly kind: Kind;
  /** Starts with the rule id: `R05: gross below net`. */
  readonly name: string;
  readonly change: Change;
  /** `R05 error /grossWet`, in page order; empty where the changed declaration is still valid. */
  readonly found: readonly string[];
}

const rowsOf = (record: WireRecord, key: string): Rows => {
  const rows = record[key];
  return typeof rows === 'object' && rows !== null ? rows : [];
};

export function faulty({ kind, change }: FaultyDeclaration): WireRecord {
  const record: Record<string, WireRecord[string]> = { ...GOOD[kind] };
  for (const [key, value] of Object.entries(change)) {
    if (Array.isArray(value)) record[key] = value as Rows;
    else if (typeof value === 'object' && value !== null) {
      const [first = {}, ...rest] = rowsOf(GOOD[kind], key);
      record[key] = [{ ...first, ...(value as Values) }, ...rest];
    } else record[key] = value as Values[string];
  }
  return record;
}

const on =
  (kind: Kind) =>
  (name: string, change: Change, ...found: readonly string[]): FaultyDeclaration => ({ kind, name, change, found });

const ex = on('export');
const im = on('import');
const re = on('record');

const goods = (values: Values): Change => ({ bgdGoodsList: values });
const box = (values: Values): Change => ({ bgdContainerList: values });

const HEADER: readonly FaultyDeclaration[] = [
  ex('R01: an unknown country', { tradeCountry: 'ZZZ' }, 'R01 error /tradeCountry'),
  ex('R01: a customs office without a row', { customMaster: '9999' }, 'R01 error /customMaster'),
  ex('R02: a wrong check digit', { tradeCoScc: '91440300MA5WB1X010' }, 'R02 error /tradeCoScc'),
  ex('R02: a letter that the alphabet lacks', { agentCodeScc: '91440300MA5WB2Y0IW' }, 'R02 error /agentCodeScc'),
  ex('R02: of the one who typed it', { copCodeScc: '91440300MA5WB2Y020' }, 'R02 error /copCodeScc'),
  ex('R03: a registration code of 9 places', { tradeCode: '4403196A0' }, 'R03 error /tradeCode'),
  ex('R03: NO as the code of the producer passes', { ownerCode: 'NO' }),
  ex('R03: NO as the code of the agent does not', { agentCode: 'NO' }, 'R03 error /agentCode'),
  ex('R04: a whole directorate as declaring customs', { customMaster: '5300' }, 'R04 error /customMaster'),
  ex(
    'R05: gross below net',
    { grossWet: '6089.99999', bgdContainerList: [] },
    'R05 error /grossWet',
    'R05 error /netWt',
  ),
  ex('R05: gross equal to net passes', { grossWet: '6090.000', bgdContainerList: [] }),
  im(
    'R06: less than a kilogram',
    { grossWet: '0.8', netWt: '0.5' },
    'R06 error /grossWet',
    'R20 warn /netWt',
    'R06 error /netWt',
  ),
  ex('R07: no packages', { packNo: '0' }, 'R07 error /packNo'),
  ex('R07: one package passes', { packNo: '1' }),
  ex('R07: bulk counts as one', { wrapType: '00' }, 'R07 error /packNo'),
  ex('R08: export FOB with freight', { feeMark: '3', feeRate: '500', feeCurr: 'USD' }, 'R08 error /feeRate'),
  ex('R08: export CIF without freight and insurance', { transMode: '1' }, 'R08 error /feeRate', 'R08 error /insurRate'),
  ex('R08: export C&F wants freight only', { transMode: '2', feeMark: '1', feeRate: '0.3' }),
  ex('R08: export C&I wants insurance only', { transMode: '4', insurMark: '1', insurRate: '0.3' }),
  im('R08: import CIF with freight and insurance', { transMode: '1' }, 'R08 error /feeRate', 'R08 error /insurRate'),
  im('R08: import C&F with freight', { transMode: '2' }, 'R08 error /feeRate'),
  im('R08: import C&I with insurance', { transMode: '4' }, 'R08 error /insurRate'),
  im('R09: a total without currency', { feeCurr: null }, 'R09 error /feeCurr'),
  im('R09: a rate above 99', { insurRate: '99.1' }, 'R09 error /insurRate'),
  im('R09: a rate below 0.0001', { insurRate: '0.00009' }, 'R09 error /insurRate'),
  im('R09: an amount without mark', { otherRate: '5' }, 'R09 error /otherMark'),
  im('R09: a mark without amount', { otherMark: '1' }, 'R09 error /otherRate'),
  im('R09: other charges may be negative', { otherMark: '3', otherRate: '-20', otherCurr: 'USD' }),
  im('R09: freight may not', { feeRate: '-20' }, 'R09 error /feeRate'),
  ex('R10: a number of 17 places', { entryId: '53162026012345678' }, 'R10 error /entryId'),
  ex('R10: the number of another office', { entryId: '224820260123456789' }, 'R10 error /entryId'),
  ex('R10: the number of an import', { entryId: '531620261123456789' }, 'R10 error /entryId'),
  im('R10: the number of an export', { entryId: '224820260123456789' }, 'R10 error /entryId'),
  ex('R10: a good number passes', { entryId: '531620260123456789' }),
];

const many = (count: number, row: (index: number) => Values): Rows =>
  Array.from({ length: count }, (_, index) => row(index));

const GOODS: readonly FaultyDeclaration[] = [
  im(
    'R11: eight licence documents',
    { bgdLicenseList: many(8, (index) => ({ docuCode: 'Y', certCode: `<08>W${index}` })) },
    'maxRows error /licenses',
    'R11 error /licenses',
  ),
  ex('R12: eight digits', goods({ codeTs: '87120030' }), 'R12 error /goods/0/codeTs'),
  ex('R12: unknown in its first eight digits', goods({ codeTs: '9999999999' }), 'R12 error /goods/0/codeTs'),
  ex('R12: unknown in its last two only', goods({ codeTs: '8712003099' }), 'R12 warn /goods/0/codeTs'),
  ex('R12: an inspection code of two digits', goods({ ciqCode: '10' }), 'R12 error /goods/0/ciqCode'),
  ex('R13: a total off by more than a cent', goods({ declTotal: '25950.02' }), 'R13 error /goods/0/declTotal'),
  ex('R13: a total within the tolerance passes', goods({ declTotal: '25950.01' })),
  ex('R14: an element is missing', goods({ gModel: '1|0|山地型|27.5英寸' }), 'R14 error /goods/0/gModel'),
  ex('R14: an element is empty', goods({ gModel: '1|0||27.5英寸|样例牌|W-275||' }), 'R14 error /goods/0/gModel'),
  ex('R15: an unknown kind of brand', goods({ gModel: '5|0|山地型|27.5英寸|样例牌|W||' }), 'R15 error /goods/0/gModel'),
  ex(
    'R16: an export without its preference',
    goods({ gModel: '1|3|山地型|27.5英寸|样例牌|W||' }),
    'R16 error /goods/0/gModel',
  ),
  im(
    'R16: an import with one',
    goods({ gModel: '4|1|白色颗粒|聚甲醛99%|共聚单体3%|新料|样例牌|W-900|2026-09-04|注塑级|||' }),
    'R16 error /goods/0/gModel',
  ),
  im(
    'R16: an import that leaves it empty passes',
    goods({ gModel: '4||白色颗粒|聚甲醛99%|共聚单体3%|新料|样例牌|W-900|2026-09-04|注塑级|||' }),
  ),
  ex('R17: another first unit', goods({ firstUnit: '001' }), 'R17 error /goods/0/firstUnit'),
  ex('R17: another second unit', goods({ secondUnit: '030' }), 'R17 error /goods/0/secondUnit'),
  im(
    'R17: a second unit where the code has none',
    goods({ secondUnit: '007', secondQty: '3' }),
    'R17 error /goods/0/secondUnit',
  ),
  ex(
    'R17: a code known by eight digits only is compared with those',
    goods({ codeTs: '8712003099', secondUnit: '001' }),
    'R12 warn /goods/0/codeTs',
    'R17 warn /goods/0/firstUnit',
    'R17 warn /goods/0/secondUnit',
  ),
  ex('R18: other quantities in one unit', goods({ firstQty: '299' }), 'R18 error /goods/0/firstQty'),
  ex('R18: no second quantity', goods({ secondQty: null }), 'R20 warn /netWt', 'R18 error /goods/0/secondQty'),
  im('R18: a second quantity without unit', goods({ secondQty: '5' }), 'R18 error /goods/0/secondQty'),
  ex(
    'R19: a foreign origin of an export',
    goods({ destinationCountry: 'NLD' }),
    'R19 warn /goods/0/destinationCountry',
  ),
  im('R19: an import that goes on', goods({ destinationCountry: 'USA' }), 'R19 warn /goods/0/destinationCountry'),
  re('R19: bonded goods may', goods({ destinationCountry: 'USA' })),
  ex('R20: a net weight 1.1 % off', { netWt: '6158' }, 'R20 warn /netWt'),
  ex('R20: a net weight 0.9 % off passes', { netWt: '6145' }),
];

const DOCUMENTS: readonly FaultyDeclaration[] = [
  ex('R21: a wrong check digit', box({ containerId: 'CSQU3054384' }), 'R21 error /containers/0/containerId'),
  ex('R22: a line that is not there', box({ goodsNo: '1,3' }), 'R22 error /containers/0/goodsNo'),
  ex('R22: a full-width comma', box({ goodsNo: '1，2' }), 'R22 error /containers/0/goodsNo'),
  ex('R23: containers heavier than the whole', box({ goodsContaWt: '7140.01' }), 'R23 warn /containers'),
  re('R24: no inspection document', { bgdLicenseList: [] }, 'R24 error /goods/0/codeTs'),
  re(
    'R24: a document that only imports need',
    { ieFlag: 'E', transMode: '3', bgdLicenseList: [] },
    'R16 error /goods/0/gModel',
  ),
  im('R24: an origin without agreement', { bgdLicenseList: { certCode: 'W011' } }, 'R24 error /licenses/0/certCode'),
  ex('R25: two currencies want a reason', { bgdGoodsList: { tradeCurr: 'EUR' } }, 'R25 confirm /goods'),
  im('R26: more than 14 days', { ieDate: '2020-01-20', despDate: '2020-01-01' }, 'R26 warn /ieDate'),
  im('R26: shipped after it came', { despDate: '2026-11-09', status: 'declared' }, 'R26 warn /despDate'),
  re('R27: the mark of another trade', { manualNo: 'C53496000018' }, 'R27 error /manualNo'),
  re('R27: eleven places', { manualNo: 'H5349600001' }, 'R27 error /manualNo'),
  im('R27: goods free of duty', { tradeMode: '2225', manualNo: 'B53096000001' }, 'R27 error /manualNo'),
  ex('R28: ordinary trade free of duty', goods({ dutyMode: '3' }), 'R28 warn /goods/0/dutyMode'),
  im(
    'R28: processing trade with duty',
    { tradeMode: '0615', cutMode: '503', manualNo: 'C53096000001' },
    'R28 warn /goods/0/dutyMode',
  ),
  ex('R29: no ship', { trafName: null }, 'R29 error /trafName'),
  ex('R29: no voyage', { voyNo: null }, 'R29 error /voyNo'),
  ex('R29: no bill of lading', { billNo: null }, 'R29 error /billNo'),
  ex('R29: an air waybill of another form', { trafMode: '5', billNo: 'WB26110001' }, 'R29 error /billNo'),
  ex('R29: a house bill behind the master bill passes', { trafMode: '5', billNo: '99900000011_H0000021' }),
  im('R30: nothing crosses the border', { trafMode: '8' }, 'R30 error /transMode'),
  ex('R30: an export too', { trafMode: '8', transMode: '7' }, 'R30 error /transMode'),
  ex('R31: a licence number without hyphens', { licenseNo: '26XX000001' }, 'R31 error /licenseNo'),
  im('R33: a promise by letter', { promiseItmes: '0Y0' }, 'R33 warn /promiseItmes'),
  ex(
    'R33: a container without kind',
    box({ containerMd: null, lclFlag: null }),
    'R33 warn /containers/0/containerMd',
    'R33 warn /containers/0/lclFlag',
  ),
  ex('R34: 71 characters of remarks', { noteS: '备'.repeat(71) }, 'R34 error /noteS'),
  ex('R34: no marks', { markNo: null }, 'R34 error /markNo'),
];

/** For each rule of the catalogue: changes that break it, and near misses that do not. */
export const FAULTY: readonly FaultyDeclaration[] = [...HEADER, ...GOODS, ...DOCUMENTS];
