import type { AreaMarks } from './marks.ts';

export const rolesMarks: AreaMarks = {
  calls: [],
  fields: [],
};
