import type { Option } from '../compiled/compiledPage.ts';
import type { FlagColumn } from '../../generated/page.ts';
import { describeProblem } from '../../text/problems.ts';
import type { Words } from '../../text/words/words.ts';
import { oneOptionChecks } from './checks/textChecks.ts';
import type { ColumnKind, KeysContext } from './columnKind.ts';
import { convertYesNo } from './paste/convertYesNo.ts';
import { TEXT } from './text.ts';
import { listOf, optionsAsWritten } from './writtenForms.ts';

type Pair = readonly [on: string, off: string];

/** Returns the on and off values: from the options, else from `customValue`, else Y and N (W9-10). */
const valuesOfFlag = ({ customValue, options }: FlagColumn): Pair => {
  const written = options === undefined ? listOf(customValue) : optionsAsWritten(options).map(({ value }) => value);
  const [on = 'Y', off = 'N'] = written;
  return [on, off];
};

/** Supplies the texts if the page gives only the values. */
const optionsWith =
  (texts: (words: Words) => Pair) =>
  (column: FlagColumn, words: Words): readonly Option[] => {
    const values = valuesOfFlag(column);
    const written = column.options === undefined ? [] : optionsAsWritten(column.options);
    return texts(words).map((text, index): Option => {
      const value = values[index] ?? '';
      const own = written[index]?.text;
      return { value, text: own === undefined || own === value ? text : own };
    });
  };

function flagKeys(column: FlagColumn, { complain }: KeysContext) {
  const [on, off] = valuesOfFlag(column);
  const at = column.options === undefined ? 'customValue' : 'options';
  if (on === off) complain([at], describeProblem('duplicate-value.flag', { value: on }));
  if (column.options !== undefined && column.customValue !== undefined)
    complain(['customValue'], describeProblem('ambiguous-options.flag'));
  if (column.defaultValue !== undefined && column.defaultChecked !== undefined)
    complain(['defaultChecked'], describeProblem('ambiguous-default'));
  const defaultValue = column.defaultValue ?? (column.defaultChecked === true ? on : off);
  return { customValue: [on, off] as const, defaultValue };
}

const FLAG = {
  ...TEXT,
  isChosen: true,
  query: { control: 'select', rule: 'eq' },
  checks: oneOptionChecks,
  paste: ({ text }, column) => convertYesNo(text, column),
} as const satisfies Partial<ColumnKind<'checkbox'>>;

/** Column kinds for one of two values that each column defines. */
export const flags: { readonly [T in FlagColumn['type']]: ColumnKind<T> } = {
  checkbox: { ...FLAG, keys: flagKeys, options: optionsWith(({ yes, no }) => [yes, no]) },
  // On is 正常, off is 停用; a blank becomes off when the record is created or saved (W4-9, D49).
  switch: {
    ...FLAG,
    keys(column, context) {
      const keys = flagKeys(column, context);
      return { ...keys, whenBlank: keys.customValue[1] };
    },
    options: optionsWith(({ on, off }) => [on, off]),
  },
};
