import type { CompiledColumn } from '../../language/compiled/compiledPage.ts';
import type { Finding } from '../../core/findings.ts';
import type { Path } from '../../core/paths.ts';
import { fillWords, wordsOf } from '../../text/words/words.ts';

/** Ids of marks: a value that a copy took over, and a field that it left blank. */
export const COPIED = 'copied';
export const LEFT_BLANK = 'leftBlank';

export type CopyMarkId = typeof COPIED | typeof LEFT_BLANK;

/** A mark as stored in a draft: a header field, or a cell of the row with that id. Plain JSON. */
export interface KeptMark {
  readonly ruleId: CopyMarkId;
  readonly key: string;
  readonly detail?: string | undefined;
  readonly rowId?: string | undefined;
}

/** Makes a finding that asks staff to check a place of a copy. */
export const markAt = (column: CompiledColumn, path: Path, ruleId: CopyMarkId): Finding => {
  const words = wordsOf(column.language);
  const message = fillWords(ruleId === COPIED ? words.copied : words.leftBlank, { title: column.title });
  return { ruleId, level: 'warn', at: 'submit', path, message };
};
