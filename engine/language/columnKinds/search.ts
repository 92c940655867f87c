import type { SearchColumn } from '../../generated/page.ts';
import { narrowedBy } from './choice.ts';
import type { ColumnKind, KeysContext } from './columnKind.ts';
import { SHORT } from './text.ts';

const searched = <T extends SearchColumn['type']>(type: T) =>
  ({
    ...SHORT,
    choice: 'many',
    query: { control: type, rule: 'eq' },
    keys: (column: SearchColumn, { params }: KeysContext) => {
      const { allowInput = type === 'autocomplete', look = 'list' } = column;
      return { allowInput, look, ...narrowedBy(column, params) };
    },
  }) as const;

/** Column kinds for one item of a dictionary of any size. */
export const searches: { readonly [T in SearchColumn['type']]: ColumnKind<T> } = {
  sel_search: { ...searched('sel_search'), isChosen: true },
  sel_search_async: { ...searched('sel_search_async'), isChosen: true },
  autocomplete: searched('autocomplete'),
};
