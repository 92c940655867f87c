import type { CompiledColumn, Option } from '../compiledPage.ts';
import { readableAttributes } from '../dicts/index.ts';
import type { CompiledDictionary } from '../dicts/index.ts';
import type { Fields } from '../expressions/index.ts';
import type { ColumnSchema } from '../generated/page.ts';
import type { Path } from '../paths.ts';
import { compileChecks } from '../rules/index.ts';
import { fillMessage } from '../rules/messages.ts';
import { didYouMean } from '../suggestions.ts';
import type { Value } from '../values.ts';
import { toDbColumn, VALUE_TYPES } from './fields.ts';
import { complain, conditionAt, contextOf, expressionAt } from './pageCompilation.ts';
import type { PageCompilation } from './pageCompilation.ts';

const DEFAULT_WIDTH = 120;
const DEFAULT_MAX_LENGTH = 255;
/** Codes of dictionaries are no longer than this. */
const MAX_CODE_LENGTH = 255;
const DEFAULT_PRECISION = 19;
const DEFAULT_SCALE = 5;

/** A column and where it stands. `row` are the columns beside it in a detail; absent in the head. */
export interface ColumnPlace {
  readonly column: ColumnSchema;
  readonly path: Path;
  readonly row?: Fields;
}

/** Reports a dictionary that is not there. */
export function dictionaryAt(
  compilation: PageCompilation,
  dictCode: string,
  path: Path,
): CompiledDictionary | undefined {
  const dictionary = compilation.dictionaries.get(dictCode);
  if (dictionary === undefined) {
    const known = compilation.dictionaries.keys();
    const message = `unknown dictionary "${dictCode}"`;
    complain(compilation, path, { code: 'unknown-dictionary', message, ...didYouMean(dictCode, known) });
  }
  return dictionary;
}

const withDisabled = (option: Option): Option => ({
  value: option.value,
  text: option.text,
  ...(option.disabled === undefined ? {} : { disabled: option.disabled }),
});

/** The choices that the page knows by itself; undefined when they are fetched. */
function optionsOf(compilation: PageCompilation, { column, path }: ColumnPlace): readonly Option[] | undefined {
  const dictCode = 'dictCode' in column ? column.dictCode : undefined;
  const dictionary = dictCode === undefined ? undefined : dictionaryAt(compilation, dictCode, [...path, 'dictCode']);
  if (column.type !== 'select') return undefined;
  if (column.options && dictCode !== undefined) {
    const message = 'the options come from "options" or from "dictCode", not from both';
    complain(compilation, [...path, 'options'], { code: 'ambiguous-options', message });
  }
  if (!column.options && dictCode === undefined) {
    const message = 'a select needs its options';
    complain(compilation, path, { code: 'missing-key', message, hint: 'write "options" or "dictCode"' });
  }
  return (column.options ?? dictionary?.items)?.map(withDisabled);
}

function checkFill(compilation: PageCompilation, { column, path, row }: ColumnPlace): void {
  if (!('fill' in column) || column.fill === undefined) return;
  const siblings = row ?? compilation.values;
  const dictionary = column.dictCode === undefined ? undefined : compilation.dictionaries.get(column.dictCode);
  const attributes = dictionary && readableAttributes(dictionary);
  for (const [target, attribute] of Object.entries(column.fill)) {
    const at = [...path, 'fill', target];
    const targetType = siblings.get(target);
    const type = attributes?.get(attribute);
    if (targetType === undefined) {
      const message = `unknown column "${target}"`;
      complain(compilation, at, { code: 'unknown-column', message, ...didYouMean(target, siblings.keys()) });
    }
    if (attributes && type === undefined) {
      const message = `the dictionary "${column.dictCode}" has no attribute "${attribute}"`;
      complain(compilation, at, { code: 'unknown-attribute', message, ...didYouMean(attribute, attributes.keys()) });
    }
    if (targetType !== undefined && type !== undefined && targetType !== type) {
      const message = `the attribute "${attribute}" is ${type}, the column "${target}" is ${targetType}`;
      complain(compilation, at, { code: 'wrong-type', message });
    }
  }
}

/** Keys that only mean something in a detail, or only in the head. */
function checkPlace(compilation: PageCompilation, { column, path, row }: ColumnPlace): void {
  if (row) return;
  if ('statistics' in column && column.statistics !== undefined) {
    const message = 'statistics stand below the columns of a detail, not in the head';
    complain(compilation, [...path, 'statistics'], { code: 'misplaced-key', message });
  }
  for (const [index, rule] of (column.validateRules ?? []).entries()) {
    if (rule.unique !== true && rule.pattern !== 'only') continue;
    const key = rule.unique === true ? 'unique' : 'pattern';
    const message = 'unique compares the rows of a detail, not records';
    const hint = 'name the column in "unique" of the resource';
    complain(compilation, [...path, 'validateRules', index, key], { code: 'misplaced-key', message, hint });
  }
}

/** The column with the limits that hold when it names none. */
function withLimits(column: ColumnSchema): ColumnSchema {
  switch (column.type) {
    case 'inputNumber':
      return { ...column, precision: column.precision ?? DEFAULT_PRECISION, scale: column.scale ?? DEFAULT_SCALE };
    case 'input':
    case 'normal':
    case 'hidden':
      return { ...column, maxLength: column.maxLength ?? DEFAULT_MAX_LENGTH };
    case 'select':
    case 'sel_search':
    case 'date':
      return column;
  }
}

function checkDefault(compilation: PageCompilation, { column, path }: ColumnPlace, compiled: CompiledColumn): void {
  const { defaultValue } = compiled;
  if (defaultValue === undefined || defaultValue === '') return;
  const failed = compiled.checks.find((check) => check.id !== 'required' && !check.test(defaultValue, {}));
  if (failed === undefined) return;
  const message = `the default value ${JSON.stringify(column.defaultValue)} fails its own column: ${failed.message}`;
  complain(compilation, [...path, 'defaultValue'], { code: 'wrong-default', message });
}

const asValue = (value: string | number): Value => (typeof value === 'number' ? String(value) : value);

/** The keys that not every column has. */
function ownKeys(column: ColumnSchema, options: readonly Option[] | undefined): Partial<CompiledColumn> {
  return {
    ...(column.defaultValue === undefined ? {} : { defaultValue: asValue(column.defaultValue) }),
    ...(options ? { options } : {}),
    ...('dictCode' in column && column.dictCode !== undefined ? { dictCode: column.dictCode } : {}),
    ...('fill' in column && column.fill !== undefined ? { fill: column.fill } : {}),
    ...('maxLength' in column && column.maxLength !== undefined ? { maxLength: column.maxLength } : {}),
    ...('precision' in column && column.precision !== undefined ? { precision: column.precision } : {}),
    ...('scale' in column && column.scale !== undefined ? { scale: column.scale } : {}),
    ...(column.viewPermission === undefined ? {} : { viewPermission: column.viewPermission }),
    ...(column.editPermission === undefined ? {} : { editPermission: column.editPermission }),
  };
}

function limitsMatch(compilation: PageCompilation, { column, path }: ColumnPlace): boolean {
  if (column.type !== 'inputNumber') return true;
  const { scale = DEFAULT_SCALE, precision = DEFAULT_PRECISION } = column;
  if (scale <= precision) return true;
  const message = `scale ${scale} is more than precision ${precision}`;
  complain(compilation, [...path, column.scale === undefined ? 'precision' : 'scale'], {
    code: 'out-of-range',
    message,
  });
  return false;
}

/** Compiles a column of the head or of a detail; what is wrong goes to the compilation. */
export function compileColumn(compilation: PageCompilation, place: ColumnPlace): CompiledColumn {
  const { path, row } = place;
  const column = withLimits(place.column);
  const context = contextOf(compilation, row ? { row } : {});
  const options = optionsOf(compilation, place);
  const condition = (key: 'visible' | 'disabled' | 'required', fallback: boolean) =>
    conditionAt(compilation, { path: [...path, key], source: column[key], fallback }, context);
  checkFill(compilation, place);
  checkPlace(compilation, place);

  const valueType = VALUE_TYPES[column.type];
  const isCode = column.type === 'select' || column.type === 'sel_search';
  const checked = isCode ? { ...column, maxLength: MAX_CODE_LENGTH } : column;
  const { checks, problems } = compileChecks(checked, options ? { options } : {});
  for (const problem of problems) complain(compilation, [...path, ...problem.path], problem);

  const { compute } = column;
  const mode = compute?.mode ?? 'always';
  const value =
    compute &&
    expressionAt(
      compilation,
      { path: [...path, 'compute', 'value'], source: compute.value },
      { ...context, expected: valueType },
    );

  const compiled: CompiledColumn = {
    key: column.key,
    title: column.title,
    type: column.type,
    valueType,
    width: column.width ?? DEFAULT_WIDTH,
    placeholder: fillMessage(column.placeholder ?? '', column),
    checks,
    visible: condition('visible', column.type !== 'hidden'),
    disabled: condition('disabled', compute !== undefined && mode === 'always'),
    required: condition('required', false),
    whenDisabled: column.whenDisabled ?? 'keep',
    statistics: ('statistics' in column ? column.statistics : undefined) ?? [],
    dbColumn: toDbColumn(column.key),
    ...ownKeys(column, options),
    ...(value ? { compute: { value, mode } } : {}),
  };
  if (limitsMatch(compilation, place)) checkDefault(compilation, place, compiled);
  return compiled;
}
