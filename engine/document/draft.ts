import type { CompiledPage } from '../compiledPage.ts';
import { NO_TEXTS } from '../heldTexts.ts';
import type { PageDocument, UnansweredSave } from './pageDocument.ts';
import { countChanges, type RecordChanges } from './recordChanges.ts';

/** Of the form that drafts are written in; others are not read. */
export const DRAFT_FORMAT = 1;

/** Unsaved changes of a record as they are kept outside of the page: plain JSON. */
export interface RecordDraft {
  readonly format: typeof DRAFT_FORMAT;
  /** Of the page that it was typed on. */
  readonly pageHash: string;
  /** Of the stored record that it was typed on; null for a new one. */
  readonly version: number | null;
  readonly changes: RecordChanges;
  /** Of a new record that was sent: it may be stored already. */
  readonly unanswered?: UnansweredSave;
  /** Titles of what was changed, by `key` or `detail/key`: they can be told when the page no longer knows it. */
  readonly titles: Readonly<Record<string, string>>;
}

const titlesOf = (
  page: CompiledPage,
  { header, details, texts = NO_TEXTS }: RecordChanges,
): Readonly<Record<string, string>> => {
  const titles: Record<string, string> = {};
  for (const key of Object.keys({ ...header, ...texts.header })) titles[key] = page.columnByKey.get(key)?.title ?? key;
  for (const key of Object.keys({ ...details, ...texts.details })) {
    const detail = page.detailByKey.get(key);
    titles[key] = detail?.title ?? key;
    for (const column of detail?.columns ?? []) titles[`${key}/${column.key}`] = column.title;
  }
  return titles;
};

/** Null where nothing is unsaved. */
export function draftOf(document: PageDocument, unanswered: UnansweredSave | null = null): RecordDraft | null {
  if (!document.dirty) return null;
  const { page, version } = document;
  const changes = document.unsaved();
  if (countChanges(changes) === 0) return null;
  return {
    format: DRAFT_FORMAT,
    pageHash: page.hash,
    version,
    changes,
    titles: titlesOf(page, changes),
    ...(unanswered === null ? {} : { unanswered }),
  };
}
