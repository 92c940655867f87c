import type { CompiledColumn } from '../../../../engine/index.ts';

/** Where the values of a column stand. */
export const alignOf = ({
  align,
  valueType,
}: Pick<CompiledColumn, 'align' | 'valueType'>): 'start' | 'center' | 'end' =>
  align ?? (valueType === 'decimal' ? 'end' : 'start');
