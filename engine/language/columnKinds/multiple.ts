import type { MultipleColumn } from '../../generated/page.ts';
import { valuesOf } from '../../core/values.ts';
import { optionChecks } from './checks/textChecks.ts';
import type { ColumnKind } from './columnKind.ts';
import { TEXT } from './text.ts';

const severalOptionChecks = optionChecks(
  (value, allowed, { separator }) =>
    typeof value === 'string' && valuesOf(value, separator).every((each) => allowed.has(each)),
);

const several = <T extends MultipleColumn['type']>(type: T, offered: 'list' | 'marks') =>
  ({
    ...TEXT,
    choice: 'several',
    isChosen: true,
    query: { control: type, rule: 'like' },
    maxLength: () => 1000,
    keys: ({ allowInput = false, allowSearch = true, separator, look }: MultipleColumn) => ({
      multiple: true,
      allowInput,
      allowSearch,
      separator,
      look: look === 'transfer' ? look : offered,
    }),
    checks: severalOptionChecks,
  }) as const;

/** Column kinds for several of a few options. */
export const multiples: { readonly [T in MultipleColumn['type']]: ColumnKind<T> } = {
  list_multi: several('list_multi', 'list'),
  'select-multiple': several('select-multiple', 'list'),
  checkbox_meta: several('checkbox_meta', 'marks'),
};
