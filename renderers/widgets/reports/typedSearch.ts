import type { ListResult } from '../../kit/ports/ports.ts';
import type { ReportQueryItem } from '../../kit/ports/reportPort.ts';
import { typedConditions, type QueryTexts } from './popupQuestion.ts';

interface TypedText {
  readonly items: readonly ReportQueryItem[];
  /** Column of the report that the field shows. */
  readonly shown: string | undefined;
  readonly typed: string;
}

export interface TypedAnswer {
  /** What the text was found to mean. */
  readonly texts: QueryTexts;
  readonly result: ListResult;
  /** Without any condition the text was not looked for: a lone row is no answer to it. */
  readonly isLookedFor: boolean;
}

/** Tries one meaning of a typed text after the other until one is found; `rows` asks for one. */
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
