import type { CompiledColumn, Values } from '../../../../engine/index.ts';

/** The column and what a node fills besides, blank. */
export const emptiedBy = ({ key, fill = {} }: CompiledColumn): Values =>
  Object.fromEntries([key, ...Object.keys(fill)].map((one) => [one, null]));
