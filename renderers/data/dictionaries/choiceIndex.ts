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

/** Cached spellings by text, so that a narrowed list is not spelled again. */
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

/** Letters that pinyin may be typed with; `xi'an` is the same as `xian`. */
const LATIN = /^[a-z']+$/;

/** Returns whether the typed text may be pinyin. */
export const mayBePinyin = (typed: string): boolean => /[a-z]/i.test(typed);

/** Search index of one list of choices: one text box finds by code, text, English name, pinyin and pinyin initials. */
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

  /** Spells further entries while `hasTime` returns true. */
  spellSome(spell: (text: string) => PinyinSpelling, hasTime: () => boolean): void {
    while (!this.isSpelled && hasTime()) {
      const entry = this.#entries[this.#spelled];
      if (entry !== undefined) Object.assign(entry, spelledOnce(entry.item.text, spell));
      this.#spelled += 1;
    }
  }

  /** Returns the matches, best first; equal matches are in list order. Every typed word must occur. */
  find(typed: string): readonly DictItem[] {
    return [...this.#ranked(typed)].sort(([one], [other]) => one - other).map(([, item]) => item);
  }

  /** Returns the selectable item that the text means; `several` when another item has the same name or spelling. */
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

/** Returns the index of a list; built once and cached. */
export function indexOfChoices(items: readonly DictItem[]): ChoiceIndex {
  const known = indexes.get(items);
  if (known !== undefined) return known;
  const index = new ChoiceIndex(items);
  indexes.set(items, index);
  return index;
}

/** Returns the items that match a typed text; the whole list when nothing is typed. */
export const matching = (items: readonly DictItem[], typed: string): readonly DictItem[] =>
  typed.trim() === '' ? items : indexOfChoices(items).find(typed);
