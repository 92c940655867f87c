import type { CompiledColumn } from '../../../../engine/index.ts';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import type { CellTexts } from '../../grid/cells/cellTexts.ts';
import type { ColumnFilter } from '../../grid/rows/rowOrder.ts';

/** Maximum number of values listed by name; for more, their number is shown. */
const NAMED = 3;

/** Returns a filter as text: 币制：美元、人民币. */
export function filterText(
  column: CompiledColumn,
  filter: ColumnFilter,
  { texts, t }: { readonly texts: CellTexts; readonly t: TablePorts['t'] },
): string {
  const { title } = column;
  switch (filter.kind) {
    case 'contains':
      return t('filters.isContains', { title, text: filter.text });
    case 'equals':
      return t('filters.isEquals', { title, text: filter.text });
    case 'numbers':
    case 'days': {
      const { from, to } = filter;
      if (from === '') return t('filters.isTo', { title, to });
      return to === '' ? t('filters.isFrom', { title, from }) : t('filters.isBetween', { title, from, to });
    }
    case 'choices': {
      const { values } = filter;
      const named = values.slice(0, NAMED).map((value) => texts.textOf(column, value) || t('filters.emptyValue'));
      const joined = { title, texts: named.join(t('common.listMark')), count: values.length };
      return t(values.length > NAMED ? 'filters.isManyChoices' : 'filters.isChoices', joined);
    }
    case 'blank':
      return t('filters.isBlank', { title });
    case 'filled':
      return t('filters.isFilled', { title });
  }
}
