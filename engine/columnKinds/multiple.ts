import type { MultipleColumn } from '../generated/page.ts';
import { valuesOf } from '../values.ts';
import { optionChecks } from './checks/textChecks.ts';
import type { ColumnKind } from './columnKind.ts';
import { TEXT } from './text.ts';

const severalOptionChecks = optionChecks(
  (value, allowed) => typeof value === 'string' && valuesOf(value).every((each) => allowed.has(each)),
);

const several = <T extends MultipleColumn['type']>(type: T) =>
  ({
    ...TEXT,
    choice: 'several',
    isChosen: true,
    query: { control: type, rule: 'like' },
    maxLength: () => 1000,
    keys: ({ allowInput = false, allowSearch = true }: MultipleColumn) => ({ multiple: true, allowInput, allowSearch }),
    checks: severalOptionChecks,
  }) as const;

/** Several of a few options. */
export const multiples: { readonly [T in MultipleColumn['type']]: ColumnKind<T> } = {
  list_multi: several('list_multi'),
  'select-multiple': several('select-multiple'),
  checkbox_meta: several('checkbox_meta'),
};
