import { isBlank, type Values } from '../../core/values.ts';
import { sameValue } from './equality.ts';
import { blankedByLinkage } from '../../records/linkage.ts';
import type { Command } from './pageDocument.ts';
import type { RecordState } from './recordState.ts';

/** Those of the values that differ from the record's, blanks as null; what the page does not know is left out. */
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

/** What of the values differs, and with it what linkage blanks. Texts give way to what is set in their fields. */
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

/** A text below a field that is only known now was typed to follow it. */
const unheld = (state: RecordState, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => state.heldAt({ key }) === undefined));
