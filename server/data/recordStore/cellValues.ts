import { isBlank, sameValue, SECRET_MASK, type CompiledColumn, type Value } from '../../../engine/index.ts';

/** What is bound for a value: text as typed, for numbers too, so that `86.5000` comes back as `86.5000`. Blank is null. */
export const toDatabase = (value: Value | undefined): string | null => (isBlank(value) ? null : String(value));

/** What is told of a value: of a secret that there is one, to the log as well. */
export const reportedValue = ({ traits }: Pick<CompiledColumn, 'traits'>, value: Value): Value =>
  traits.isSecret === true && !isBlank(value) ? SECRET_MASK : value;

/** What a stored cell is on the wire. A secret leaves the database as its mask, whoever asks. */
export const fromDatabase = (column: Pick<CompiledColumn, 'valueType' | 'traits'>, stored: unknown): Value => {
  if (stored === null || stored === undefined) return null;
  if (column.traits.isSecret === true) return SECRET_MASK;
  return column.valueType === 'boolean' ? stored === 'true' : String(stored);
};

/** Whether two values mean the same once they are stored. What is no number was not judged yet: it is another value than the stored one, for the checks to refuse. */
export const sameStored = (
  { valueType }: Pick<CompiledColumn, 'valueType'>,
  first: Value | undefined,
  second: Value | undefined,
): boolean => sameValue(valueType, toDatabase(first), toDatabase(second));
