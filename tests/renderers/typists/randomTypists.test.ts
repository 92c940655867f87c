import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createPageDocument, type CompiledColumn, type PageDocument, type Values } from '../../../engine/index.ts';
import { resolveOnBlur, resolveOnKey, type ChoiceLeft } from '../../../renderers/data/dictionaries/choiceTyping.ts';
import { fillValues } from '../../../renderers/data/dictionaries/fillValues.ts';
import { createFindText } from '../../../renderers/data/dictionaries/findText.ts';
import { spellList } from '../../../renderers/data/dictionaries/spellList.ts';
import type { DictItem, Dictionaries } from '../../../renderers/index.ts';
import { compileTestPage } from '../orderPage.ts';
import { orderSchema } from '../orderSchema.ts';
import { answersTo, meantBy, PLACES, WAYS, type Way } from './statedOrder.ts';

/** Milliseconds between the last letter and the request of a list, in a field and in a cell. */
const LIST_WAITS = { field: 800, cell: 300 } as const;

const searched = (key: string, note: string) =>
  ({ type: 'sel_search', key, title: key, dictCode: 'unit', fill: { [note]: 'text' } }) as const;
const whole = (key: string) => ({ type: 'select', key, title: key, dictCode: 'unit' }) as const;
const note = (key: string) => ({ type: 'input', key, title: key }) as const;

const page = compileTestPage({
  ...orderSchema,
  columns: [...orderSchema.columns, searched('from', 'fromNote'), note('fromNote'), whole('to')],
  details: orderSchema.details.map((goods) => ({
    ...goods,
    columns: [...goods.columns, searched('origin', 'originNote'), note('originNote'), whole('target')],
  })),
});

/** Where a typist types: a field, or a cell of one of two rows, which are identified by their id. */
interface Place {
  readonly key: string;
  readonly row?: 0 | 1;
}

const PLACES_TO_TYPE: readonly Place[] = [
  { key: 'from' },
  { key: 'to' },
  ...([0, 1] as const).flatMap((row) => [
    { key: 'origin', row },
    { key: 'target', row },
  ]),
];

interface Stroke {
  readonly place: number;
  readonly item: number;
  readonly way: Way;
  readonly cut: number;
  /** Pauses before each letter and before the key that leaves, in turn; milliseconds. */
  readonly pauses: readonly number[];
  /** Delay of the answers to requests for this value; milliseconds. */
  readonly late: number;
  readonly end: 'Tab' | 'Enter';
  /** Additional action afterwards. */
  readonly besides: 'nothing' | 'ownNote' | 'insertRow';
}

const delay = (most: number) => fc.integer({ min: 0, max: most });

const stroke: fc.Arbitrary<Stroke> = fc.record({
  place: fc.nat(PLACES_TO_TYPE.length - 1),
  item: fc.nat(PLACES.length - 1),
  way: fc.constantFrom(...(Object.keys(WAYS) as Way[])),
  cut: fc.double({ min: 0, max: 1, noNaN: true }),
  pauses: fc.array(delay(600), { minLength: 1, maxLength: 6 }),
  late: delay(1500),
  end: fc.constantFrom('Tab', 'Enter'),
  besides: fc.constantFrom('nothing', 'nothing', 'ownNote', 'insertRow'),
});

/** A record that is typed, with its intended values. */
class Typist {
  late = 0;
  #notes = 0;
  readonly #dictionaries: Dictionaries = {
    items: () => this.#answer(PLACES),
    search: (_, text) => this.#answer(text === '' ? PLACES : answersTo(text)),
    lookup: (_, codes) => this.#answer(Object.fromEntries(codes.map((code) => [code, this.#itemOf(code)]))),
  };
  readonly document: PageDocument = createPageDocument({
    page,
    ports: { lookup: async () => ({}), findText: createFindText(this.#dictionaries) },
    user: { id: '1', username: 'clerk', realname: '制单员', orgCode: 'A01' },
    record: { id: '7', version: 1, code: 'A1', status: 'draft', goodsList: [{ id: 'g0' }, { id: 'g1' }] },
  });
  readonly #rows = [0, 1].map((index) => this.#goods.rowAt(index).id);
  /** By place and key; no entry where the user still has to choose. */
  readonly meant = new Map<string, string | null>();
  readonly stands = new Map<string, string>();

  get #goods() {
    return this.document.detail('goods');
  }

  #itemOf = (code: string): DictItem | null => PLACES.find(({ value }) => value === code) ?? null;

  #answer<T>(answer: T): Promise<T> {
    let settle: (answer: T) => void = () => undefined;
    const answered = new Promise<T>((resolve) => {
      settle = resolve;
    });
    // Uses the clock that the test advances.
    setTimeout(() => settle(answer), this.late);
    return answered;
  }

  #columnOf({ key, row }: Place): CompiledColumn {
    const columns = row === undefined ? page.columns : (page.detailByKey.get('goods')?.columns ?? []);
    const column = columns.find((one) => one.key === key);
    if (column === undefined) throw new Error(`no column ${key}`);
    return column;
  }

  /** Types the text; returns what its list shows when the place is left and whether that answers the typed text. */
  async #type({ place: at, pauses, late }: Stroke, text: string) {
    const place = PLACES_TO_TYPE[at] ?? never();
    const isWhole = this.#columnOf(place).type === 'select';
    let isAnswered = isWhole;
    let asked: ReturnType<typeof setTimeout> | undefined;
    for (const [index] of [...text].entries()) {
      await vi.advanceTimersByTimeAsync(pauses[index % pauses.length] ?? 0);
      clearTimeout(asked);
      isAnswered = isWhole;
      if (isWhole) continue;
      const waits = LIST_WAITS[place.row === undefined ? 'field' : 'cell'];
      asked = setTimeout(() => (isAnswered = true), waits + late);
    }
    await vi.advanceTimersByTimeAsync(pauses[text.length % pauses.length] ?? 0);
    clearTimeout(asked);
    return { isAnswered, items: isAnswered ? answersTo(text) : [], place };
  }

  #carryOut(place: Place, left: ChoiceLeft): void {
    const { key, row } = place;
    const rowId = row === undefined ? undefined : (this.#rows[row] ?? never());
    if (left.kind === 'hold' && rowId === undefined) this.document.hold(key, left.text);
    else if (left.kind === 'hold' && rowId !== undefined) this.#goods.hold({ rowId, key, text: left.text }, '修改');
    else if (left.kind === 'choose')
      this.#set(place, { [key]: left.item.value, ...fillValues(this.#columnOf(place), left.item) });
  }

  #set({ row }: Place, values: Values): void {
    if (row === undefined) return this.document.set(values);
    const rowId = this.#rows[row] ?? never();
    const cells = Object.entries(values).map(([key, value]) => ({ rowId, key, value }));
    this.#goods.commit({ kind: 'set', cells }, '修改');
  }

  #mean(place: Place, text: string): void {
    const name = nameOf(place);
    const meant = meantBy(text);
    const filled = Object.keys(this.#columnOf(place).fill ?? {}).map((key) => nameOf({ ...place, key }));
    this.stands.delete(name);
    // No match or several equal ones: the typed text stays for the user to check. Fields filled from it have no
    // intended value.
    if (meant === undefined || meant === 'several') {
      this.stands.set(name, text);
      for (const one of [name, ...filled]) this.meant.delete(one);
      return;
    }
    this.meant.set(name, meant.value);
    for (const one of filled) this.meant.set(one, meant.text);
  }

  async give(given: Stroke): Promise<void> {
    const text = WAYS[given.way](PLACES[given.item] ?? never(), given.cut);
    this.late = given.late;
    const { items, isAnswered, place } = await this.#type(given, text);
    const typing = { typed: text, marked: null };
    // A field passes its text to the document; a cell takes the choice highlighted in its list, if it is certain.
    const left =
      place.row === undefined
        ? resolveOnBlur(typing, { items, isAnswered, active: -1 })
        : resolveOnKey({ key: given.end, altKey: false }, typing, { items, isAnswered, active: 0, isTaken: true });
    this.#carryOut(place, left as ChoiceLeft);
    this.#mean(place, text);
    if (given.besides === 'insertRow')
      this.#goods.commit({ kind: 'insert', rows: [{ index: 0, row: this.#goods.newRow() }] }, '插入');
    if (given.besides !== 'ownNote') return;
    const key = `${place.row === undefined ? 'from' : 'origin'}Note`;
    this.#notes += 1;
    const own = `自己写的 ${this.#notes}`;
    this.#set(place, { [key]: own });
    this.meant.set(nameOf({ ...place, key }), own);
  }

  /** Returns the values of the places that were typed into. */
  async outcome() {
    await vi.advanceTimersByTimeAsync(20_000);
    const valueAt = ({ key, row }: Place) =>
      row === undefined
        ? (this.document.values()[key] ?? null)
        : (this.#goods.rowById(this.#rows[row] ?? never())?.values[key] ?? null);
    const textAt = ({ key, row }: Place) =>
      row === undefined
        ? this.document.field(key).text?.text
        : this.#goods.heldAt(this.#rows[row] ?? never(), key)?.text;
    const places = [...this.meant.keys()].map(placeOf);
    return {
      values: Object.fromEntries(places.map((place) => [nameOf(place), valueAt(place)])),
      texts: Object.fromEntries(
        PLACES_TO_TYPE.flatMap((place) => {
          const text = textAt(place);
          return text === undefined ? [] : [[nameOf(place), text]];
        }),
      ),
    };
  }
}

const nameOf = ({ key, row }: Place): string => (row === undefined ? key : `${row}.${key}`);
const placeOf = (name: string): Place => {
  const [row, key] = name.includes('.') ? name.split('.') : [undefined, name];
  return { key: key ?? '', ...(row !== undefined && { row: row === '0' ? 0 : 1 }) };
};

function never(): never {
  throw new Error('there is none');
}

// The pinyin dictionary is loaded by a real import, which fake timers do not advance.
beforeAll(() => spellList(PLACES));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('200 random typists with asynchronous answers leave exactly the intended record (simulated clock and control)', async () => {
  const property = fc.asyncProperty(fc.array(stroke, { minLength: 3, maxLength: 9 }), async (strokes) => {
    const typist = new Typist();
    for (const one of strokes) await typist.give(one);
    const { values, texts } = await typist.outcome();
    expect(values).toEqual(Object.fromEntries(typist.meant));
    expect(texts).toEqual(Object.fromEntries(typist.stands));
  });
  await fc.assert(property, { numRuns: 200, seed: 20261124 });
});
