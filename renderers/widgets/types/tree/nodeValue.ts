import type { CompiledColumn, Values } from '../../../../engine/index.ts';

/** Returns null for the column and for the columns that a node fills. */
export const emptiedBy = ({ key, fill = {} }: CompiledColumn): Values =>
  Object.fromEntries([key, ...Object.keys(fill)].map((one) => [one, null]));
