import { addDecimals, multiplyDecimals, roundDecimal, type Values } from '../../../engine/index.ts';
import { showDate } from '../../core/base/instants.ts';
import { AGENT, OWNERS, TRADERS } from './demoCompanies.ts';
import { DEMO_GOODS } from './demoGoods.ts';
import { goodsLine, packing } from './demoLines.ts';
import { CLERKS, HOUR_MS } from './demoRecord.ts';
import { DESTINATIONS, EXITS } from './demoRoutes.ts';
import { seededRandom, type SeededRandom } from './seededRandom.ts';

/** A declaration of the page customs/export-declaration, with its author and time of creation. */
export interface DemoDeclaration {
  readonly values: Values;
  readonly goods: readonly Values[];
  readonly createBy: string;
  readonly orgCode: string;
  readonly createTime: Date;
}

const COUNT = 200;
/** One declaration every seven hours: 200 of them reach back 58 days. */
const STEP_MS = 7 * HOUR_MS;

/** Possible statuses by age: the newest records are those still being worked on. */
const STATUS_BY_AGE: readonly { readonly upTo: number; readonly among: readonly string[] }[] = [
  { upTo: 30, among: ['draft', 'draft', 'returned', 'review'] },
  { upTo: 80, among: ['draft', 'review', 'approved', 'approved', 'returned', 'declared'] },
  { upTo: COUNT, among: ['declared', 'declared', 'declared', 'approved'] },
];

const AT_LARGE = 7;
const AT_FAULTY = 3;

/** Freight and insurance as required by the terms of delivery (R08). */
const TERMS: readonly Values[] = [
  { transMode: '3' },
  { transMode: '3' },
  { transMode: '1', feeMark: '3', feeRate: '1850', feeCurr: 'USD', insurMark: '1', insurRate: '0.3' },
  { transMode: '2', feeMark: '3', feeRate: '1260.5', feeCurr: 'USD' },
];

const parties = (random: SeededRandom): Values => {
  const [trader, owner] = [random.pick(TRADERS), random.pick(OWNERS)];
  return {
    tradeName: trader.name,
    tradeCoScc: trader.scc,
    tradeCode: trader.customsCode,
    ownerName: owner.name,
    ownerCodeScc: owner.scc,
    ownerCode: owner.customsCode,
    agentName: AGENT.name,
    agentCodeScc: AGENT.scc,
    agentCode: AGENT.customsCode,
  };
};

/** Numbers assigned by customs: only declared records have them, each unique. */
const numbers = (
  status: string,
  { index, customMaster, date, declared }: { index: number; customMaster: string; date: string; declared: string },
): Values =>
  status === 'declared'
    ? {
        entryId: `${customMaster}${date.slice(0, 4)}0${String(100_000_000 + index)}`,
        seqNo: `E${date.slice(0, 4)}${String(index).padStart(13, '0')}`,
        declareTime: `${declared} 16:30:00`,
      }
    : {};

const AIR = '5';

/** Master number of 11 digits followed by a house bill (R29); no airline has the prefix 999. */
const airWaybill = (index: number, serial: string): string => `${99_900_000_000 + index}_H${serial}`;

const statusAt = (index: number, random: SeededRandom): string => {
  if (index === AT_LARGE || index === AT_FAULTY) return 'draft';
  return random.pick(STATUS_BY_AGE.find(({ upTo }) => index < upTo)?.among ?? ['declared']);
};

const declaration = (index: number, now: Date, random: SeededRandom): DemoDeclaration => {
  const createTime = new Date(now.getTime() - HOUR_MS - index * STEP_MS);
  const date = showDate(new Date(createTime.getTime() + random.between(2, 9) * 24 * HOUR_MS));
  const [exit, destination, status] = [random.pick(EXITS), random.pick(DESTINATIONS), statusAt(index, random)];
  const lines = index === AT_LARGE ? 50 : random.between(1, 6);
  const place = { random, country: destination.country, districtCode: exit.districtCode };
  const goods = Array.from({ length: lines }, () => goodsLine(random.pick(DEMO_GOODS), place));
  const serial = String(COUNT - index).padStart(4, '0');
  const values: Values = {
    ieFlag: 'E',
    status,
    ...numbers(status, { index, customMaster: exit.customMaster, date, declared: showDate(createTime) }),
    ...parties(random),
    ...random.pick(TERMS),
    ...packing(goods, DEMO_GOODS),
    customMaster: exit.customMaster,
    iePort: exit.customMaster,
    entyPortCode: exit.entyPortCode,
    trafMode: exit.trafMode,
    trafName: random.pick(exit.trafNames),
    voyNo: `${random.between(100, 899)}W`,
    billNo: exit.trafMode === AIR ? airWaybill(index, serial) : `DEMO${date.replaceAll('-', '').slice(2)}${serial}`,
    contrNo: `YS-${date.slice(2, 4)}-${serial}`,
    ieDate: date,
    entryType: 'M',
    tradeMode: '0110',
    cutMode: '101',
    tradeAreaCode: destination.country,
    tradeCountry: destination.country,
    distinatePort: destination.port,
    overseasConsigneeEname: destination.consignee,
    wrapType: '22',
    markNo: 'N/M',
    ...(index === AT_LARGE && { noteS: '演示：50项商品' }),
  };
  return {
    values,
    goods,
    createTime,
    ...(index % 2 === 0 || index === AT_LARGE || index === AT_FAULTY ? CLERKS[0] : CLERKS[1]),
  };
};

/** Adds gross below net (R05), a total that is not quantity × price (R13), a unit that is not the tariff's (R17). */
const withMistakes = (faulty: DemoDeclaration): DemoDeclaration => {
  const [first = {}, ...rest] = faulty.goods;
  const wrongUnit = first['firstUnit'] === '006' ? '007' : '006';
  const wrong = { ...first, declTotal: addDecimals(String(first['declTotal']), '100'), firstUnit: wrongUnit };
  const netWt = String(faulty.values['netWt']);
  return {
    ...faulty,
    values: {
      ...faulty.values,
      grossWet: roundDecimal(multiplyDecimals(netWt, '0.9'), 2),
      noteS: '演示：毛重、总价、法定单位有误，提交时会被拦下',
    },
    goods: [wrong, ...rest],
  };
};

/**
 * 200 declarations of both departments in all statuses, newest first, identical at every start apart from their dates.
 * One has 50 goods lines; one, a draft, has mistakes that a submit finds. All others pass every check.
 */
export const demoDeclarations = (now: Date): readonly DemoDeclaration[] => {
  const random = seededRandom(20_261_120);
  return Array.from({ length: COUNT }, (_, index) => {
    const made = declaration(index, now, random);
    return index === AT_FAULTY ? withMistakes(made) : made;
  });
};
