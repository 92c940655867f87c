import type { CompiledColumn } from '../../language/compiled/compiledPage.ts';
import type { Finding } from '../../core/findings.ts';
import type { Path } from '../../core/paths.ts';
import { fillWords, wordsOf } from '../../text/words/words.ts';

/** Ids of marks: what a copy took along and what it left blank. */
export const COPIED = 'copied';
export const LEFT_BLANK = 'leftBlank';

export type CopyMarkId = typeof COPIED | typeof LEFT_BLANK;

/** A mark as a draft keeps it: a field of the head, or a cell of the row of that id. Plain JSON. */
export interface KeptMark {
  readonly ruleId: CopyMarkId;
  readonly key: string;
  readonly detail?: string | undefined;
  readonly rowId?: string | undefined;
}

/** Asks to look at what a copy has at a place. */
export const markAt = (column: CompiledColumn, path: Path, ruleId: CopyMarkId): Finding => {
  const words = wordsOf(column.language);
  const message = fillWords(ruleId === COPIED ? words.copied : words.leftBlank, { title: column.title });
  return { ruleId, level: 'warn', at: 'submit', path, message };
};
