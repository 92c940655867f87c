import { isBlank, type Values } from '../../core/values.ts';
import { sameValue } from './equality.ts';
import { blankedByLinkage } from '../../records/linkage.ts';
import type { Command } from './pageDocument.ts';
import type { RecordState } from './recordState.ts';

/**
 * Returns the values that differ from those of the record, blanks as null; fields that the page does not have are left
 * out.
 */
export const changedValues = (state: RecordState, values: Values): Values => {
  const changed: Values = {};
  for (const [key, value] of Object.entries(values)) {
    const column = state.page.columnByKey.get(key);
    const isHeld = state.heldAt({ key }) !== undefined;
    if (column && (isHeld || !sameValue(column.valueType, state.value(key), value)))
      changed[key] = isBlank(value) ? null : value;
  }
  return changed;
};

/**
 * Returns a command with the values that differ and those that linkage clears. A text in place of a value is removed
 * when its field is set.
 */
export function writtenValues(
  state: RecordState,
  values: Values,
): { readonly keys: readonly string[]; readonly command: Extract<Command, { kind: 'set' }> } {
  const given = changedValues(state, values);
  const blanked = blankedByLinkage(state.page.columnByKey, { changed: given, set: values });
  const keys = Object.keys(given);
  const held = keys.filter((key) => state.heldAt({ key }) !== undefined);
  const changed = { ...given, ...changedValues(state, unheld(state, blanked)) };
  const texts = Object.fromEntries(held.map((key) => [key, null]));
  return { keys, command: { kind: 'set', values: changed, ...(held.length > 0 && { texts }) } };
}

/** A text in a dependent field whose master field is only resolved now was typed for it: linkage leaves it. */
const unheld = (state: RecordState, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => state.heldAt({ key }) === undefined));
