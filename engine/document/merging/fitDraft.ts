import type { CompiledPage } from '../../language/compiled/compiledPage.ts';
import type { RecordDraft, TypedText } from './draft.ts';
import { lostParts, sortChanges, type LostPart } from './orphans.ts';
import type { OrphanedValue } from '../record/recordChanges.ts';
import { renameChanges, renamesOf, type PageRenames } from '../record/renames.ts';
import type { RecordChanges } from '../record/recordChanges.ts';

export interface FittedDraft {
  readonly changes: RecordChanges;
  readonly typing: readonly TypedText[];
  /** Values that the page has no column for. */
  readonly orphans: readonly OrphanedValue[];
  /** The same for display to users. */
  readonly lost: readonly LostPart[];
}

const renamed = (typed: TypedText, { header, details }: PageRenames): TypedText => {
  const renames = typed.detail === undefined ? header : details.get(typed.detail);
  return { ...typed, key: renames?.get(typed.key) ?? typed.key };
};

/** Makes an orphan of uncommitted input whose column no longer exists. */
export const orphanOfTyping = (
  { detail, rowId, key, text }: TypedText,
  titleOf: (path: string) => string,
): OrphanedValue => ({
  key,
  change: { from: null, to: text },
  isText: true,
  title: titleOf(detail === undefined ? key : `${detail}/${key}`),
  ...(detail !== undefined && { detail, rowId, detailTitle: titleOf(detail) }),
});

/** Splits uncommitted input into entries for columns of the page, under their current keys, and orphans. */
export function fitTyping(
  page: CompiledPage,
  typing: readonly TypedText[],
  titleOf: (path: string) => string,
): { readonly typing: readonly TypedText[]; readonly orphans: readonly OrphanedValue[] } {
  const renames = renamesOf(page);
  const isKnown = ({ detail, key }: TypedText): boolean =>
    (detail === undefined ? page.columns : (page.detailByKey.get(detail)?.columns ?? [])).some(
      (column) => column.key === key,
    );
  const fitted = typing.map((typed) => [typed, renamed(typed, renames)] as const);
  return {
    typing: fitted.flatMap(([, now]) => (isKnown(now) ? [now] : [])),
    orphans: fitted.flatMap(([before, now]) => (isKnown(now) ? [] : [orphanOfTyping(before, titleOf)])),
  };
}

/** Splits a draft into changes for columns of the page, under their current keys, and orphans. */
export function fitDraft(page: CompiledPage, draft: RecordDraft): FittedDraft {
  const titleOf = (path: string): string => draft.titles[path] ?? path;
  const sorted = sortChanges(page, renameChanges(draft.changes, renamesOf(page)), titleOf);
  const typed = fitTyping(page, draft.typing ?? [], titleOf);
  const orphans = [...sorted.orphans, ...typed.orphans];
  return { changes: sorted.changes, typing: typed.typing, orphans, lost: lostParts(page, orphans) };
}
