import type { CompiledColumn } from './compiledPage.ts';
import { isBlank, valuesOf, type Value } from './values.ts';

const pathsOf = (value: Value | undefined): readonly string[] => (isBlank(value) ? [] : valuesOf(String(value)));

/** Whether a value would take files away from a column that does not let them be deleted (W6-3). */
export function takesFilesAway({ upload }: CompiledColumn, before: Value | undefined, after: Value): boolean {
  if (upload === undefined || upload.allowRemove) return false;
  const stay = new Set(pathsOf(after));
  return pathsOf(before).some((path) => !stay.has(path));
}
