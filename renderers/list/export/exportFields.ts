import { kindOf, type CompiledColumn, type CompiledPage, maySee } from '../../../engine/index.ts';
import type { Ports } from '../../kit/ports/ports.ts';

/** Columns that the server stores for each record in addition to those of its page. */
const KEPT = ['createBy', 'createTime', 'updateBy', 'updateTime'];

const isTold =
  (can: Ports['can']) =>
  (column: CompiledColumn): boolean =>
    column.visible !== false &&
    kindOf(column.type).staff !== 'none' &&
    column.traits.isSecret !== true &&
    maySee(column, can);

/** Returns the columns that the list shows, in display order. `shown`: the user's columns; null: those of the page. */
export const listedFields = (
  { list }: CompiledPage,
  can: Ports['can'],
  shown: readonly string[] | null,
): readonly string[] => {
  const told = new Set(list.columns.filter(isTold(can)).map(({ key }) => key));
  return shown === null ? [...told] : shown.filter((key) => told.has(key));
};

/** Returns all columns that the user may see, those of the list first. */
export const allFields = (page: CompiledPage, can: Ports['can']): readonly string[] => [
  ...new Set([...listedFields(page, can, null), ...page.columns.filter(isTold(can)).map(({ key }) => key), ...KEPT]),
];
