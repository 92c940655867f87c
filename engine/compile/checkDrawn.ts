import type { ColumnSchema } from '../generated/page.ts';
import type { Path } from '../paths.ts';
import { says } from '../problems.ts';
import type { Problem } from '../problems.ts';
import type { PageFile } from './pageFile.ts';

/** Columns of a page's own file that its form shows in vain: staff would read a note in place of a field. */
export function checkDrawn({ id, written }: PageFile, undrawn: ReadonlySet<string>): readonly Problem[] {
  if (id.startsWith('examples/')) return [];
  const shown = new Set((written.form?.groups ?? []).flatMap(({ fields }) => fields));
  const undrawnOf = (columns: readonly ColumnSchema[], path: Path): Problem[] =>
    columns.flatMap(({ type, key }, index) =>
      undrawn.has(type) && shown.has(key)
        ? [{ ...says('undrawn-type', { type }), level: 'warning', path: [...path, index, 'type'] }]
        : [],
    );
  return undrawnOf(written.columns ?? [], ['columns']);
}
