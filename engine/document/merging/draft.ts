import type { CompiledPage } from '../../language/compiled/compiledPage.ts';
import { NO_TEXTS } from '../../records/unresolvedTexts.ts';
import type { PageDocument, UnansweredSave } from '../record/pageDocument.ts';
import type { KeptMark } from '../record/copyMark.ts';
import { withOrphans } from './orphans.ts';
import type { OrphanedValue } from '../record/recordChanges.ts';
import { countChanges, type RecordChanges } from '../record/recordChanges.ts';

/** Format of drafts; drafts of other formats are not read. */
export const DRAFT_FORMAT = 1;

/** Uncommitted input in a header field, or with `detail` and `rowId` in a cell: not a value yet. */
export interface TypedText {
  readonly key: string;
  readonly text: string;
  readonly detail?: string | undefined;
  readonly rowId?: string | undefined;
}

/** Unsaved changes of a record, stored outside the page: plain JSON. */
export interface RecordDraft {
  readonly format: typeof DRAFT_FORMAT;
  /** Hash of the page on which it was typed. */
  readonly pageHash: string;
  /** Version of the stored record on which it is based; null for a new one. */
  readonly version: number | null;
  readonly changes: RecordChanges;
  /** For a new record that was sent without an answer: it may already be stored. */
  readonly unanswered?: UnansweredSave | undefined;
  /** Uncommitted input. Absent: none. */
  readonly typing?: readonly TypedText[] | undefined;
  /** Places of a copy that staff still had to check. Absent: written by a version that stored none. */
  readonly marks?: readonly KeptMark[] | undefined;
  /** Titles of changed columns and details, by `key` or `detail/key`, for those that the page no longer has. */
  readonly titles: Readonly<Record<string, string>>;
}

const titlesOf = (
  page: CompiledPage,
  { header, details, texts = NO_TEXTS }: RecordChanges,
  typing: readonly TypedText[],
): Readonly<Record<string, string>> => {
  const titles: Record<string, string> = {};
  const fields = typing.flatMap(({ key, detail }) => (detail === undefined ? [key] : []));
  for (const key of [...Object.keys({ ...header, ...texts.header }), ...fields])
    titles[key] = page.columnByKey.get(key)?.title ?? key;
  const typedInto = typing.flatMap(({ detail }) => detail ?? []);
  for (const key of [...Object.keys({ ...details, ...texts.details }), ...typedInto]) {
    const detail = page.detailByKey.get(key);
    titles[key] = detail?.title ?? key;
    for (const column of detail?.columns ?? []) titles[`${key}/${column.key}`] = column.title;
  }
  return titles;
};

const titlesOfOrphans = (page: CompiledPage, orphans: readonly OrphanedValue[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    orphans.flatMap(({ detail, key, title, detailTitle = '' }) => {
      if (detail === undefined) return [[key, title]];
      const ofCell = [`${detail}/${key}`, title];
      return page.detailByKey.has(detail) ? [ofCell] : [ofCell, [detail, detailTitle]];
    }),
  );

/** Data that a draft stores in addition to the changes. */
export interface DraftExtras {
  readonly unanswered?: UnansweredSave | null | undefined;
  readonly typing?: readonly TypedText[] | undefined;
}

const without = <T>(values: Readonly<Record<string, T>>, keys: ReadonlySet<string>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.has(key)));

const secretsOf = (page: CompiledPage): ReadonlySet<string> =>
  new Set(page.columns.filter(({ traits }) => traits.isSecret === true).map(({ key }) => key));

/** Drafts are stored where others may read them: secrets are removed. */
const withoutSecrets = (page: CompiledPage, changes: RecordChanges): RecordChanges => {
  const secrets = secretsOf(page);
  if (secrets.size === 0) return changes;
  const { header, texts } = changes;
  return {
    ...changes,
    header: without(header, secrets),
    texts: texts && { ...texts, header: without(texts.header, secrets) },
  };
};

const withoutTypedSecrets = (page: CompiledPage, typing: readonly TypedText[]): readonly TypedText[] => {
  const secrets = secretsOf(page);
  return typing.filter(({ key, detail }) => detail !== undefined || !secrets.has(key));
};

const withoutSentSecrets = (page: CompiledPage, unanswered: UnansweredSave): UnansweredSave => {
  const secrets = secretsOf(page);
  if (secrets.size === 0) return unanswered;
  const { sent } = unanswered;
  return {
    ...unanswered,
    sent: { ...sent, record: without(sent.record, secrets), values: without(sent.values, secrets) },
  };
};

/** Returns the draft of a document; null if there are no unsaved changes and no uncommitted input. */
export function draftOf(
  document: PageDocument,
  { unanswered = null, typing: allTyped = [] }: DraftExtras = {},
): RecordDraft | null {
  const { page, version } = document;
  const orphans = document.orphans.all();
  const typing = withoutTypedSecrets(page, allTyped);
  if (!document.dirty && typing.length === 0 && orphans.length === 0) return null;
  const changes = withoutSecrets(page, withOrphans(document.unsaved(), orphans));
  if (countChanges(changes) === 0 && typing.length === 0) return null;
  return {
    format: DRAFT_FORMAT,
    pageHash: page.hash,
    version,
    changes,
    titles: { ...titlesOf(page, changes, typing), ...titlesOfOrphans(page, orphans) },
    typing: typing.length === 0 ? undefined : typing,
    marks: document.marks.kept(),
    unanswered: unanswered === null ? undefined : withoutSentSecrets(page, unanswered),
  };
}
