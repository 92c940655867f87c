import { isBlank, type Value } from '../../../engine/index.ts';
import type { RecordHook } from './recordHook.ts';

const numbered = (value: Value | undefined): Value => (isBlank(value) ? null : Number(value));

/**
 * Converts some columns to numbers in lists and reads for clients of the third generation, whose forms compare them as
 * numbers. Otherwise columns are texts on the wire, as our own pages expect.
 */
export const numbersForClient =
  (...keys: readonly string[]): NonNullable<RecordHook['tell']> =>
  async (_db, { isThirdGeneration }, records) =>
    isThirdGeneration === true
      ? records.map((record) => {
          const shown = keys.filter((key) => Object.hasOwn(record, key));
          return { ...record, ...Object.fromEntries(shown.map((key) => [key, numbered(record[key])])) };
        })
      : records;
