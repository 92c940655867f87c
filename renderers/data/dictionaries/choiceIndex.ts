import {
  choiceRank,
  isWholeRank,
  namesOfChoice,
  normalizeLine,
  type PinyinSpelling,
  type SearchedChoice,
} from '../../../engine/index.ts';
import type { DictItem } from '../../kit/ports/ports.ts';
import { isUsable } from './namedItem.ts';

/** Texts that are spelled already: a list that is narrowed is not spelled again. */
const spellings = new Map<string, PinyinSpelling>();
const MAX_KEPT = 100_000;

interface Entry extends SearchedChoice {
  readonly item: DictItem;
  initials: string;
  full: string;
  readings: PinyinSpelling['readings'];
}

function entryOf(item: DictItem): Entry {
  const names = [...namesOfChoice(item.attributes), ...(item.names ?? [])].join('\n').toLowerCase();
  const { initials = '', full = '', readings = [] } = spellings.get(item.text) ?? {};
  return { item, code: item.value.toLowerCase(), text: item.text.toLowerCase(), names, initials, full, readings };
}

function spelledOnce(text: string, spell: (text: string) => PinyinSpelling): PinyinSpelling {
  const known = spellings.get(text);
  if (known !== undefined) return known;
  if (spellings.size >= MAX_KEPT) spellings.clear();
  const spelling = spell(text);
  spellings.set(text, spelling);
  return spelling;
}

/** Letters that pinyin may be typed with; `xi'an` is `xian`. */
const LATIN = /^[a-z']+$/;

/** What was typed may be pinyin. */
export const mayBePinyin = (typed: string): boolean => /[a-z]/i.test(typed);

/** The choices of one list, made ready for searching by code, text, English, pinyin and its initials, all in one box. */
export class ChoiceIndex {
  readonly #entries: readonly Entry[];
  #spelled = 0;

  constructor(items: readonly DictItem[]) {
    this.#entries = items.map(entryOf);
    const unknown = items.findIndex(({ text }) => !spellings.has(text));
    this.#spelled = unknown === -1 ? items.length : unknown;
  }

  get isSpelled(): boolean {
    return this.#spelled === this.#entries.length;
  }

  /** Spells some more, as long as there is time. */
  spellSome(spell: (text: string) => PinyinSpelling, hasTime: () => boolean): void {
    while (!this.isSpelled && hasTime()) {
      const entry = this.#entries[this.#spelled];
      if (entry !== undefined) Object.assign(entry, spelledOnce(entry.item.text, spell));
      this.#spelled += 1;
    }
  }

  /** The best matches first, in the order of the list among equals: every word that was typed must occur. */
  find(typed: string): readonly DictItem[] {
    return [...this.#ranked(typed)].sort(([one], [other]) => one - other).map(([, item]) => item);
  }

  /** The one that is meant, of those that may be chosen; `several` where another is named or spelled so as well. */
  meant(typed: string): DictItem | 'several' | undefined {
    let [best, bestRank, equals] = [undefined as DictItem | undefined, Number.POSITIVE_INFINITY, 0];
    for (const [rank, item] of this.#ranked(typed)) {
      if (!isUsable(item) || rank > bestRank || (rank === bestRank && item.value === best?.value)) continue;
      if (rank === bestRank) equals += 1;
      else [best, bestRank, equals] = [item, rank, 1];
    }
    return equals > 1 && isWholeRank(bestRank) ? 'several' : best;
  }

  *#ranked(typed: string): Iterable<readonly [number, DictItem]> {
    const [first = '', ...others] = normalizeLine(typed).toLowerCase().split(/\s+/);
    const wanted = LATIN.test(first) ? first.replaceAll("'", '') : first;
    for (const entry of this.#entries) {
      const rank = choiceRank(entry, wanted);
      if ([rank, ...others.map((word) => choiceRank(entry, word))].every(Number.isFinite)) yield [rank, entry.item];
    }
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
