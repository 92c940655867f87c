import { compareName } from '../../../engine/index.ts';
import { MAX_WORD_LENGTH, type RememberedWord } from './importWords.ts';

/** A cell whose word does not determine a code with certainty, with the code in the record. */
export interface WordCell extends RememberedWord {
  readonly row: string;
  /** The user has chosen the code. */
  readonly isMended: boolean;
}

/** Words learned from corrected cells: those that mean one code in all written rows. */
export function learnedWords(cells: readonly WordCell[]): readonly RememberedWord[] {
  const byWord = new Map<string, WordCell[]>();
  for (const cell of cells) {
    const name = JSON.stringify([cell.detail, cell.key, compareName(cell.word)]);
    const known = byWord.get(name);
    if (known === undefined) byWord.set(name, [cell]);
    else known.push(cell);
  }
  return [...byWord.values()].flatMap((all): readonly RememberedWord[] => {
    const [first] = all;
    const isOne = first !== undefined && all.every(({ value }) => value === first.value);
    if (!isOne || first.value === '' || !all.some(({ isMended }) => isMended)) return [];
    const { detail, key, word, value } = first;
    return word === '' || [...word].length > MAX_WORD_LENGTH ? [] : [{ detail, key, word, value }];
  });
}
