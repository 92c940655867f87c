import { kindOf } from '../../columnKinds/index.ts';
import type { ColumnSchema } from '../../../generated/page.ts';
import { hints, describeProblem } from '../../../text/problems.ts';
import { SYSTEM_COLUMNS } from '../parts/fields.ts';
import { complain } from '../parts/pageCompilation.ts';
import type { PageCompilation } from '../parts/pageCompilation.ts';
import { fieldKeysOf } from '../../compiled/writtenFields.ts';
import { listOf } from '../../columnKinds/writtenForms.ts';

/** Returns the columns that are filled from a choice or a picked row of this column, without typing. */
const filledBy = (column: ColumnSchema): readonly string[] => [
  ...('fill' in column ? Object.keys(column.fill ?? {}) : []),
  ...('back' in column && column.back !== undefined ? [column.back] : []),
  ...('destFields' in column ? listOf(column.destFields) : []),
];

const isRequired = ({ required, validateRules = [] }: ColumnSchema): boolean =>
  required === true || validateRules.some((rule) => rule.required === true || rule.pattern === '*');

/** Returns whether the column can get a value although no group shows it. */
const comesOtherwise = ({ type, key, visible, defaultValue, disabled, compute }: ColumnSchema): boolean =>
  kindOf(type).staff !== undefined ||
  SYSTEM_COLUMNS.has(key) ||
  visible === false ||
  disabled === true ||
  defaultValue !== undefined ||
  compute !== undefined;

/**
 * Reports columns of the head that are in no group of the form although users may add or edit records: they would stay
 * empty.
 */
export function checkPlacement(compilation: PageCompilation): void {
  const { columns, form, list, resource, tree } = compilation.page;
  const isTyped = (list.actions ?? []).some(({ action }) => action === 'add' || action === 'edit');
  // Other problems take precedence: a misspelt name may be the column itself.
  if (!isTyped || compilation.problems.length > 0) return;
  const grouped = new Set(form.groups.flatMap(fieldKeysOf));
  const elsewhere = new Set<string | undefined>([
    ...grouped,
    ...columns.filter(({ key }) => grouped.has(key)).flatMap(filledBy),
    ...Object.keys(resource.fixed ?? {}),
    resource.statusKey,
    tree?.parentKey,
    tree?.hasChildKey,
  ]);
  for (const [index, column] of columns.entries()) {
    if (elsewhere.has(column.key) || comesOtherwise(column)) continue;
    const said = { ...describeProblem('ungrouped-column', { key: column.key }), ...hints('groupOrHide') };
    complain(
      compilation,
      ['columns', index, 'key'],
      isRequired(column)
        ? { ...describeProblem('ungrouped-column.required', { key: column.key }), ...hints('group') }
        : { ...said, level: 'warning' },
    );
  }
}
