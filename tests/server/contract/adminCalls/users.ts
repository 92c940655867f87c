import type { AreaMarks } from './marks.ts';

export const usersMarks: AreaMarks = {
  calls: [],
  fields: [],
};
