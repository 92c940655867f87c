import { isBlank, valuesOf, type CompiledColumn, type Value } from '../../../engine/index.ts';
import { itemLabel } from '../../dictionaries/itemLabel.ts';
import { withThousands } from '../../formats/formats.ts';
import type { DictItem, Dictionaries } from '../../ports/ports.ts';

/** Texts by code; null where the dictionary does not know the code. */
type Texts = Map<string, string | null>;

/** What was once resolved stays, so that a table opened again shows texts at once. */
const known = new WeakMap<Dictionaries, Map<string, Texts>>();

/** Codes asked for within this time travel together. Milliseconds. */
const BATCH_DELAY = 15;

const optionTexts = new WeakMap<CompiledColumn, ReadonlyMap<string, string>>();

const textsOfOptions = (column: CompiledColumn): ReadonlyMap<string, string> | undefined => {
  if (column.options === undefined) return undefined;
  const cached = optionTexts.get(column);
  if (cached !== undefined) return cached;
  const texts = new Map(column.options.map((option) => [option.value, option.text]));
  optionTexts.set(column, texts);
  return texts;
};

/** Chosen out of thousands; a text of one's own stands for itself. */
const isCoded = ({ traits }: CompiledColumn): boolean => traits.choice === 'many' && traits.isChosen === true;

/** The texts that cells show. A code is shown as it is until its dictionary has answered. */
export class CellTexts {
  readonly #dictionaries: Dictionaries;
  readonly #byDictionary: Map<string, Texts>;
  readonly #wanted = new Map<string, Set<string>>();
  readonly #listeners: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(dictionaries: Dictionaries, onArrive: () => void) {
    this.#dictionaries = dictionaries;
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

  /** Asks at once for all texts that cells of a column show; resolves when they have come, or cannot. */
  async learn(column: CompiledColumn, values: readonly (Value | undefined)[]): Promise<void> {
    const { dictCode } = column;
    if (dictCode === undefined) return;
    const there = this.#byDictionary.get(dictCode);
    const options = textsOfOptions(column);
    const codes = new Set<string>();
    for (const value of values) {
      if (typeof value !== 'string' || value === '') continue;
      for (const code of column.multiple === true ? valuesOf(value) : [value])
        if (there?.has(code) !== true && options?.has(code) !== true) codes.add(code);
    }
    if (codes.size > 0) await this.#resolve(dictCode, [...codes]);
  }

  /** The text of one value or code. */
  textOfOne(column: CompiledColumn, value: string): string {
    if (column.dictCode === undefined && column.options === undefined) return value;
    const option = textsOfOptions(column)?.get(value);
    if (option !== undefined || column.dictCode === undefined) return option ?? value;
    const text = this.#dictionaryText(column.dictCode, value);
    // Codes out of thousands are what staff know; texts of few speak for themselves.
    return isCoded(column) ? itemLabel({ value, text }) : text;
  }

  #dictionaryText(dictCode: string, value: string): string {
    const text = this.#byDictionary.get(dictCode)?.get(value);
    if (text === undefined) this.#want(dictCode, value);
    return text ?? value;
  }

  /** An item that an editor has just chosen need not be asked for again. */
  remember(dictCode: string, item: DictItem): void {
    this.#keep(dictCode, item.value, item.text);
  }

  #keep(dictCode: string, value: string, text: string | null): void {
    const texts = this.#byDictionary.get(dictCode);
    if (texts === undefined) this.#byDictionary.set(dictCode, new Map([[value, text]]));
    else texts.set(value, text);
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
      void this.#resolve(dictCode, codes);
    }
  }

  async #resolve(dictCode: string, codes: readonly string[]): Promise<void> {
    try {
      const items = await this.#dictionaries.lookup(dictCode, codes);
      for (const code of codes) this.#keep(dictCode, code, items[code]?.text ?? null);
      for (const listener of this.#listeners) listener();
    } catch {
      // The code stays visible and is asked for again when its cell is next drawn.
    }
  }

  dispose(): void {
    clearTimeout(this.#timer);
  }
}
