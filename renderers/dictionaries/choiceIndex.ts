import type { DictItem } from '../ports/ports.ts';

/** How a text is spelled in pinyin, without tones: `zg` and `zhongguo`. */
export interface ChoiceSpelling {
  readonly initials: string;
  readonly full: string;
}

/** Attribute of an item that holds its English name, and the one that holds its own text where another language is shown. */
const OTHER_NAMES = ['nameEn', 'text'] as const;

/** An item as it is searched: everything in small letters. */
interface Entry {
  readonly item: DictItem;
  readonly code: string;
  readonly text: string;
  /** English, and the text of its own language. */
  readonly names: string;
  /** All of that, to be passed over in one look. */
  readonly all: string;
  /** Pinyin; blank until it is spelled. */
  initials: string;
  full: string;
}

function entryOf(item: DictItem): Entry {
  const [code, text] = [item.value.toLowerCase(), item.text.toLowerCase()];
  const names = OTHER_NAMES.map((name) => item.attributes?.[name])
    .filter((name): name is string => typeof name === 'string')
    .join('\n')
    .toLowerCase();
  return { item, code, text, names, all: `${code}\n${text}\n${names}`, initials: '', full: '' };
}

/** How well an entry answers, 0 best; `RANKS`: not at all. */
const RANKS = 7;

function rankOf({ code, text, names, all, initials, full }: Entry, wanted: string): number {
  if (all.includes(wanted)) {
    if (code === wanted) return 0;
    if (code.startsWith(wanted)) return 1;
    return text.startsWith(wanted) || names.startsWith(wanted) ? 2 : 3;
  }
  if (full === '') return RANKS;
  if (initials.startsWith(wanted)) return 4;
  if (full.startsWith(wanted)) return 5;
  return initials.includes(wanted) || full.includes(wanted) ? 6 : RANKS;
}

/** Letters that pinyin may be typed with; `xi'an` is `xian`. */
const LATIN = /^[a-z']+$/;

/** The choices of one list, made ready for searching by code, text, English, pinyin and its initials, all in one box. */
export class ChoiceIndex {
  readonly #entries: readonly Entry[];
  #spelled = 0;

  constructor(items: readonly DictItem[]) {
    this.#entries = items.map(entryOf);
  }

  get isSpelled(): boolean {
    return this.#spelled === this.#entries.length;
  }

  /** Spells some more, as long as there is time. */
  spellSome(spell: (text: string) => ChoiceSpelling, hasTime: () => boolean): void {
    while (!this.isSpelled && hasTime()) {
      const entry = this.#entries[this.#spelled];
      if (entry !== undefined) Object.assign(entry, spell(entry.item.text));
      this.#spelled += 1;
    }
  }

  /** The best matches first, in the order of the list among equals: every word that was typed must occur. */
  find(typed: string): readonly DictItem[] {
    const [first = '', ...others] = typed.trim().toLowerCase().split(/\s+/);
    const wanted = LATIN.test(first) ? first.replaceAll("'", '') : first;
    const found: DictItem[][] = Array.from({ length: RANKS }, () => []);
    for (const entry of this.#entries) {
      const rank = rankOf(entry, wanted);
      if (rank < RANKS && others.every((word) => rankOf(entry, word) < RANKS)) found[rank]?.push(entry.item);
    }
    return found.flat();
  }
}

const indexes = new WeakMap<readonly DictItem[], ChoiceIndex>();

/** The index of a list, made once. */
export function indexOfChoices(items: readonly DictItem[]): ChoiceIndex {
  const known = indexes.get(items);
  if (known !== undefined) return known;
  const index = new ChoiceIndex(items);
  indexes.set(items, index);
  return index;
}

/** What a typed text offers of a list; the list itself where nothing is typed. */
export const matching = (items: readonly DictItem[], typed: string): readonly DictItem[] =>
  typed.trim() === '' ? items : indexOfChoices(items).find(typed);
