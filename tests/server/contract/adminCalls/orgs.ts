import type { AreaMarks } from './marks.ts';

export const orgsMarks: AreaMarks = {
  calls: [],
  fields: [],
};
