import { isOneOfFew, isOneOfMany, kindOf } from '../../columnKinds/index.ts';
import { namedByWords } from '../../columnKinds/paste/choiceWords.ts';
import type { CompiledColumn, Option } from '../../compiled/compiledPage.ts';
import { pickedDictionary, type CompiledDictionary } from '../../dicts/index.ts';
import type { ColumnSchema } from '../../../generated/page.ts';
import { fieldCode } from '../../permissions/index.ts';
import { hints, describeProblem } from '../../../text/problems.ts';
import { compileChecks } from '../../rules/index.ts';
import type { CompiledExpression } from '../../../core/scope.ts';
import { fillMessage } from '../../columnKinds/checks/messages.ts';
import type { Value, Values } from '../../../core/values.ts';
import { wordsOf } from '../../../text/words/words.ts';
import { SECRET_MASK } from '../../columnKinds/secret.ts';
import { toDbColumn } from '../../../core/dbNames.ts';
import { followsOf } from './linkage.ts';
import { choiceWordsOf, dictionaryOf, optionsOf } from './columnOptions.ts';
import type { PlacedColumn } from '../parts/placedColumn.ts';
import { SYSTEM_COLUMNS } from '../parts/fields.ts';
import { conditionAt, contextOf, complain, eitherOf, expressionAt } from '../parts/pageCompilation.ts';
import type { PageCompilation } from '../parts/pageCompilation.ts';
import { pageHandlers } from '../parts/pageFunctions.ts';
import { paramsAt } from '../parts/params.ts';
import { remoteChecksOf } from './remoteChecks.ts';
import { listOf } from '../../columnKinds/writtenForms.ts';

const DEFAULT_WIDTH = 120;

/**
 * Returns the maximum text length of a column: as written, or the default of its type; undefined if there is no limit.
 */
const maxLengthOf = (column: ColumnSchema): number | undefined =>
  'maxLength' in column && column.maxLength !== undefined ? column.maxLength : kindOf(column.type).maxLength?.(column);

/** Returns the keys that only columns of some types have. */
const kindKeys = (compilation: PageCompilation, { column, path, row }: PlacedColumn): Partial<CompiledColumn> =>
  kindOf(column.type).keys?.(column, {
    complain: (at, problem) => complain(compilation, [...path, ...at], problem),
    params: (at, written) => paramsAt(compilation, { path: [...path, ...at], row }, written),
  }) ?? {};

type Settings = Pick<CompiledColumn, 'options' | 'precision' | 'scale' | 'yearRange' | 'rangeOf' | 'separator'>;

/** Compiles the checks of a column; a column with free input has no option check. */
function checksOf(compilation: PageCompilation, { column, path }: PlacedColumn, { options, ...limits }: Settings) {
  const maxLength = maxLengthOf(column);
  const input = {
    key: column.key,
    title: column.title,
    type: column.type,
    defaultValue: literalOf(column.defaultValue),
    maxLength,
    precision: limits.precision,
    scale: limits.scale,
    yearRange: limits.yearRange,
    rangeOf: limits.rangeOf,
    separator: limits.separator,
    checkDigits: 'checkDigits' in column ? column.checkDigits : undefined,
    jsonSchema: 'jsonSchema' in column ? column.jsonSchema : undefined,
    validateRules: column.validateRules,
  };
  const isFree = 'allowInput' in column && column.allowInput === true;
  const { checks, problems } = compileChecks(input, {
    handlers: pageHandlers(),
    language: compilation.language,
    options: isFree ? undefined : options,
  });
  for (const problem of problems) complain(compilation, [...path, ...problem.path], problem);
  if (kindOf(column.type).isSecret !== true) return checks;
  // The mask represents a secret that was validated when it was entered.
  return checks.map((check) => ({
    ...check,
    test: (value: Value, row: Values) => value === SECRET_MASK || check.test(value, row),
  }));
}

/** Returns a literal default in stored form; undefined for an expression. */
const literalOf = (value: ColumnSchema['defaultValue']): string | undefined =>
  typeof value === 'object' || value === undefined ? undefined : String(value);

function defaultExpressionOf(
  compilation: PageCompilation,
  { column, path }: PlacedColumn,
): CompiledExpression | undefined {
  const { defaultValue } = column;
  if (typeof defaultValue !== 'object') return undefined;
  return expressionAt(
    compilation,
    { path: [...path, 'defaultValue', 'expression'], source: defaultValue.expression },
    { values: new Map(), details: new Map(), expected: kindOf(column.type).valueType },
  );
}

/** Returns whether the value is a code; its length is determined by its dictionary. */
const isCode = (type: ColumnSchema['type']): boolean => isOneOfFew(type) || isOneOfMany(type);

/** Returns the display settings of a column. */
const shownKeys = (column: ColumnSchema): Partial<CompiledColumn> => ({
  align: column.align,
  tipsContent: column.tipsContent,
  allowClear: column.allowClear,
  fixed: column.fixed,
});

/** Returns the keys that not every column has. */
function ownKeys(
  column: ColumnSchema,
  options: readonly Option[] | undefined,
  dictionary: CompiledDictionary | undefined,
): Partial<CompiledColumn> {
  const maxLength = isCode(column.type) ? undefined : maxLengthOf(column);
  return {
    defaultValue: literalOf(column.defaultValue),
    options,
    dictCode: dictionary?.dictCode,
    fill: 'fill' in column ? column.fill : undefined,
    showDetails: column.showDetails,
    ...shownKeys(column),
    linkageKey: 'linkageKey' in column ? column.linkageKey : undefined,
    maxLength,
    viewPermission: column.viewPermission,
    editPermission: column.editPermission,
    props: column.props,
    index: column.index,
    skip: column.skip,
    renamedFrom: column.renamedFrom,
  };
}

function computeOf(
  compilation: PageCompilation,
  { column, path, row }: PlacedColumn,
  defaultScale: number | undefined,
): CompiledColumn['compute'] {
  const { compute } = column;
  if (compute === undefined) return undefined;
  const target = { ...compilation.facts.get(row ?? compilation.values)?.get(column.key), defaultScale };
  const value = expressionAt(
    compilation,
    { path: [...path, 'compute', 'value'], source: compute.value },
    { ...contextOf(compilation, { row }), expected: kindOf(column.type).valueType, target },
  );
  if (value !== undefined && compute.mode === 'suggest' && value.reads.every(([root]) => root === '$user'))
    complain(compilation, [...path, 'compute', 'value'], {
      ...describeProblem('constant-suggestion'),
      ...hints('defaultExpression', { source: compute.value }),
    });
  return value && { value, mode: compute.mode ?? 'always' };
}

/** Names that are more than plain settings: event handlers, markup, names reserved by React. */
const REFUSED_PROPS = /^(on[A-Z].*|dangerouslySetInnerHTML|innerHTML|ref|key|children|style)$/;

function checkProps(compilation: PageCompilation, { column, path }: PlacedColumn): void {
  for (const name of Object.keys(column.props ?? {})) {
    if (!REFUSED_PROPS.test(name)) continue;
    complain(compilation, [...path, 'props', name], {
      ...describeProblem('refused-setting', { name }),
      ...hints('settingsInWidgets'),
    });
  }
}

type Statistics = CompiledColumn['statistics'];

const statisticsOf = (column: ColumnSchema): Statistics =>
  listOf('statistics' in column ? column.statistics : undefined).filter(
    (name): name is Statistics[number] => name === 'sum' || name === 'average',
  );

/** Compiles a column of the head or of a detail; problems are added to the compilation. */
export function compileColumn(compilation: PageCompilation, place: PlacedColumn): CompiledColumn {
  const { column, path, row } = place;
  const kind = kindOf(column.type);
  const words = wordsOf(compilation.language);
  const context = contextOf(compilation, { row });
  const settings = kindKeys(compilation, place);
  const dictionary = dictionaryOf(compilation, place) ?? pickedDictionary(settings.dictCode ?? '');
  const ownOptions = optionsOf(compilation, place, dictionary);
  const choiceWords = choiceWordsOf(compilation, place, ownOptions ?? dictionary?.items);
  const options = ownOptions && namedByWords({ choiceWords }, ownOptions);
  const condition = (key: 'visible' | 'disabled' | 'readOnly' | 'required', fallback: boolean) =>
    conditionAt(compilation, { path: [...path, key], source: column[key], fallback }, context);
  checkProps(compilation, place);
  const remoteChecks = remoteChecksOf(compilation, place);
  const follows = followsOf(compilation, place);
  const otherTitle = compilation.otherTitles?.get(
    place.detail === undefined ? column.key : `${place.detail}.${column.key}`,
  );
  const isSystem = SYSTEM_COLUMNS.has(column.key);
  const readOnly = isSystem ? true : condition('readOnly', false);
  const isFilled = settings.fillRule !== undefined;
  const isFollowing = column.compute !== undefined && column.compute.mode !== 'suggest';
  const named = { key: column.key, title: column.title, defaultValue: literalOf(column.defaultValue) };
  const compiled: CompiledColumn = {
    key: column.key,
    title: column.title,
    type: column.type,
    traits: kind,
    valueType: kind.valueType,
    width: column.width ?? kind.width ?? DEFAULT_WIDTH,
    placeholder: fillMessage(column.placeholder ?? (isFilled ? words.filledAtSave : ''), named),
    requiredMessage: fillMessage(kind.isChosen === true ? words.requiredChoice : words.required, named),
    // System columns are not checked: the server sets them, and their dates include a time of day.
    checks: isSystem ? [] : checksOf(compilation, place, { ...settings, options }),
    visible: condition('visible', kind.staff !== 'none'),
    disabled: isSystem || isFilled ? true : eitherOf(condition('disabled', isFollowing), readOnly),
    readOnly,
    required: condition('required', false),
    whenDisabled: column.whenDisabled ?? 'keep',
    statistics: statisticsOf(column),
    dbColumn: toDbColumn(column.key),
    fieldCode: fieldCode(compilation.page.resource.permission, column.key, place.detail),
    language: compilation.language,
    remoteChecks: remoteChecks.length > 0 ? remoteChecks : undefined,
    ...ownKeys(column, options, dictionary),
    follows,
    otherTitle,
    synonyms: column.synonyms,
    choiceWords,
    ...settings,
    compute: computeOf(compilation, place, settings.scale),
    defaultExpression: defaultExpressionOf(compilation, place),
  };
  compilation.authorChecks?.checkColumn(compilation, place, { compiled, dictionary });
  return compiled;
}
