import { NO_TEXTS, type UnresolvedText, type TextsByPlace } from '../../records/unresolvedTexts.ts';
import { createTemporaryId, isTemporaryId } from '../../table/index.ts';
import type { CellValue, TableChange } from '../../table/tableModel.ts';
import type { Value, Values } from '../../core/values.ts';
import { isReordered, mergeOrder } from './mergeOrder.ts';
import type { Command } from '../record/pageDocument.ts';
import type { DetailChanges, RecordChanges, SideRow } from '../record/recordChanges.ts';
import type { RecordState } from '../record/recordState.ts';

/** The rows that changes are applied to. */
export interface TargetRows {
  /** In order, under stored ids. */
  readonly rows: (detail: string) => readonly SideRow[];
  readonly modelId: (detail: string, id: string) => string;
  /** Model ids of untouched initial rows, which are replaced by rows of the changes. */
  readonly blankRows: (detail: string) => readonly string[];
}

/** Moves from the current order to the wanted one; both have the same ids. */
const moves = (from: readonly string[], to: readonly string[]): readonly TableChange[] => {
  const now = [...from];
  return to.flatMap((rowId, index): TableChange[] => {
    if (now[index] === rowId) return [];
    now.splice(now.indexOf(rowId), 1);
    now.splice(index, 0, rowId);
    return [{ kind: 'move', rowId, to: index }];
  });
};

const valuesTo = (cells: DetailChanges['cells'][string]): Values =>
  Object.fromEntries(Object.entries(cells).map(([key, { to }]) => [key, to]));

/** Rows to insert: those that were added, and those that were changed but no longer exist here. */
const comingRows = (changes: DetailChanges, present: ReadonlySet<string>): readonly SideRow[] => {
  const added = changes.added.filter(({ id }) => !present.has(id));
  const known = new Set([...present, ...added.map(({ id }) => id)]);
  const changed = Object.entries(changes.cells).filter(([id]) => !known.has(id));
  return [...added, ...changed.map(([id, cells]) => ({ id, values: valuesTo(cells) }))];
};

interface InDetail {
  readonly changes: DetailChanges;
  readonly texts: TextsByPlace['details'][string];
}

const NO_CHANGES: DetailChanges = { cells: {}, added: [], removed: [] };

const restoredText = (text: string): UnresolvedText => ({ text, act: createTemporaryId(), restored: true });

const detailChange = (detail: string, { changes, texts }: InDetail, target: TargetRows): TableChange => {
  const modelId = (id: string): string => target.modelId(detail, id);
  const here = target.rows(detail).map(({ id }) => id);
  const present = new Set(here);
  const coming = new Map(
    comingRows(changes, present).map(({ id, values }) => [
      id,
      { id: isTemporaryId(id) ? id : createTemporaryId(), values },
    ]),
  );
  const blank = changes.order === undefined ? [] : target.blankRows(detail);
  const removed = new Set([...blank, ...changes.removed.flatMap(({ id }) => (present.has(id) ? [modelId(id)] : []))]);
  const cells = Object.entries(changes.cells).flatMap(([id, row]): CellValue[] =>
    present.has(id) && !removed.has(modelId(id))
      ? Object.entries(row).map(([key, { to }]) => ({ rowId: modelId(id), key, value: to }))
      : [],
  );
  const stay = here.filter((id) => !removed.has(modelId(id)));
  const staying = new Set(stay);
  const wanted = changes.order?.to ?? here;
  const named = new Set(wanted);
  const isMoved = changes.order !== undefined && isReordered(changes.order.from, changes.order.to);
  const guests = [...wanted, ...[...coming.keys()].filter((id) => !named.has(id))];
  const order = (isMoved ? mergeOrder(guests, stay) : mergeOrder(stay, guests)).filter(
    (id) => coming.has(id) || staying.has(id),
  );
  const rowIdOf = (id: string): string => coming.get(id)?.id ?? modelId(id);
  const inserts = order.flatMap((id, index) => {
    const row = coming.get(id);
    return row === undefined ? [] : [{ index, row }];
  });
  // Inserted rows are already in place: only the remaining rows have to move.
  const stayed = stay.map(rowIdOf);
  const withComing = order.map((id) => (coming.has(id) ? rowIdOf(id) : (stayed.shift() ?? rowIdOf(id))));
  const rows = new Map(target.rows(detail).map(({ id, values }) => [id, values]));
  const valueOf = (id: string, key: string): Value =>
    changes.cells[id]?.[key]?.to ?? (coming.get(id)?.values ?? rows.get(id))?.[key] ?? null;
  const textCells = Object.entries(texts).flatMap(([id, ofRow]) =>
    coming.has(id) || staying.has(id)
      ? Object.entries(ofRow).map(([key, text]): CellValue => {
          return { rowId: rowIdOf(id), key, value: valueOf(id, key), text: restoredText(text) };
        })
      : [],
  );
  const all: readonly TableChange[] = [
    { kind: 'set', cells },
    { kind: 'remove', rowIds: [...removed] },
    { kind: 'insert', rows: inserts },
    ...moves(withComing, order.map(rowIdOf)),
    { kind: 'set', cells: textCells },
  ];
  return { kind: 'batch', changes: all.filter(doesAnything) };
};

const doesAnything = (change: TableChange): boolean => {
  if (change.kind === 'set') return change.cells.length > 0;
  if (change.kind === 'remove') return change.rowIds.length > 0;
  return change.kind !== 'insert' || change.rows.length > 0;
};

/** Applies changes made to a record to this record, which may be a later version. */
export const changeCommands = (state: RecordState, changes: RecordChanges, target: TargetRows): readonly Command[] => {
  const { page, models } = state;
  const { texts = NO_TEXTS } = changes;
  const fields = Object.entries(changes.header).filter(([key]) => page.columnByKey.has(key));
  const held = Object.entries(texts.header).filter(([key]) => page.columnByKey.has(key));
  const commands: Command[] = [];
  const values = Object.fromEntries(fields.map(([key, { to }]) => [key, to]));
  if (fields.length > 0 || held.length > 0)
    commands.push({
      kind: 'set',
      values: { ...Object.fromEntries(held.map(([key]) => [key, state.value(key)])), ...values },
      ...(held.length > 0 && { texts: Object.fromEntries(held.map(([key, text]) => [key, restoredText(text)])) }),
    });
  for (const detail of new Set([...Object.keys(changes.details), ...Object.keys(texts.details)])) {
    if (!models.has(detail)) continue;
    const inside = { changes: changes.details[detail] ?? NO_CHANGES, texts: texts.details[detail] ?? {} };
    const change = detailChange(detail, inside, target);
    if (change.kind === 'batch' && change.changes.length > 0) commands.push({ kind: 'detail', detail, change });
  }
  return commands;
};
