import { kindOf } from '../../columnKinds/index.ts';
import type {
  AdvancedRule,
  CompiledAdvancedField,
  CompiledColumn,
  CompiledDetail,
  CompiledSuperQuery,
  ConditionAbout,
} from '../../compiled/compiledPage.ts';
import { readDictExpression } from '../../dicts/index.ts';
import { systemColumnsIn } from '../parts/fields.ts';
import type { PageCompilation } from '../parts/pageCompilation.ts';

/** Comparisons that users can choose from (W9-10), the default first. */
const OFFERED = {
  typed: ['like', 'eq', 'right_like', 'left_like', 'in', 'ne', 'gt', 'ge', 'lt', 'le'],
  /** One of a few or of thousands of codes: partial matches are meaningless. */
  chosen: ['eq', 'in', 'ne'],
  /** Several values separated by commas: one value matches as a part. */
  several: ['like', 'eq', 'ne'],
  number: ['eq', 'in', 'ne', 'gt', 'ge', 'lt', 'le'],
  /** No `in`: several dates are queried as a range. */
  moment: ['eq', 'ne', 'gt', 'ge', 'lt', 'le'],
} as const satisfies Readonly<Record<string, readonly AdvancedRule[]>>;

function offeredRules({ type, traits, multiple }: CompiledColumn): readonly AdvancedRule[] {
  const { order, choice } = traits;
  if (order === 'number') return OFFERED.number;
  if (order === 'moment') return OFFERED.moment;
  if (choice === 'several' || multiple === true) return OFFERED.several;
  // A column holds only one area.
  if (type === 'pca') return OFFERED.several.slice(1);
  return choice !== undefined || kindOf(type).query.control === 'select' ? OFFERED.chosen : OFFERED.typed;
}

const DB_TYPES = { text: 'string', decimal: 'bigDecimal', date: 'date', datetime: 'datetime' } as const;

function aboutOf({ type, options, dictCode, picker, popup, key }: CompiledColumn): ConditionAbout {
  // A picker's dictionary code is internal to the engine.
  const expression = dictCode === undefined || picker !== undefined ? undefined : readDictExpression(dictCode);
  return {
    type,
    dbType: DB_TYPES[kindOf(type).wire],
    options,
    dictCode: expression?.value ?? dictCode,
    dictTable: expression?.table,
    dictText: expression?.text,
    customReturnField: picker?.store,
    popup: popup && {
      code: popup.code,
      field: key,
      orgFields: popup.orgFields.join(','),
      destFields: popup.destFields.join(','),
    },
  };
}

const fieldOf = (column: CompiledColumn, detail?: CompiledDetail): CompiledAdvancedField => ({
  field: detail === undefined ? column.key : `${detail.key},${column.key}`,
  column,
  detail: detail?.title,
  rules: offeredRules(column),
  about: aboutOf(column),
});

/** Returns whether the column may be searched; hidden and secret columns may not. */
const isSought = ({ traits }: CompiledColumn): boolean => traits.staff !== 'none' && traits.isSecret !== true;

/** System columns that every list offers; others are offered if the list shows them. */
const OF_EVERY_LIST = new Set(['createBy', 'createTime', 'updateBy', 'updateTime']);

interface Parts {
  readonly columnByKey: ReadonlyMap<string, CompiledColumn>;
  readonly detailByKey: ReadonlyMap<string, CompiledDetail>;
}

/** Compiles the fields for advanced conditions: columns of the head, of the system and of the details. */
export function compileSuperQuery(
  { page, language }: PageCompilation,
  { columnByKey, detailByKey }: Parts,
): CompiledSuperQuery | undefined {
  const { superQuery = true, saveCode, columns: shown } = page.list;
  if (!superQuery) return undefined;
  const system = [...systemColumnsIn(language).values()].filter(
    ({ key }) => !columnByKey.has(key) && (OF_EVERY_LIST.has(key) || shown.includes(key)),
  );
  const head = [...columnByKey.values(), ...system].filter(isSought).map((column) => fieldOf(column));
  const details = [...detailByKey.values()].flatMap((detail) =>
    detail.columns.filter(isSought).map((column) => fieldOf(column, detail)),
  );
  return { fields: [...head, ...details], saveCode };
}
