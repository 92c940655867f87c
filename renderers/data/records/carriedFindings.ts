import type { Finding } from '../../../engine/index.ts';

/** Findings of a record that the list validated, and the one that staff clicked there. */
export interface CarriedFindings {
  readonly pageId: string;
  readonly recordId: string;
  readonly findings: readonly Finding[];
  readonly to: Finding;
}

let carried: CarriedFindings | undefined;

/** Carries findings over to the form of their record, which is opened next. */
export const carryFindings = (found: CarriedFindings): void => {
  carried = found;
};

/** Returns the findings carried to this form, once. Opening any form discards findings carried to another. */
export function takeFindings(pageId: string, recordId: string | null): CarriedFindings | undefined {
  const found = carried;
  carried = undefined;
  return found?.pageId === pageId && found.recordId === recordId ? found : undefined;
}
