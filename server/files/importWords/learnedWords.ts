import { compareName } from '../../../engine/index.ts';
import { MAX_WORD_LENGTH, type RememberedWord } from './importWords.ts';

/** A cell whose word means no code for certain, with the code that the record has. */
export interface WordCell extends RememberedWord {
  readonly row: string;
  /** Staff have chosen the code. */
  readonly isMended: boolean;
}

/** What staff have taught by mending cells: words that mean one code in all rows that were written. */
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
