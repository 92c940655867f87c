import {
  type CompiledAction,
  type CompiledPage,
  type Condition,
  findAction,
  type Scope,
  type Value,
} from '../../../engine/index.ts';
import type { Caller } from './caller.ts';
import type { CellDiff } from './recordDiff.ts';
import { markOnWire, type StoredRecord } from './storedRecord.ts';

/** Scope of expressions for a stored record: `$values` in a form, `$record` in actions. */
const scopeOf = (record: StoredRecord, { user }: Caller): Scope => ({
  values: record.values,
  details: record.details,
  record: { ...record.values, ...markOnWire(record.mark) },
  user,
});

/** A blank result counts as false. */
const holds = (condition: Condition, scope: Scope): boolean =>
  typeof condition === 'boolean' ? condition : condition.evaluate(scope) === true;

export const statusOf = (page: CompiledPage, record: StoredRecord): Value =>
  page.resource.statusKey === undefined ? null : (record.values[page.resource.statusKey] ?? null);

const isOffered = (action: CompiledAction | undefined, scope: Scope): boolean =>
  action === undefined || holds(action.visible, scope);

/** Row permission, form state and the action's own condition must all permit it. */
export const mayEdit = (page: CompiledPage, record: StoredRecord, caller: Caller): boolean => {
  const scope = scopeOf(record, caller);
  const { editable = true } = page.resource.rowPermission ?? {};
  return holds(editable, scope) && !holds(page.form.readOnly, scope) && isOffered(findAction(page, 'edit'), scope);
};

/** A record that may not be changed may not be removed either, unless the page specifies otherwise. */
export const mayRemove = (page: CompiledPage, record: StoredRecord, caller: Caller): boolean => {
  const scope = scopeOf(record, caller);
  const { editable = true, deletable } = page.resource.rowPermission ?? {};
  const allowed =
    deletable === undefined ? holds(editable, scope) && !holds(page.form.readOnly, scope) : holds(deletable, scope);
  return allowed && isOffered(findAction(page, 'delete'), scope);
};

/** Values that a transition writes in addition to the status. */
export const writtenBy = (
  page: CompiledPage,
  { record, action }: { readonly record: StoredRecord; readonly action: CompiledAction },
  caller: Caller,
): readonly CellDiff[] => {
  const scope = scopeOf(record, caller);
  return [...(action.set ?? [])].flatMap(([key, expression]) => {
    const column = page.columnByKey.get(key);
    const after = expression.evaluate(scope);
    if (column === undefined || typeof after === 'object') return [];
    return [{ column, before: record.values[key] ?? null, after: after ?? null }];
  });
};

export const mayTransit = (
  page: CompiledPage,
  { record, action }: { readonly record: StoredRecord; readonly action: CompiledAction },
  caller: Caller,
): boolean => {
  const from = action.from;
  const status = statusOf(page, record);
  if (from !== undefined && !from.includes(status === null ? '' : String(status))) return false;
  return holds(action.visible, scopeOf(record, caller));
};
