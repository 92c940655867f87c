import { isBlank, sameValue, type CompiledColumn, type Value } from '../../engine/index.ts';

/** What is bound for a value: text as typed, for numbers too, so that `86.5000` comes back as `86.5000`. Blank is null. */
export const toDatabase = (value: Value | undefined): string | null => (isBlank(value) ? null : String(value));

/** What a stored cell is on the wire. */
export const fromDatabase = (column: Pick<CompiledColumn, 'valueType'>, stored: unknown): Value => {
  if (stored === null || stored === undefined) return null;
  return column.valueType === 'boolean' ? stored === 'true' : String(stored);
};

/** Whether two values mean the same once they are stored. What is no number was not judged yet: it is another value than the stored one, for the checks to refuse. */
export const sameStored = (
  { valueType }: Pick<CompiledColumn, 'valueType'>,
  first: Value | undefined,
  second: Value | undefined,
): boolean => sameValue(valueType, toDatabase(first), toDatabase(second));
