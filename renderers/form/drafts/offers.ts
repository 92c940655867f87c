import {
  countChanges,
  fitDraft,
  isDraft,
  joinChanges,
  type CompiledPage,
  type FittedDraft,
  type RecordDraft,
  type TypedText,
  type UnansweredSave,
} from '../../../engine/index.ts';
import type { KeptDraft } from '../../kit/ports/ports.ts';

/** A restorable offer: the draft of a new record, or all drafts of a stored record combined. */
export interface Offer {
  /** Ids of the drafts. */
  readonly ids: readonly string[];
  readonly at: number;
  /** Null: this version of the program cannot read the draft. */
  readonly content:
    | (FittedDraft & Pick<RecordDraft, 'marks'> & { readonly version: number | null; readonly count: number })
    | null;
  /** The unanswered save of a new record: it may already be stored. */
  readonly unanswered?: UnansweredSave;
}

/** Merges half-typed texts of two windows; for the same place the newer text is used. */
const joinTyping = (older: RecordDraft['typing'] = [], newer: RecordDraft['typing'] = []): readonly TypedText[] => [
  ...older.filter(
    (one) => !newer.some(({ detail, rowId, key }) => detail === one.detail && rowId === one.rowId && key === one.key),
  ),
  ...newer,
];

const offerOf = (page: CompiledPage, kept: readonly KeptDraft[]): Offer => {
  const ids = kept.map(({ id }) => id);
  const at = Math.max(...kept.map((one) => one.at));
  const [oldest, ...newer] = kept
    .map(({ draft }) => draft)
    .filter(isDraft)
    .reverse();
  if (oldest === undefined) return { ids, at, content: null };
  const { unanswered } = oldest;
  const joined = newer.reduce<RecordDraft>(
    (before, draft) => ({
      ...draft,
      // The drafts are based on two versions: use the older one, so that the comparison with the record is made.
      version: before.version === draft.version ? draft.version : Math.min(before.version ?? 0, draft.version ?? 0),
      titles: { ...before.titles, ...draft.titles },
      changes: joinChanges(before.changes, draft.changes),
      typing: joinTyping(before.typing, draft.typing),
    }),
    oldest,
  );
  const fitted = fitDraft(page, joined);
  return {
    ids,
    at,
    content: {
      ...fitted,
      marks: joined.marks,
      version: joined.version,
      count: countChanges(fitted.changes) + fitted.typing.length + fitted.orphans.length,
    },
    ...(unanswered && { unanswered }),
  };
};

/** Returns the offers for the form of a record, newest first; `left` are the drafts of its page, newest first. */
export function offersFor(page: CompiledPage, recordId: string | null, left: readonly KeptDraft[]): readonly Offer[] {
  const ours = left.filter((draft) => draft.recordId === recordId);
  if (recordId === null) return ours.map((draft) => offerOf(page, [draft]));
  const [readable, unreadable] = [
    ours.filter(({ draft }) => isDraft(draft)),
    ours.filter(({ draft }) => !isDraft(draft)),
  ];
  return [readable, unreadable].filter((some) => some.length > 0).map((some) => offerOf(page, some));
}
