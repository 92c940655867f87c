import type { CompiledColumn } from '../compiled/compiledPage.ts';
import type { BusinessColumn, PeopleColumn } from '../../generated/page.ts';
import { hints, describeProblem } from '../../text/problems.ts';
import type { ColumnKind, KeysContext } from './columnKind.ts';
import { refused } from './paste/conversion.ts';
import { PICKED_TABLES, writePickCode, type Picked } from './picked.ts';
import { TEXT } from './text.ts';

/** Picked records are identified by name, and there may be thousands. */
const PICKED = {
  ...TEXT,
  choice: 'named',
  isChosen: true,
  maxLength: () => 1000,
  paste: () => refused('pickOnly'),
} as const;

/** Keys of the family that only one picker has, with the kind that it picks. */
const OWN_KEYS = { layout: 'users', linked: 'departments' } as const;

/**
 * Returns the keys of a picker column; an unknown `store` or `text` field is reported and replaced by its default
 * (W3.3-4 to W3.3-6).
 */
const peopleKeys =
  (of: Exclude<Picked, 'records'>) =>
  (column: PeopleColumn, { complain }: KeysContext): Partial<CompiledColumn> => {
    const { fields, ...defaults } = PICKED_TABLES[of];
    const extended = column.fieldExtendJson ?? {};
    const field = (key: 'store' | 'text'): string => {
      const name = column[key] ?? extended[key];
      if (name === undefined || fields.includes(name)) return name ?? defaults[key];
      complain([column[key] === undefined ? 'fieldExtendJson' : key], {
        ...describeProblem('unknown-field.ofPicker', { type: column.type, name }),
        ...hints('oneOf', { names: fields }),
      });
      return defaults[key];
    };
    for (const key of ['layout', 'linked'] as const)
      if (column[key] !== undefined && OWN_KEYS[key] !== of)
        complain([key], describeProblem('misplaced-key.picker', { key, type: column.type }));
    const [store, text] = [field('store'), field('text')];
    const { layout, linked, modalWidth } = column;
    return {
      picker: { of, store, text, layout, linked, modalWidth },
      dictCode: writePickCode({ of, text, store }),
      multiple: column.multi ?? extended.multiSelect ?? true,
    };
  };

const picked = <T extends PeopleColumn['type']>(type: T, of: Exclude<Picked, 'records'>) =>
  ({ ...PICKED, query: { control: type, rule: 'like' }, keys: peopleKeys(of) }) as const;

export const people: { readonly [T in PeopleColumn['type']]: ColumnKind<T> } = {
  sel_user: { ...picked('sel_user', 'users'), width: 220 },
  sel_depart: { ...picked('sel_depart', 'departments'), width: 160 },
  sel_role: picked('sel_role', 'roles'),
  sel_position: picked('sel_position', 'positions'),
};

/** Column kind for records of another page (W2-10, W7-26). */
export const business: { readonly [T in BusinessColumn['type']]: ColumnKind<T> } = {
  sel_biz: {
    ...PICKED,
    query: { control: 'sel_biz', rule: 'like' },
    keys: ({ listUrl, valueUrl, store = 'id', text, title, pickerColumns, modalWidth, multi = true }) => ({
      picker: {
        of: 'records',
        store,
        text,
        listUrl,
        valueUrl,
        modalWidth,
        columns: pickerColumns ?? [
          { key: text, title },
          ...(store === 'id' || store === text ? [] : [{ key: store, title: store }]),
        ],
      },
      dictCode: writePickCode({ of: 'records', text, store, listUrl, valueUrl }),
      multiple: multi,
    }),
  },
};
