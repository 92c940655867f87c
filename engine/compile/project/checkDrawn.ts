import { isDrawn } from '../../actions.ts';
import type { ColumnSchema } from '../../generated/page.ts';
import type { Path } from '../../paths.ts';
import { says } from '../../problems.ts';
import type { Problem } from '../../problems.ts';
import type { PageFile } from '../parts/pageFile.ts';

/** Column types that are not drawn yet: in the fields of a form, in the cells of a table, where they are read only. */
export interface UndrawnTypes {
  readonly field: ReadonlySet<string>;
  readonly cell: ReadonlySet<string>;
}

const isTyped = ({ visible, disabled }: ColumnSchema): boolean => visible !== false && disabled !== true;

/**
 * Columns of a page's own file that staff cannot fill in: its form would show a note in place of a field, a table the
 * value without an editor.
 */
export function checkDrawn({ id, written }: PageFile, undrawn: UndrawnTypes): readonly Problem[] {
  if (id.startsWith('examples/')) return [];
  const shown = new Set((written.form?.groups ?? []).flatMap(({ fields }) => fields));
  const warn = (key: 'undrawn-type' | 'undrawn-type.cell', type: string, path: Path): Problem => ({
    ...says(key, { type }),
    level: 'warning',
    path: [...path, 'type'],
  });
  const ofHead = (written.columns ?? []).flatMap(({ type, key }, index) =>
    undrawn.field.has(type) && shown.has(key) ? [warn('undrawn-type', type, ['columns', index])] : [],
  );
  const ofDetails = (written.details ?? []).flatMap(({ columns = [] }, detail) =>
    columns.flatMap((column, index) =>
      undrawn.cell.has(column.type) && isTyped(column)
        ? [warn('undrawn-type.cell', column.type, ['details', detail, 'columns', index])]
        : [],
    ),
  );
  return [...ofHead, ...ofDetails];
}

/** Actions of a page's own file that nothing draws yet: they have their right, but no button. */
export const undrawnActions = ({ written }: PageFile): readonly Problem[] =>
  (written.list?.actions ?? []).flatMap(({ action }, index) =>
    isDrawn(action)
      ? []
      : [
          {
            ...says('undrawn-action', { action }),
            level: 'warning' as const,
            path: ['list', 'actions', index, 'action'],
          },
        ],
  );
