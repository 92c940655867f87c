import { isBlank, type Values } from '../values.ts';
import { sameValue } from './equality.ts';
import { blankedByLinkage } from '../linkage.ts';
import type { RecordState } from './recordState.ts';

/** Those of the values that differ from the record's, blanks as null; what the page does not know is left out. */
export const changedValues = (state: RecordState, values: Values): Values => {
  const changed: Values = {};
  for (const [key, value] of Object.entries(values)) {
    const column = state.page.columnByKey.get(key);
    if (column && !sameValue(column.valueType, state.value(key), value)) changed[key] = isBlank(value) ? null : value;
  }
  return changed;
};

/** What of the values differs, and with it what linkage blanks. */
export function writtenValues(
  state: RecordState,
  values: Values,
): { readonly given: Values; readonly changed: Values } {
  const given = changedValues(state, values);
  const blanked = blankedByLinkage(state.page.columnByKey, { changed: given, set: values });
  return { given, changed: { ...given, ...changedValues(state, blanked) } };
}
