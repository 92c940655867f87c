import type { CompiledColumn } from '../compiledPage.ts';
import type { PeopleColumn } from '../generated/page.ts';
import { hints, says } from '../problems.ts';
import type { ColumnKind, KeysContext } from './columnKind.ts';
import { refused } from './paste/conversion.ts';
import { TEXT } from './text.ts';

/** Which field is kept and which is shown where the column says nothing, and which there are. */
interface PickerFields {
  readonly store: string;
  readonly text: string;
  readonly fields: readonly string[];
}

/** W3.3-4, W3.3-5. */
const pickerKeys =
  ({ fields, ...defaults }: PickerFields) =>
  (column: PeopleColumn, { complain }: KeysContext): Partial<CompiledColumn> => {
    const extended = column.fieldExtendJson ?? {};
    for (const key of ['store', 'text'] as const) {
      const name = extended[key];
      if (name === undefined || fields.includes(name)) continue;
      complain(['fieldExtendJson'], {
        ...says('unknown-field.ofPicker', { type: column.type, name }),
        ...hints('oneOf', { names: fields }),
      });
    }
    const picker = { store: extended.store ?? defaults.store, text: extended.text ?? defaults.text };
    return { picker, multiple: column.multi ?? extended.multiSelect ?? true };
  };

const picked = <T extends PeopleColumn['type']>(type: T) =>
  ({
    ...TEXT,
    isChosen: true,
    query: { control: type, rule: 'like' },
    maxLength: () => 1000,
    paste: () => refused('pickOnly'),
  }) as const;

export const people: { readonly [T in PeopleColumn['type']]: ColumnKind<T> } = {
  sel_user: {
    ...picked('sel_user'),
    width: 220,
    keys: pickerKeys({
      store: 'username',
      text: 'realname',
      fields: ['id', 'username', 'realname', 'phone', 'orgCode'],
    }),
  },
  sel_depart: {
    ...picked('sel_depart'),
    width: 160,
    keys: pickerKeys({ store: 'id', text: 'departName', fields: ['id', 'orgCode', 'departName'] }),
  },
};
