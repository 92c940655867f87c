import { isOneOfFew, isOneOfMany, VALUE_TYPES } from '../columnKinds/index.ts';
import type { CompiledColumn, Option } from '../compiledPage.ts';
import type { CompiledDictionary } from '../dicts/index.ts';
import type { ColumnSchema } from '../generated/page.ts';
import { compileChecks } from '../rules/index.ts';
import { fillMessage } from '../columnKinds/checks/messages.ts';
import type { Value } from '../values.ts';
import { toDbColumn } from '../dbNames.ts';
import { checkDefault, checkPlace, checkProps, digitsOf, limitsMatch } from './columnChecks.ts';
import { checkLinkage, followsOf } from './checkLinkage.ts';
import { checkFill, dictionaryOf, optionsOf } from './columnOptions.ts';
import type { ColumnPlace } from './columnPlace.ts';
import { SYSTEM_COLUMNS } from './fields.ts';
import { columnSettings } from './columnSettings.ts';
import { languageOf } from './language.ts';
import { conditionAt, contextOf, complain, expressionAt } from './pageCompilation.ts';
import type { PageCompilation } from './pageCompilation.ts';
import { PAGE_HANDLERS } from './pageFunctions.ts';
import { remoteChecksOf } from './remoteChecks.ts';
import { listOf } from '../columnKinds/writtenForms.ts';

const DEFAULT_WIDTH = 120;
/** W9-5, in pixels. */
const WIDTHS: Readonly<Partial<Record<ColumnSchema['type'], number>>> = {
  datetime: 200,
  sel_user: 220,
  sel_depart: 160,
  date: 135,
};
/** Codes of dictionaries are no longer than this. */
const MAX_CODE_LENGTH = 255;
const DEFAULT_MAX_LENGTH = 255;
const MAX_LENGTHS: Readonly<Partial<Record<ColumnSchema['type'], number>>> = {
  textarea: 1000,
  input_pop: 1000,
  list_multi: 1000,
  'select-multiple': 1000,
  checkbox_meta: 1000,
  sel_user: 1000,
  sel_depart: 1000,
  upload: 2000,
  file: 2000,
  image: 2000,
};
const MAX_LENGTH_OF_SEVERAL_ROWS = 2000;

/** How long the text of a column may be: as written, as its type has it, or as codes are; undefined where length says nothing. */
function maxLengthOf(column: ColumnSchema): number | undefined {
  if ('maxLength' in column && column.maxLength !== undefined) return column.maxLength;
  if (isOneOfFew(column.type) || isOneOfMany(column.type)) return MAX_CODE_LENGTH;
  if (column.type === 'popup' && column.multi === true) return MAX_LENGTH_OF_SEVERAL_ROWS;
  if (column.type === 'checkbox' || VALUE_TYPES[column.type] !== 'text') return undefined;
  if (column.type === 'datetime' || column.type === 'time') return undefined;
  return MAX_LENGTHS[column.type] ?? DEFAULT_MAX_LENGTH;
}

/** What the checks read; a value that may be typed freely is held to no options. */
function checksOf(compilation: PageCompilation, place: ColumnPlace, known: readonly Option[] | undefined) {
  const { column, path } = place;
  const maxLength = maxLengthOf(column);
  const isNumber = column.type === 'inputNumber' || column.type === 'progress';
  const input = {
    key: column.key,
    title: column.title,
    type: column.type,
    ...(column.defaultValue === undefined ? {} : { defaultValue: column.defaultValue }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(isNumber ? digitsOf(column) : {}),
    ...(column.validateRules ? { validateRules: column.validateRules } : {}),
  };
  const isFree = 'allowInput' in column && column.allowInput === true;
  const { checks, problems } = compileChecks(input, {
    handlers: PAGE_HANDLERS,
    ...(column.fixed === undefined ? {} : { fixed: column.fixed }),
    ...languageOf(compilation.language),
    ...(known && !isFree ? { options: known } : {}),
  });
  for (const problem of problems) complain(compilation, [...path, ...problem.path], problem);
  return checks;
}

const asValue = (value: string | number): Value => (typeof value === 'number' ? String(value) : value);

const isCode = (type: string): boolean => isOneOfFew(type) || isOneOfMany(type);

/** The keys that not every column has. */
/** How a column is shown. */
const shownKeys = (column: ColumnSchema): Partial<CompiledColumn> => ({
  ...(column.align === undefined ? {} : { align: column.align }),
  ...(column.tipsContent === undefined ? {} : { tipsContent: column.tipsContent }),
  ...(column.allowClear === false ? { allowClear: false as const } : {}),
  ...('setTagColor' in column && column.setTagColor !== undefined ? { setTagColor: column.setTagColor } : {}),
});

function ownKeys(
  column: ColumnSchema,
  options: readonly Option[] | undefined,
  dictionary: CompiledDictionary | undefined,
): Partial<CompiledColumn> {
  const maxLength = isCode(column.type) ? undefined : maxLengthOf(column);
  return {
    ...(column.defaultValue === undefined ? {} : { defaultValue: asValue(column.defaultValue) }),
    ...(options ? { options } : {}),
    ...(dictionary ? { dictCode: dictionary.dictCode } : {}),
    ...('fill' in column && column.fill !== undefined ? { fill: column.fill } : {}),
    ...(column.showDetails === true ? { showDetails: true } : {}),
    ...shownKeys(column),
    ...('linkageKey' in column && column.linkageKey !== undefined ? { linkageKey: column.linkageKey } : {}),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(column.type === 'inputNumber' || column.type === 'progress' ? digitsOf(column) : {}),
    ...(column.viewPermission === undefined ? {} : { viewPermission: column.viewPermission }),
    ...(column.editPermission === undefined ? {} : { editPermission: column.editPermission }),
    ...(column.props === undefined ? {} : { props: column.props }),
    ...(column.index === undefined ? {} : { index: column.index }),
    ...(column.renamedFrom === undefined ? {} : { renamedFrom: column.renamedFrom }),
  };
}

function computeOf(compilation: PageCompilation, { column, path, row }: ColumnPlace): Pick<CompiledColumn, 'compute'> {
  const { compute } = column;
  if (compute === undefined) return {};
  const value = expressionAt(
    compilation,
    { path: [...path, 'compute', 'value'], source: compute.value },
    { ...contextOf(compilation, row ? { row } : {}), expected: VALUE_TYPES[column.type] },
  );
  return value ? { compute: { value, mode: compute.mode ?? 'always' } } : {};
}

type Statistics = CompiledColumn['statistics'];

const statisticsOf = (column: ColumnSchema): Statistics =>
  listOf('statistics' in column ? column.statistics : undefined).filter(
    (name): name is Statistics[number] => name === 'sum' || name === 'average',
  );

/** Compiles a column of the head or of a detail; what is wrong goes to the compilation. */
export function compileColumn(compilation: PageCompilation, place: ColumnPlace): CompiledColumn {
  const { column, path, row } = place;
  const context = contextOf(compilation, row ? { row } : {});
  const dictionary = dictionaryOf(compilation, place);
  const options = optionsOf(compilation, place, dictionary);
  const condition = (key: 'visible' | 'disabled' | 'required', fallback: boolean) =>
    conditionAt(compilation, { path: [...path, key], source: column[key], fallback }, context);
  checkFill(compilation, place, dictionary);
  checkPlace(compilation, place);
  checkProps(compilation, place);
  checkLinkage(compilation, place);

  const remoteChecks = remoteChecksOf(compilation, place);
  const follows = followsOf(compilation, place);
  const otherTitle = compilation.otherTitles?.get(
    place.detail === undefined ? column.key : `${place.detail}.${column.key}`,
  );
  const isFollowing = column.compute !== undefined && column.compute.mode !== 'suggest';
  const compiled: CompiledColumn = {
    key: column.key,
    title: column.title,
    type: column.type,
    valueType: VALUE_TYPES[column.type],
    width: column.width ?? WIDTHS[column.type] ?? DEFAULT_WIDTH,
    placeholder: fillMessage(column.placeholder ?? '', column),
    checks: checksOf(compilation, place, options),
    visible: condition('visible', column.type !== 'hidden'),
    disabled: SYSTEM_COLUMNS.has(column.key) ? true : condition('disabled', isFollowing),
    required: condition('required', false),
    whenDisabled: column.whenDisabled ?? 'keep',
    statistics: statisticsOf(column),
    dbColumn: toDbColumn(column.key),
    ...languageOf(compilation.language),
    ...(remoteChecks.length > 0 ? { remoteChecks } : {}),
    ...ownKeys(column, options, dictionary),
    ...(follows === undefined ? {} : { follows }),
    ...(otherTitle === undefined ? {} : { otherTitle }),
    ...columnSettings(compilation, place),
    ...computeOf(compilation, place),
  };
  if (limitsMatch(compilation, place)) checkDefault(compilation, place, compiled);
  return compiled;
}
