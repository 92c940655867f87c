import type { AreaMarks } from './marks.ts';

export const tenantsMarks: AreaMarks = {
  calls: [],
  fields: [],
};
