import type { CompiledColumn } from '../compiled/compiledPage.ts';
import type { AreaColumn, CategoryColumn, TreeColumn } from '../../generated/page.ts';
import { describeProblem } from '../../text/problems.ts';
import type { ColumnKind, KeysContext } from './columnKind.ts';
import { TEXT } from './text.ts';
import { readTreeCondition } from './treeCondition.ts';

/** Code of the area that contains all others (W3.3-10). */
export const ROOT_AREA = '86';

/** Parent of all top-level categories (W9-12). */
export const ROOT_CATEGORY = '0';

/** Widgets for choosing an area in a form (W5.1-34). */
const AREA_TYPES = ['cascader', 'select'] as const;

export const isAreaType = (type: string): type is (typeof AREA_TYPES)[number] => AREA_TYPES.some((one) => one === type);

const CODE_LENGTH = 255;
const CODES_LENGTH = 1000;

const node = <T extends CategoryColumn['type'] | TreeColumn['type'] | AreaColumn['type']>(type: T) =>
  ({ ...TEXT, isChosen: true, choice: 'tree', query: { control: type, rule: 'eq' }, width: 160 }) as const;

/** Reports a condition that is not a JSON object, with the text of its widget (W5.1-33). */
function checkCondition(
  { condition }: CategoryColumn | TreeColumn,
  { complain }: KeysContext,
  said: 'bad-condition.category' | 'bad-condition.tree',
): void {
  if (readTreeCondition(condition) === undefined) complain(['condition'], describeProblem(said));
}

const severalKeys = ({ multi, picker }: CategoryColumn | TreeColumn): Partial<CompiledColumn> => ({
  multiple: multi === true ? true : undefined,
  isTransfer: multi === true && picker === 'transfer' ? true : undefined,
});

const lengthOf = ({ multi }: CategoryColumn | TreeColumn): number => (multi === true ? CODES_LENGTH : CODE_LENGTH);

/** Column kinds for a node of a tree: categories, a dictionary, areas. */
export const trees: {
  readonly [T in CategoryColumn['type'] | TreeColumn['type'] | AreaColumn['type']]: ColumnKind<T>;
} = {
  sel_tree: {
    ...node('sel_tree'),
    maxLength: lengthOf,
    keys: (column, context) => {
      checkCondition(column, context, 'bad-condition.tree');
      const tree = { of: 'dictionary', root: column.pidValue ?? '', condition: column.condition } as const;
      return { ...severalKeys(column), tree };
    },
  },
  cat_tree: {
    ...node('cat_tree'),
    maxLength: lengthOf,
    dictCode: ({ store }) => (store === 'code' ? 'sys_category_code' : 'sys_category'),
    keys: (column, context) => {
      checkCondition(column, context, 'bad-condition.category');
      const { pcode: root = ROOT_CATEGORY, condition, store = 'id', back } = column;
      const fill = back === undefined ? undefined : { [back]: 'text' };
      return { ...severalKeys(column), tree: { of: 'category', root, condition, store }, fill };
    },
  },
  pca: {
    ...node('pca'),
    width: 200,
    // Cities without districts have towns instead, whose codes have nine digits: 东莞, 中山.
    maxLength: () => 9,
    dictCode: () => 'china_area',
    keys: ({ areaType = 'cascader' }, { complain }) => {
      if (!isAreaType(areaType)) complain(['areaType'], describeProblem('bad-area-type', { value: areaType }));
      return { tree: { of: 'area', root: ROOT_AREA }, areaType };
    },
  },
};
