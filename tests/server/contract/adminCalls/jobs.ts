import type { AreaMarks } from './marks.ts';

export const jobsMarks: AreaMarks = {
  calls: [],
  fields: [],
};
