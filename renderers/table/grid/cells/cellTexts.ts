import { isBlank, valuesOf, type CompiledColumn, type Value } from '../../../../engine/index.ts';
import { itemLabel } from '../../../data/dictionaries/itemLabel.ts';
import { withThousands } from '../../../kit/formats/formats.ts';
import type { DictItem, Dictionaries, Ports } from '../../../kit/ports/ports.ts';

/** What a cell shows of an item. */
type ShownItem = Pick<DictItem, 'text' | 'color' | 'disabled'>;

/** Items by code; null where the dictionary does not know the code. */
type Texts = Map<string, ShownItem | null>;

/** What was once resolved stays, so that a table opened again shows texts at once. */
const known = new WeakMap<Dictionaries, Map<string, Texts>>();

/** Codes asked for within this time travel together. Milliseconds. */
const BATCH_DELAY = 15;

/** A dictionary that could not answer is left alone for a while. Milliseconds. */
const PAUSE = 5000;

/** Chosen out of thousands; a text of one's own stands for itself. */
const isCoded = ({ traits }: CompiledColumn): boolean => traits.choice === 'many' && traits.isChosen === true;

type CellTextsPorts = Pick<Ports, 'dictionaries' | 't'>;

/** The texts that cells show. Where a code is asked for, nothing is shown until its dictionary has answered. */
export class CellTexts {
  readonly #dictionaries: Dictionaries;
  readonly t: Ports['t'];
  readonly #byDictionary: Map<string, Texts>;
  readonly #wanted = new Map<string, Set<string>>();
  readonly #listeners: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ dictionaries, t }: CellTextsPorts, onArrive: () => void) {
    this.#dictionaries = dictionaries;
    this.t = t;
    this.#listeners.push(onArrive);
    const cached = known.get(dictionaries);
    this.#byDictionary = cached ?? new Map();
    if (cached === undefined) known.set(dictionaries, this.#byDictionary);
  }

  /** Texts have come that cells show from now on. */
  onArrive(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** The text of a whole cell: several values are parted by commas. */
  textOf(column: CompiledColumn, value: Value | undefined): string {
    if (isBlank(value)) return '';
    if (typeof value === 'string') {
      if (column.valueType === 'decimal') return withThousands(value);
      if (column.multiple === true && value.includes(','))
        return valuesOf(value)
          .map((part) => this.textOfOne(column, part))
          .join(',');
      return this.textOfOne(column, value);
    }
    if (typeof value === 'boolean') return value ? '✓' : '';
    return String(value);
  }

  /** Whether the text of a code is there, or known to be none. */
  isKnown(dictCode: string, code: string): boolean {
    return this.#byDictionary.get(dictCode)?.has(code) === true;
  }

  /** What a code stands for: undefined while that is on its way, null where nobody knows it. What may be typed freely stands for itself. */
  itemOf(column: CompiledColumn, code: string): ShownItem | null | undefined {
    const { dictCode, traits } = column;
    const option = column.options?.find(({ value }) => value === code);
    const own = { text: code };
    if (option !== undefined || dictCode === undefined) return option ?? own;
    const item = this.#byDictionary.get(dictCode)?.get(code);
    if (item === undefined) this.#want(dictCode, code);
    if (!item) return item === undefined || (traits.isChosen === true && column.allowInput !== true) ? item : own;
    // Codes out of thousands are what staff know; texts of few speak for themselves.
    return isCoded(column) ? { ...item, text: itemLabel({ value: code, text: item.text }) } : item;
  }

  /** The text of one value or code; the code itself until its text is there. */
  textOfOne(column: CompiledColumn, value: string): string {
    return this.itemOf(column, value)?.text ?? value;
  }

  /** An item that an editor has just chosen need not be asked for again. */
  remember(dictCode: string, item: DictItem): void {
    this.#keep(dictCode, item.value, item);
  }

  #keep(dictCode: string, value: string, item: ShownItem | null): void {
    const texts = this.#byDictionary.get(dictCode);
    if (texts === undefined) this.#byDictionary.set(dictCode, new Map([[value, item]]));
    else texts.set(value, item);
  }

  #want(dictCode: string, value: string): void {
    const values = this.#wanted.get(dictCode);
    if (values === undefined) this.#wanted.set(dictCode, new Set([value]));
    else values.add(value);
    this.#timer ??= setTimeout(() => this.#ask(), BATCH_DELAY);
  }

  #ask(): void {
    this.#timer = undefined;
    const wanted = [...this.#wanted];
    this.#wanted.clear();
    for (const [dictCode, values] of wanted) {
      const codes = [...values];
      void this.resolve(dictCode, codes);
    }
  }

  /** Asks at once; resolves when the texts have come, or cannot. */
  async resolve(dictCode: string, codes: readonly string[]): Promise<void> {
    try {
      const items = await this.#dictionaries.lookup(dictCode, codes);
      for (const code of codes) this.#keep(dictCode, code, items[code] ?? null);
    } catch {
      // The codes are shown, and after a pause are asked for again when their cells are drawn.
      for (const code of codes) this.#keep(dictCode, code, { text: code });
      const texts = this.#byDictionary.get(dictCode);
      setTimeout(() => codes.forEach((code) => texts?.delete(code)), PAUSE);
    }
    for (const listener of this.#listeners) listener();
  }

  dispose(): void {
    clearTimeout(this.#timer);
  }
}
