import type { Option } from '../compiledPage.ts';
import type { FlagColumn } from '../generated/page.ts';
import { says } from '../problems.ts';
import type { Words } from '../words/words.ts';
import { oneOptionChecks } from './checks/textChecks.ts';
import type { ColumnKind } from './columnKind.ts';
import { convertYesNo } from './paste/convertYesNo.ts';
import { TEXT } from './text.ts';
import { listOf } from './writtenForms.ts';

const valuesOfFlag = ({ customValue }: FlagColumn): readonly [checked: string, unchecked: string] => {
  const [checked = 'Y', unchecked = 'N'] = listOf(customValue);
  return [checked, unchecked];
};

function flagOptions(column: FlagColumn, { yes, no }: Words): readonly Option[] {
  const [checked, unchecked] = valuesOfFlag(column);
  return [
    { value: checked, text: yes },
    { value: unchecked, text: no },
  ];
}

/** Yes or no, each a value of the column's own. */
const checkbox: ColumnKind<'checkbox'> = {
  ...TEXT,
  isChosen: true,
  query: { control: 'select', rule: 'eq' },
  keys: (column, { complain }) => {
    const [checked, unchecked] = valuesOfFlag(column);
    if (checked === unchecked) complain(['customValue'], says('duplicate-value.flag', { value: checked }));
    if (column.defaultValue !== undefined && column.defaultChecked !== undefined)
      complain(['defaultChecked'], says('ambiguous-default'));
    const defaultValue = column.defaultValue ?? (column.defaultChecked === true ? checked : unchecked);
    return { customValue: [checked, unchecked], defaultValue };
  },
  options: flagOptions,
  checks: oneOptionChecks,
  paste: ({ text }, column) => convertYesNo(text, column),
};

export const flags = { checkbox };
