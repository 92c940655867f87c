import type { CompiledColumn, CompiledPicker, PickerColumn, Picked } from '../../../engine/index.ts';
import { pageSizes } from '../../data/records/paging.ts';
import type { Ports } from '../../kit/ports/ports.ts';

/** Appearance of a picker of rows: title, columns, page sizes. */
export interface PickerLook {
  readonly title: string;
  /** Pixels. */
  readonly width: number;
  readonly columns: readonly PickerColumn[];
  readonly sizes: readonly number[];
  /** Shows departments on the left. */
  readonly hasTree: boolean;
  /** Placeholder of the search box. */
  readonly hint: string;
}

/** Pixels (W2-7, W2-8, W2-10). */
const WIDTHS: Readonly<Record<Picked, number>> = {
  users: 1250,
  departments: 500,
  roles: 900,
  positions: 1000,
  records: 900,
};
const LIST_WIDTH = 1200;

/** Page sizes of the business picker (W9-1). */
const RECORD_SIZES = [5, 10, 20, 30] as const;

/** Keys and widths by what is picked (W3.3-4, W3.3-6); titles are the texts `picker.<key>`. */
const COLUMNS: Readonly<Record<'users' | 'list' | 'roles' | 'positions', readonly (readonly [string, number])[]>> = {
  users: [
    ['username', 150],
    ['realname', 150],
    ['sex_dictText', 70],
    ['phone', 130],
    ['orgCodeTxt', 180],
    ['birthday', 110],
  ],
  list: [
    ['realname', 160],
    ['username', 160],
    ['orgCodeTxt', 200],
    ['phone', 140],
    ['birthday', 120],
  ],
  roles: [
    ['roleName', 240],
    ['roleCode', 240],
  ],
  positions: [
    ['name', 240],
    ['code', 200],
    ['postRank_dictText', 160],
  ],
};

export const modalWidth = ({ of, layout, modalWidth: own }: CompiledPicker): number =>
  own ?? (of === 'users' && layout === 'list' ? LIST_WIDTH : WIDTHS[of]);

export function pickerLook(column: Pick<CompiledColumn, 'title'>, picker: CompiledPicker, t: Ports['t']): PickerLook {
  const { of, layout, columns = [] } = picker;
  const shared = {
    title: t(of === 'records' ? 'picker.records' : `picker.of.${of}`, { title: column.title }),
    width: modalWidth(picker),
    hasTree: of === 'users' && layout !== 'list',
    hint: t(of === 'records' ? 'picker.searchRecords' : 'picker.search'),
  };
  if (of === 'records') return { ...shared, columns, sizes: RECORD_SIZES };
  const keys = of === 'departments' ? [] : COLUMNS[of === 'users' && layout === 'list' ? 'list' : of];
  return {
    ...shared,
    columns: keys.map(([key, width]) => ({ key, title: t(`picker.${key}`), width })),
    sizes: pageSizes,
  };
}
