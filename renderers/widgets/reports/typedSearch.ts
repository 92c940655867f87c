import type { ListResult } from '../../kit/ports/ports.ts';
import type { ReportQueryItem } from '../../kit/ports/reportPort.ts';
import { typedConditions, type QueryTexts } from './popupQuestion.ts';

interface TypedText {
  readonly items: readonly ReportQueryItem[];
  /** Report column that the field shows. */
  readonly shown: string | undefined;
  readonly typed: string;
}

export interface TypedAnswer {
  /** The conditions that matched the text. */
  readonly texts: QueryTexts;
  readonly result: ListResult;
  /** False when no condition could be searched: a single row is then not a match. */
  readonly isLookedFor: boolean;
}

/** Tries the possible meanings of a typed text until one matches; `rows` fetches the rows for one. */
export async function searchTyped(
  { items, shown, typed }: TypedText,
  rows: (texts: QueryTexts) => Promise<ListResult>,
  isDropped: () => boolean,
): Promise<TypedAnswer> {
  const conditions = typedConditions(items, shown, typed);
  const [first = {}, ...others] = conditions;
  const own: TypedAnswer = { texts: first, result: await rows(first), isLookedFor: conditions.length > 0 };
  let found = own;
  for (const texts of others) {
    if (found.result.total > 0 || isDropped()) break;
    found = { texts, result: await rows(texts), isLookedFor: true };
  }
  return found.result.total === 0 ? own : found;
}
