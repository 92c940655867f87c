import type { CompiledPage } from '../../language/compiled/compiledPage.ts';
import type { Finding } from '../../core/findings.ts';
import type { Values } from '../../core/values.ts';
import { Revealed } from '../validation/revealed.ts';
import { sortChanges, titlesIn, withOrphans } from '../merging/orphans.ts';
import type { OrphanedValue } from '../record/recordChanges.ts';
import { renameChanges, renamePath, renameSide, renamesOf, renameValues, type PageRenames } from '../record/renames.ts';
import type { PageDocumentOptions } from '../record/pageDocument.ts';
import type { RecordChanges } from '../record/recordChanges.ts';
import type { RecordState } from '../record/recordState.ts';
import { isTyped } from '../wire/copyMarks.ts';
import { sideAt } from '../wire/recordSide.ts';
import type { MovedOrphan } from './keptOrphans.ts';
import type { Opening } from './opening.ts';
import type { StoredSide } from './storedSide.ts';

/** A document that is being replaced. */
interface Replaced {
  readonly options: PageDocumentOptions;
  readonly opening: Opening;
  readonly state: RecordState;
  readonly stored: StoredSide;
  readonly marks: readonly Finding[];
}

/** Start of the document that replaces it. */
interface Migrated {
  readonly options: PageDocumentOptions;
  readonly opening: Opening;
}

/** Returns all rows by detail, under the current column keys; rows of removed details are unchanged. */
function rowsNow({ opening, state, stored }: Replaced, renames: PageRenames): ReadonlyMap<string, readonly Values[]> {
  const rows = new Map(opening.content.rows);
  for (const [detail, model] of state.models)
    rows.set(
      detail,
      model.liveValues().map((values, index) => {
        const { id: _, ...others } = renameValues(values, renames.details.get(detail));
        const id = stored.rows.idOf(detail, model.rowAt(index).id);
        return id === undefined ? others : { ...others, id };
      }),
    );
  return rows;
}

const pathOf = ({ detail, key }: OrphanedValue): string => (detail === undefined ? key : `${detail}/${key}`);

/** Computed values were not typed by staff, and secrets never appear in drafts or on screen. */
function isShown(page: CompiledPage, { detail, key }: OrphanedValue): boolean {
  const columns = detail === undefined ? page.columns : (page.detailByKey.get(detail)?.columns ?? []);
  const column = columns.find((one) => one.key === key);
  return column === undefined || (isTyped(column) && column.traits.isSecret !== true);
}

/** Returns the changes that the newer page has no column for, with the indexes of their rows. */
function orphansNow({ state, stored }: Replaced, page: CompiledPage, changes: RecordChanges): MovedOrphan[] {
  const orphans = stored.orphans.all();
  const titles = new Map(orphans.map((orphan) => [pathOf(orphan), orphan.title]));
  const titleBefore = titlesIn(state.page);
  const sorted = sortChanges(page, changes, (path) => titles.get(path) ?? titleBefore(path));
  const content = stored.unsaved.content();
  const left = orphans.filter((orphan) => !isValueOf(state.page, orphan));
  return [...sorted.orphans.filter((orphan) => isShown(state.page, orphan)), ...left].map((orphan) => {
    const index = content.rows[orphan.detail ?? '']?.findIndex(({ id }) => id === orphan.rowId) ?? -1;
    return index === -1 ? orphan : { ...orphan, index };
  });
}

/** The value is still among the values of the record, so it reappears together with its column. */
const isValueOf = (page: CompiledPage, { detail, isText }: OrphanedValue): boolean =>
  isText !== true && (detail === undefined || page.detailByKey.has(detail));

/**
 * Moves the record to another page. Values move to the current keys of their columns. Values that the new page has no
 * column for are preserved, so that they reappear when a schema that is being edited defines the columns again; their
 * unsaved part becomes orphans.
 */
export function migrationTo(page: CompiledPage, replaced: Replaced): Migrated {
  const { options, opening, state, stored } = replaced;
  const renames = renamesOf(page);
  const orphans = stored.orphans.all().filter((orphan) => isValueOf(state.page, orphan));
  const changes = renameChanges(withOrphans(stored.unsaved.changes(), orphans), renames);
  const hasChanges = stored.unsaved.isAny || orphans.length > 0;
  const revealed = new Revealed();
  opening.revealed.copyFieldsTo(revealed, (key) => renames.header.get(key) ?? key);
  const marks = replaced.marks.map((mark) => ({ ...mark, path: renamePath(mark.path, renames) }));
  return {
    options: { ...options, page, marks },
    opening: {
      id: stored.id,
      version: stored.version,
      isNew: false,
      content: {
        values: renameValues(state.values, renames.header),
        rows: rowsNow(replaced, renames),
        texts: state,
      },
      before: hasChanges ? sideAt(renameSide(stored.unsaved.content(), renames), changes, 'from') : undefined,
      revealed,
      orphans: orphansNow(replaced, page, changes),
    },
  };
}
