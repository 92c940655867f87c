import type { ChoiceColumn } from '../generated/page.ts';
import { oneOptionChecks } from './checks/textChecks.ts';
import type { ColumnKind } from './columnKind.ts';
import { SHORT } from './text.ts';

const narrowing =
  (allowSearch: boolean) =>
  (column: ChoiceColumn): { readonly allowInput: boolean; readonly allowSearch: boolean } => ({
    allowInput: column.allowInput ?? false,
    allowSearch: column.allowSearch ?? allowSearch,
  });

const CHOICE = {
  ...SHORT,
  choice: 'few',
  isChosen: true,
  query: { control: 'select', rule: 'eq' },
  keys: narrowing(false),
  checks: oneOptionChecks,
} as const satisfies ColumnKind<'select'>;

/** One of a few options. */
export const choices: { readonly [T in ChoiceColumn['type']]: ColumnKind<T> } = {
  select: { ...CHOICE, canFollow: true },
  'select-search': { ...CHOICE, canFollow: true, keys: narrowing(true) },
  radio: CHOICE,
};
