import { sentChoice } from '../../../contract/dictionaryItems.ts';
import type { SentReport, SentReportColumn, SentReportParameter, SentReportSearch } from '../../../contract/reports.ts';
import { present } from '../../../engine/index.ts';
import type {
  CompiledReport,
  CompiledReportColumn,
  CompiledReportParam,
  Option,
  ReportFieldType,
} from '../../../engine/index.ts';

/** Choices of a column: all of them if they are few. */
export type ColumnChoices =
  | { readonly kind: 'few'; readonly options: readonly Option[] }
  | { readonly kind: 'many'; readonly dictCode: string };

/** By key of coded columns. */
export type ReportChoices = ReadonlyMap<string, ColumnChoices>;

const slotOf = ({ key }: CompiledReportColumn): string => `fieldHref_${key}`;

const columnOnWire = (column: CompiledReportColumn, choices: ReportChoices): SentReportColumn =>
  present({
    title: column.title,
    dataIndex: column.key,
    align: 'center' as const,
    fieldType: column.fieldType,
    fieldWidth: column.width,
    sorter: column.isOrder ? ('true' as const) : undefined,
    isTotal: column.isTotal ? ('1' as const) : undefined,
    groupTitle: column.groupTitle,
    customRender: choices.get(column.key)?.kind === 'few' ? column.key : undefined,
    scopedSlots: column.href === undefined ? undefined : { customRender: slotOf(column) },
  });

/** Metadata for the table of a report (W7-23). Hidden columns are omitted; rows contain them. */
export function infoOnWire(report: CompiledReport, choices: ReportChoices, mayLeave: boolean): SentReport {
  const shown = report.columns.filter(({ isShow }) => isShow);
  const few = shown.flatMap(({ key }) => {
    const found = choices.get(key);
    return found?.kind === 'few' ? [[key, found.options.map(sentChoice)] as const] : [];
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
    ...(report.charts.length > 0 && { charts: report.charts }),
    mayLeave,
  };
}

const viewOf = ({ fieldType }: CompiledReportColumn, choices: ColumnChoices | undefined): SentReportSearch['view'] => {
  if (choices === undefined) return fieldType.toLowerCase() as Lowercase<ReportFieldType>;
  return choices.kind === 'few' ? 'list' : 'search';
};

/**
 * Search fields of a report in order (W7-24). `options` is not in the contract: `replace_val` has no dictionary to
 * query.
 */
export const queryOnWire = ({ columns }: CompiledReport, choices: ReportChoices): readonly SentReportSearch[] =>
  columns
    .flatMap((column) => (column.searchMode === undefined ? [] : [{ column, mode: column.searchMode }]))
    .map(({ column, mode }, index) => {
      const found = choices.get(column.key);
      return present({
        label: column.title,
        field: column.key,
        view: viewOf(column, found),
        mode,
        order: index + 1,
        hidden: column.expanded ? ('1' as const) : undefined,
        dictCode: column.dictCode,
        options: found?.kind === 'few' ? found.options.map(sentChoice) : undefined,
      });
    });

const defaultOf = ({ defaultValue }: CompiledReportParam): string => {
  if (defaultValue === undefined) return '';
  return defaultValue.kind === 'literal' ? defaultValue.value : `#{${defaultValue.name}}`;
};

export const paramsOnWire = ({ code, params }: CompiledReport): readonly SentReportParameter[] =>
  params.map((param, index) => ({
    id: `${code}.${param.name}`,
    cgrheadId: code,
    paramName: param.name,
    paramTxt: param.title,
    paramValue: defaultOf(param),
    orderNum: index + 1,
    fieldType: param.fieldType,
    required: param.required,
  }));
