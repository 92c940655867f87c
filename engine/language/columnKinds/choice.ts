import type { ChoiceColumn, SearchColumn } from '../../generated/page.ts';
import { describeProblem } from '../../text/problems.ts';
import { oneOptionChecks } from './checks/textChecks.ts';
import type { ColumnKind, KeysContext } from './columnKind.ts';
import type { CompiledColumn } from './compiledColumn.ts';
import { SHORT } from './text.ts';

/** Returns the compiled `param`, if the page has one. */
export const narrowedBy = (
  { param }: Pick<ChoiceColumn | SearchColumn, 'param'>,
  params: KeysContext['params'],
): Pick<CompiledColumn, 'param'> => (param === undefined ? {} : { param: params(['param'], param) });

/** `look`: display of the type if the page does not set one; lists allow no other. */
const offering = (look: 'list' | 'marks', allowSearch = false): NonNullable<ColumnKind<ChoiceColumn['type']>['keys']> =>
  function keys(column, { complain, params }) {
    const { key, type } = column;
    if (look === 'list' && column.look !== undefined)
      complain(['look'], describeProblem('misplaced-key.look', { key, type }));
    return {
      allowInput: column.allowInput ?? false,
      allowSearch: column.allowSearch ?? allowSearch,
      look: column.look === 'buttons' ? column.look : look,
      ...narrowedBy(column, params),
    };
  };

const CHOICE = {
  ...SHORT,
  choice: 'few',
  isChosen: true,
  query: { control: 'select', rule: 'eq' },
  keys: offering('list'),
  checks: oneOptionChecks,
} as const satisfies ColumnKind<'select'>;

/** Column kinds for one of a few options. */
export const choices: { readonly [T in ChoiceColumn['type']]: ColumnKind<T> } = {
  select: { ...CHOICE, canFollow: true },
  'select-search': { ...CHOICE, canFollow: true, keys: offering('list', true) },
  radio: { ...CHOICE, keys: offering('marks') },
};
