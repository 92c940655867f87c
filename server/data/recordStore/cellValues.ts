import { isBlank, sameValue, SECRET_MASK, type CompiledColumn, type Value } from '../../../engine/index.ts';

/**
 * Bound database value: text as typed, for numbers too, so that `86.5000` is returned as `86.5000`. Blank becomes null.
 */
export const toDatabase = (value: Value | undefined): string | null => (isBlank(value) ? null : String(value));

/** Value shown in reports and the log: for a secret only that there is one. */
export const reportedValue = ({ traits }: Pick<CompiledColumn, 'traits'>, value: Value): Value =>
  traits.isSecret === true && !isBlank(value) ? SECRET_MASK : value;

/** Wire value of a stored cell. Secrets leave the database only as a mask, for every caller. */
export const fromDatabase = (column: Pick<CompiledColumn, 'valueType' | 'traits'>, stored: unknown): Value => {
  if (stored === null || stored === undefined) return null;
  if (column.traits.isSecret === true) return SECRET_MASK;
  return column.valueType === 'boolean' ? stored === 'true' : String(stored);
};

/**
 * Returns whether two values are equal once stored. Text that is not a number is not validated yet: it differs from the
 * stored value, so that the checks reject it.
 */
export const sameStored = (
  { valueType }: Pick<CompiledColumn, 'valueType'>,
  first: Value | undefined,
  second: Value | undefined,
): boolean => sameValue(valueType, toDatabase(first), toDatabase(second));
