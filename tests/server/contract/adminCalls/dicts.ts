import type { AreaMarks } from './marks.ts';

export const dictsMarks: AreaMarks = {
  calls: [],
  fields: [],
};
