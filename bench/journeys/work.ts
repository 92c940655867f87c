/** A goods line of the journeys, by column key; all values are text, as users type them. */
export type Line = Readonly<Record<string, string>>;

interface JourneyColumn {
  readonly key: string;
  readonly title: string;
  readonly width: number;
  /** Valid values; a blank is also invalid. */
  readonly pattern: RegExp;
}

const CODE = /^\d{10}$/;
const AMOUNT = /^\d+(\.\d+)?$/;
const NAME = /^.+$/;
const CURRENCY = /^(USD|EUR|HKD|GBP|CNY)$/;

/** All columns are plain text: no list opens, so that no grid is slower because of its kind of list. */
export const COLUMNS: readonly JourneyColumn[] = [
  { key: 'code', title: '商品编号', width: 130, pattern: CODE },
  { key: 'name', title: '商品名称', width: 160, pattern: NAME },
  { key: 'model', title: '规格型号', width: 160, pattern: NAME },
  { key: 'qty', title: '成交数量', width: 110, pattern: AMOUNT },
  { key: 'unit', title: '成交单位', width: 110, pattern: /^\d{3}$/ },
  { key: 'price', title: '单价', width: 110, pattern: AMOUNT },
  { key: 'currency', title: '币制', width: 110, pattern: CURRENCY },
  { key: 'origin', title: '原产国', width: 120, pattern: /^[A-Z]{3}$/ },
];

const CURRENCIES = ['USD', 'EUR', 'HKD', 'GBP', 'CNY'];

/** Deterministic; every line is different. */
export const lineAt = (index: number): Line => ({
  code: `8712${String(index + 1).padStart(6, '0')}`,
  name: `BIKE-${index + 1}`,
  model: `M-${index + 100}`,
  qty: String(10 + (index % 90)),
  unit: '003',
  price: `${20 + (index % 70)}.5`,
  currency: CURRENCIES[index % CURRENCIES.length] ?? 'USD',
  origin: 'CHN',
});

export const lines = (count: number): readonly Line[] => Array.from({ length: count }, (_, index) => lineAt(index));

/** The invalid cells of 100 pasted lines, with the correct values. */
export const BAD: readonly {
  readonly row: number;
  readonly key: string;
  readonly wrong: string;
  readonly right: string;
}[] = [
  { row: 11, key: 'code', wrong: '8712', right: '8712000012' },
  { row: 47, key: 'qty', wrong: '一百', right: '100' },
  { row: 83, key: 'currency', wrong: 'US$', right: 'USD' },
];

export const mended = (): readonly Line[] =>
  lines(100).map((line, row) => ({
    ...line,
    ...Object.fromEntries(BAD.filter((bad) => bad.row === row).map(({ key, right }) => [key, right])),
  }));

/** As Excel writes it to the clipboard. */
export const block = (): string =>
  lines(100)
    .map((line, row) =>
      COLUMNS.map(({ key }) => BAD.find((bad) => bad.row === row && bad.key === key)?.wrong ?? line[key]).join('\t'),
    )
    .join('\r\n');

/** The interface that a page exposes to the drivers: `window.__journey`. */
export interface JourneyPage {
  readonly mount: (rows: readonly Line[]) => void | Promise<void>;
  /** In display order, without blank rows. */
  readonly rows: () => readonly Line[];
}

declare global {
  interface Window {
    __journey: JourneyPage;
  }
}

/** Reduces a row with the grid's extra keys to its values as text; undefined when all are blank. */
export function toLine(row: Readonly<Record<string, unknown>>): Line | undefined {
  const texts = COLUMNS.map(({ key }): [string, string] => [key, String(row[key] ?? '')]);
  return texts.every(([, text]) => text === '') ? undefined : Object.fromEntries(texts);
}
