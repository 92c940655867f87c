import { addDecimals, compareDecimals, multiplyDecimals, roundDecimal, type Values } from '../../../engine/index.ts';
import type { DemoGoods } from './demoGoods.ts';
import type { SeededRandom } from './seededRandom.ts';

const cents = (amount: number): string => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

export interface LinePlace {
  readonly random: SeededRandom;
  /** Counterpart country: destination of an export, origin of an import. */
  readonly country: string;
  readonly districtCode: string;
}

/** Builds a goods line with a random number of packages and a price within the range of the goods. */
export const goodsLine = (goods: DemoGoods, { random, country, districtCode }: LinePlace): Values => {
  const packages = random.between(5, 60);
  const quantity = String(packages * goods.perPackage);
  const price = cents(random.between(...goods.cents));
  return {
    codeTs: goods.codeTs,
    gName: goods.gName,
    gModel: goods.gModel,
    gQty: quantity,
    gUnit: goods.unit,
    declPrice: `${price}00`,
    declTotal: roundDecimal(multiplyDecimals(quantity, price), 2),
    tradeCurr: 'USD',
    firstQty: quantity,
    firstUnit: goods.unit,
    secondQty: goods.secondUnit === undefined ? null : multiplyDecimals(quantity, goods.weight),
    secondUnit: goods.secondUnit ?? null,
    originCountry: country,
    destinationCountry: 'CHN',
    districtCode,
    dutyMode: '1',
  };
};

/** Computes weights and number of packages from the lines: every kind of goods has a weight per unit. */
export const packing = (lines: readonly Values[], kinds: readonly DemoGoods[]): Values => {
  let net = '0';
  let packages = 0;
  for (const line of lines) {
    const kind = kinds.find(({ codeTs }) => codeTs === line['codeTs']);
    if (kind === undefined) continue;
    net = addDecimals(net, multiplyDecimals(String(line['gQty']), kind.weight));
    packages += Number(line['gQty']) / kind.perPackage;
  }
  const netWt = compareDecimals(net, '1') < 0 ? '1' : net;
  return { packNo: String(packages), netWt, grossWet: roundDecimal(multiplyDecimals(netWt, '1.08'), 2) };
};
