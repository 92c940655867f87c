import { isBlank, type CompiledPopup, type Values } from '../../../engine/index.ts';
import { toText } from '../../kit/formats/formats.ts';

/** Rows that a field contains, as far as its values show: report columns with the values taken from them. */
export type ChosenBefore = readonly Values[];

const separator = ',';

/**
 * Reconstructs the rows from the values that they filled in. For several rows, columns with missing values are ignored.
 */
export function chosenBefore(
  { orgFields, destFields, multi }: Pick<CompiledPopup, 'orgFields' | 'destFields' | 'multi'>,
  shown: string | undefined,
  values: Values,
): ChosenBefore {
  const partsOf = (text: string): readonly string[] =>
    multi ? text.split(separator).map((part) => part.trim()) : [text];
  const columns = orgFields.map((column, index) => {
    const value = values[destFields[index] ?? ''];
    return { column, parts: isBlank(value) ? [] : partsOf(toText(value)) };
  });
  const own = columns.find(({ column }) => column === shown)?.parts ?? [];
  const telling = columns.filter(({ parts }) => parts.length === own.length);
  return own.map((_, index) => Object.fromEntries(telling.map(({ column, parts }) => [column, parts[index] ?? null])));
}

/**
 * Returns the report rows that the field contains, by key, in the field's order; for several, also those not in the
 * report.
 */
export function restoredRows(
  before: ChosenBefore,
  keyed: ReadonlyMap<string, Values>,
  { shown = '', multi }: { readonly shown: string | undefined; readonly multi: boolean },
): ReadonlyMap<string, Values> {
  const isSame = (row: Values, wanted: Values): boolean =>
    Object.entries(wanted).every(([column, value]) => toText(row[column]) === toText(value));
  const found = before.flatMap((wanted, index): [string, Values][] => {
    const named = [...keyed].filter(([, row]) => toText(row[shown]) === toText(wanted[shown]));
    const one = named.find(([, row]) => isSame(row, wanted)) ?? named[0];
    if (one !== undefined) return [one];
    return multi ? [[`before ${index}`, wanted]] : [];
  });
  return new Map(found);
}
