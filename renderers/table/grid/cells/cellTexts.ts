import { isBlank, valuesOf, type CompiledColumn, type Value } from '../../../../engine/index.ts';
import { itemLabel } from '../../../data/dictionaries/itemLabel.ts';
import { withThousands } from '../../../kit/formats/formats.ts';
import type { DictItem, Dictionaries, Ports } from '../../../kit/ports/ports.ts';

/** Displayed properties of an item. */
type ShownItem = Pick<DictItem, 'text' | 'color' | 'disabled'>;

/** Items by code; null when the dictionary does not contain the code. */
type Texts = Map<string, ShownItem | null>;

/** Resolved texts are cached, so that a table that is opened again shows them immediately. */
const known = new WeakMap<Dictionaries, Map<string, Texts>>();

/** Codes requested within this time are batched. Milliseconds. */
const BATCH_DELAY = 15;

/** Pause after a failed dictionary request. Milliseconds. */
const PAUSE = 5000;

/** Whether values are chosen from a large dictionary; a freely typed text is displayed as it is. */
const isCoded = ({ traits }: CompiledColumn): boolean => traits.choice === 'many' && traits.isChosen === true;

type CellTextsPorts = Pick<Ports, 'dictionaries' | 't'>;

/** Texts displayed in cells. A code is displayed as nothing until its dictionary has answered. */
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

  /** Called when new texts have arrived. */
  onArrive(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Returns the text of a whole cell: several values are separated by commas. */
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

  /** Whether the lookup of a code is complete, with or without a text. */
  isKnown(dictCode: string, code: string): boolean {
    return this.#byDictionary.get(dictCode)?.has(code) === true;
  }

  /**
   * Returns the item of a code: undefined while it loads, null when it is unknown. In a column that accepts free text,
   * an unknown code is its own text.
   */
  itemOf(column: CompiledColumn, code: string): ShownItem | null | undefined {
    const { dictCode, traits } = column;
    const option = column.options?.find(({ value }) => value === code);
    const own = { text: code };
    if (option !== undefined || dictCode === undefined) return option ?? own;
    const item = this.#byDictionary.get(dictCode)?.get(code);
    if (item === undefined) this.#want(dictCode, code);
    if (!item) return item === undefined || (traits.isChosen === true && column.allowInput !== true) ? item : own;
    // Items of large dictionaries are displayed with their codes, which users know; the texts of small ones suffice.
    return isCoded(column) ? { ...item, text: itemLabel({ value: code, text: item.text }) } : item;
  }

  /** Returns the text of one value or code; the code itself until its text has arrived. */
  textOfOne(column: CompiledColumn, value: string): string {
    return this.itemOf(column, value)?.text ?? value;
  }

  /** Caches an item that an editor has just chosen. */
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

  /** Requests texts immediately; resolves when they have arrived or failed. */
  async resolve(dictCode: string, codes: readonly string[]): Promise<void> {
    try {
      const items = await this.#dictionaries.lookup(dictCode, codes);
      for (const code of codes) this.#keep(dictCode, code, items[code] ?? null);
    } catch {
      // The codes are displayed; after a pause they are requested again when their cells are rendered.
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
