import { containerCheckDigit, type Values } from '../../../engine/index.ts';
import { showDate } from '../../core/base/instants.ts';
import { AGENT, OWNERS, TRADERS, WAREHOUSE } from './demoCompanies.ts';
import { IMPORT_GOODS, RECORD_GOODS } from './demoImportGoods.ts';
import { goodsLine, packing } from './demoLines.ts';
import { CLERKS, HOUR_MS, type DemoRecord } from './demoRecord.ts';
import { ENTRIES, type DemoEntry } from './demoRoutes.ts';
import { seededRandom, type SeededRandom } from './seededRandom.ts';

const IMPORTS = 16;
const RECORDS = 6;
const STEP_MS = 31 * HOUR_MS;
const DAY_MS = 24 * HOUR_MS;
const WATER = '2';
const AIR = '5';

/** Freight and insurance as required by the terms of an import (R08). */
const TERMS: readonly Values[] = [
  { transMode: '1' },
  { transMode: '1' },
  { transMode: '3', feeMark: '3', feeRate: '1420', feeCurr: 'USD', insurMark: '1', insurRate: '0.3' },
  { transMode: '2', insurMark: '1', insurRate: '0.3' },
];

const INVOICE = { edocCode: '00000001', edocName: '发票' };
const PACKING_LIST = { edocCode: '00000002', edocName: '装箱单' };

const container = (random: SeededRandom, goods: readonly Values[], weight: unknown): Values => {
  const firstTen = `DEMU${random.between(100_000, 999_999)}`;
  return {
    containerId: firstTen + containerCheckDigit(firstTen),
    containerMd: '11',
    goodsNo: goods.map((_, index) => index + 1).join(','),
    lclFlag: '0',
    goodsContaWt: String(weight),
  };
};

const statusAt = (index: number): string => ['draft', 'returned', 'review', 'approved'][index] ?? 'declared';

/** Numbers that customs assigns to declared records. */
const numbers = (index: number, { customMaster, date }: { customMaster: string; date: string }): Values =>
  statusAt(index) === 'declared'
    ? {
        entryId: `${customMaster}${date.slice(0, 4)}1${String(200_000_000 + index)}`,
        seqNo: `I${date.slice(0, 4)}${String(index).padStart(13, '0')}`,
        declareTime: `${date} 16:30:00`,
      }
    : {};

interface Days {
  readonly createTime: Date;
  readonly ieDate: string;
  readonly despDate: string;
}

const daysOf = (index: number, now: Date, random: SeededRandom): Days => {
  const createTime = new Date(now.getTime() - HOUR_MS - index * STEP_MS);
  const arrived = createTime.getTime() - random.between(0, 2) * DAY_MS;
  return {
    createTime,
    ieDate: showDate(new Date(arrived)),
    despDate: showDate(new Date(arrived - random.between(1, 9) * DAY_MS)),
  };
};

const agent: Values = { agentName: AGENT.name, agentCodeScc: AGENT.scc, agentCode: AGENT.customsCode };

const billOf = (entry: DemoEntry, index: number): string =>
  entry.trafMode === AIR ? `${99_900_500_000 + index}_H${index + 1}` : `DEMOI${String(index + 1).padStart(6, '0')}`;

const importOf = (index: number, now: Date, random: SeededRandom): DemoRecord => {
  const entry = random.pick(ENTRIES);
  const [consignee, owner] = [random.pick(TRADERS), random.pick(OWNERS)];
  const { createTime, ieDate, despDate } = daysOf(index, now, random);
  const place = { random, country: entry.country, districtCode: entry.districtCode };
  const goods = Array.from({ length: random.between(1, 3) }, () => goodsLine(random.pick(IMPORT_GOODS), place));
  const packed = packing(goods, IMPORT_GOODS);
  const isByShip = entry.trafMode === WATER;
  return {
    page: 'customs/import-declaration',
    createTime,
    ...(index % 2 === 0 ? CLERKS[0] : CLERKS[1]),
    values: {
      ieFlag: 'I',
      status: statusAt(index),
      ...numbers(index, { customMaster: entry.customMaster, date: ieDate }),
      ...random.pick(TERMS),
      ...packed,
      ...agent,
      customMaster: entry.customMaster,
      iePort: entry.customMaster,
      entyPortCode: entry.entyPortCode,
      trafMode: entry.trafMode,
      trafName: entry.trafName,
      voyNo: isByShip ? `${random.between(100, 899)}E` : null,
      billNo: billOf(entry, index),
      goodsPlace: entry.goodsPlace,
      tradeName: consignee.name,
      tradeCoScc: consignee.scc,
      tradeCode: consignee.customsCode,
      ownerName: owner.name,
      ownerCodeScc: owner.scc,
      ownerCode: owner.customsCode,
      overseasConsignorEname: entry.consignor,
      contrNo: `YJ-${ieDate.slice(2, 4)}-${String(IMPORTS - index).padStart(4, '0')}`,
      ieDate,
      despDate,
      entryType: 'M',
      tradeMode: '0110',
      cutMode: '101',
      tradeAreaCode: entry.country,
      tradeCountry: entry.country,
      distinatePort: entry.port,
      despPortCode: entry.port,
      wrapType: '22',
      markNo: 'N/M',
      promiseItmes: '000',
    },
    rows: {
      goods,
      containers: isByShip ? [container(random, goods, packed['grossWet'])] : [],
      edocs: [INVOICE, PACKING_LIST],
    },
  };
};

/** Notebooks entering a bonded zone by road; their code requires an inspection document (R24). */
const recordOf = (index: number, now: Date, random: SeededRandom): DemoRecord => {
  const { createTime, ieDate, despDate } = daysOf(index, now, random);
  const place = { random, country: 'MYS', districtCode: '44036' };
  const goods = RECORD_GOODS.map((kind) => ({ ...goodsLine(kind, place), dutyMode: '3', contrItem: '12' }));
  return {
    page: 'customs/record-declaration',
    createTime,
    ...CLERKS[0],
    values: {
      ieFlag: 'I',
      type: 'ML',
      billType: '1',
      status: statusAt(index),
      ...numbers(index + IMPORTS, { customMaster: '5349', date: ieDate }),
      ...packing(goods, RECORD_GOODS),
      ...agent,
      customMaster: '5349',
      iePort: '5345',
      entyPortCode: '471401',
      manualNo: `H5349${ieDate.slice(3, 4)}${String(index + 1).padStart(6, '0')}`,
      trafMode: '4',
      trafName: `11002014${String(index + 1).padStart(5, '0')}`,
      goodsPlace: '前海湾演示保税仓',
      tradeName: WAREHOUSE.name,
      tradeCoScc: WAREHOUSE.scc,
      tradeCode: WAREHOUSE.customsCode,
      ownerName: WAREHOUSE.name,
      ownerCodeScc: WAREHOUSE.scc,
      ownerCode: WAREHOUSE.customsCode,
      overseasConsignorEname: 'Demo Devices Sdn. Bhd.',
      contrNo: `YB-${ieDate.slice(2, 4)}-${String(RECORDS - index).padStart(4, '0')}`,
      ieDate,
      despDate,
      entryType: 'M',
      tradeMode: '5034',
      transMode: '1',
      tradeAreaCode: 'MYS',
      tradeCountry: 'HKG',
      distinatePort: 'HKG003',
      despPortCode: 'MYS105',
      wrapType: '22',
      markNo: 'N/M',
      promiseItmes: '000',
    },
    rows: {
      goods,
      licenses: [{ docuCode: 'A', certCode: `12626000000${String(index + 1).padStart(4, '0')}` }],
      edocs: [INVOICE],
    },
  };
};

/** A few imports and bonded goods lists in all statuses; each passes the checks of its page. */
export const demoImports = (now: Date): readonly DemoRecord[] => {
  const random = seededRandom(20_261_121);
  return [
    ...Array.from({ length: IMPORTS }, (_, index) => importOf(index, now, random)),
    ...Array.from({ length: RECORDS }, (_, index) => recordOf(index, now, random)),
  ];
};
