import { hints } from '../../text/problems.ts';
import type { Problem } from '../../text/problems.ts';

/** Names of keys in other products, by the kind of object that contains them, and their names here. */
const NAMES: readonly (readonly [place: RegExp, names: Readonly<Record<string, string>>])[] = [
  [/\/compute$/, { expression: 'value', formula: 'value', expr: 'value', source: 'value' }],
  [
    /\/columns\/\d+$/,
    {
      label: 'title',
      name: 'key',
      prop: 'key',
      dict: 'dictCode',
      dictionary: 'dictCode',
      default: 'defaultValue',
      value: 'defaultValue',
      expression: 'compute',
      formula: 'compute',
      length: 'maxLength',
      decimals: 'scale',
      digits: 'precision',
      rules: 'validateRules',
      show: 'visible',
      enum: 'options',
      tooltip: 'tipsContent',
    },
  ],
  [
    /^\/rules\/\d+$/,
    {
      condition: 'must',
      expression: 'must',
      if: 'when',
      msg: 'message',
      text: 'message',
      fields: 'marks',
      type: 'level',
    },
  ],
  [
    /^\/list\/actions\/\d+$/,
    { name: 'title', label: 'title', perms: 'permission', source: 'from', target: 'to', type: 'action' },
  ],
  [/^\/form\/groups\/\d+$/, { columnsKeys: 'fields', items: 'fields', label: 'title' }],
  [/^\/items\/\d+$/, { code: 'value', key: 'value', label: 'text', title: 'text', name: 'text' }],
  [/^\/resource$/, { api: 'url', tableName: 'table', perms: 'permission', status: 'statusKey' }],
];

/** Names with the same meaning and the same values, so that they can be replaced automatically. */
const CERTAIN: ReadonlySet<string> = new Set(['expression value', 'formula value', 'expr value']);

/** Returns the hint for a key used in other products. Undefined: no equivalent is known, or it is already present. */
export function usualName(
  pointer: string,
  key: string,
  free: readonly string[],
): Pick<Problem, 'hint' | 'misspelt'> | undefined {
  const names = NAMES.find(([place]) => place.test(pointer))?.[1];
  const meant = names !== undefined && Object.hasOwn(names, key) ? names[key] : undefined;
  if (meant === undefined || !free.includes(meant)) return undefined;
  const isCertain = CERTAIN.has(`${key} ${meant}`);
  return { ...hints('didYouMean', { name: meant }), ...(isCertain && { misspelt: { written: key, meant } }) };
}
