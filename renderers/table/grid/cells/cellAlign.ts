import type { CompiledColumn } from '../../../../engine/index.ts';

/** Returns the alignment of a column's values. */
export const alignOf = ({
  align,
  valueType,
}: Pick<CompiledColumn, 'align' | 'valueType'>): 'start' | 'center' | 'end' =>
  align ?? (valueType === 'decimal' ? 'end' : 'start');
