import type { AreaMarks } from './marks.ts';

export const rightsMarks: AreaMarks = {
  calls: [],
  fields: [],
};
