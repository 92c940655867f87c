import type { CompiledReport, CompiledReportColumn, CompiledReportParam, Option } from '../../engine/index.ts';

/** The choices of a column: all of them where they are few. */
export type ColumnChoices =
  | { readonly kind: 'few'; readonly options: readonly Option[] }
  | { readonly kind: 'many'; readonly dictCode: string };

/** Of coded columns, by key. */
export type ReportChoices = ReadonlyMap<string, ColumnChoices>;

const onWire = (options: readonly Option[]): readonly unknown[] =>
  options.map(({ value, text }) => ({ value, text, title: text, label: text }));

const slotOf = ({ key }: CompiledReportColumn): string => `fieldHref_${key}`;

const columnOnWire = (column: CompiledReportColumn, choices: ReportChoices): unknown => ({
  title: column.title,
  dataIndex: column.key,
  align: 'center',
  fieldType: column.fieldType,
  fieldWidth: column.width,
  ...(column.isOrder ? { sorter: 'true' } : {}),
  ...(column.isTotal ? { isTotal: '1' } : {}),
  ...(column.groupTitle === undefined ? {} : { groupTitle: column.groupTitle }),
  ...(choices.get(column.key)?.kind === 'few' ? { customRender: column.key } : {}),
  ...(column.href === undefined ? {} : { scopedSlots: { customRender: slotOf(column) } }),
});

/** What a table of the report needs (W7-23). Hidden columns stay away; rows hold them. */
export function infoOnWire(report: CompiledReport, choices: ReportChoices): Readonly<Record<string, unknown>> {
  const shown = report.columns.filter(({ isShow }) => isShow);
  const few = shown.flatMap(({ key }) => {
    const found = choices.get(key);
    return found?.kind === 'few' ? [[key, onWire(found.options)] as const] : [];
  });
  return {
    columns: shown.map((column) => columnOnWire(column, choices)),
    dictOptions: Object.fromEntries(few),
    fieldHrefSlots: shown.flatMap((column) =>
      column.href === undefined ? [] : [{ slotName: slotOf(column), href: column.href }],
    ),
    isGroupTitle: shown.some(({ groupTitle }) => groupTitle !== undefined),
    cgRpConfigId: report.code,
    cgRpConfigName: report.title,
  };
}

const viewOf = ({ fieldType }: CompiledReportColumn, choices: ColumnChoices | undefined): string => {
  if (choices === undefined) return fieldType.toLowerCase();
  return choices.kind === 'few' ? 'list' : 'search';
};

/** The searches of a report in their order (W7-24). `options` are ours: `replace_val` has no dictionary to ask. */
export const queryOnWire = ({ columns }: CompiledReport, choices: ReportChoices): readonly unknown[] =>
  columns
    .filter(({ searchMode }) => searchMode !== undefined)
    .map((column, index) => {
      const found = choices.get(column.key);
      return {
        label: column.title,
        field: column.key,
        view: viewOf(column, found),
        mode: column.searchMode,
        order: index + 1,
        ...(column.expanded ? { hidden: '1' } : {}),
        ...(column.dictCode === undefined ? {} : { dictCode: column.dictCode }),
        ...(found?.kind === 'few' ? { options: onWire(found.options) } : {}),
      };
    });

const defaultOf = ({ defaultValue }: CompiledReportParam): string => {
  if (defaultValue === undefined) return '';
  return defaultValue.kind === 'literal' ? defaultValue.value : `#{${defaultValue.name}}`;
};

export const paramsOnWire = ({ code, params }: CompiledReport): readonly unknown[] =>
  params.map((param, index) => ({
    id: `${code}.${param.name}`,
    cgrheadId: code,
    paramName: param.name,
    paramTxt: param.title,
    paramValue: defaultOf(param),
    orderNum: index + 1,
  }));
