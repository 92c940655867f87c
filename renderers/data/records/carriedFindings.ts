import type { Finding } from '../../../engine/index.ts';

/** What was found of a record in its list, and the place that staff went to from there. */
export interface CarriedFindings {
  readonly pageId: string;
  readonly recordId: string;
  readonly findings: readonly Finding[];
  readonly to: Finding;
}

let carried: CarriedFindings | undefined;

/** Takes findings along to the form of their record, which is opened next. */
export const carryFindings = (found: CarriedFindings): void => {
  carried = found;
};

/** What was brought to this form, once; whatever form is opened, what was carried elsewhere is let go. */
export function takeFindings(pageId: string, recordId: string | null): CarriedFindings | undefined {
  const found = carried;
  carried = undefined;
  return found?.pageId === pageId && found.recordId === recordId ? found : undefined;
}
