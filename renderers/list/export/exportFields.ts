import { kindOf, type CompiledColumn, type CompiledPage, maySee } from '../../../engine/index.ts';
import type { Ports } from '../../kit/ports/ports.ts';

/** What the server keeps of each record besides the columns of its page. */
const KEPT = ['createBy', 'createTime', 'updateBy', 'updateTime'];

const isTold =
  (can: Ports['can']) =>
  (column: CompiledColumn): boolean =>
    column.visible !== false &&
    kindOf(column.type).staff !== 'none' &&
    column.traits.isSecret !== true &&
    maySee(column, can);

/** The columns that the list shows, in their order. `shown`: as the user has it; null: as the page has it. */
export const listedFields = (
  { list }: CompiledPage,
  can: Ports['can'],
  shown: readonly string[] | null,
): readonly string[] => {
  const told = new Set(list.columns.filter(isTold(can)).map(({ key }) => key));
  return shown === null ? [...told] : shown.filter((key) => told.has(key));
};

/** All that the user may see of a record, those of the list first. */
export const allFields = (page: CompiledPage, can: Ports['can']): readonly string[] => [
  ...new Set([...listedFields(page, can, null), ...page.columns.filter(isTold(can)).map(({ key }) => key), ...KEPT]),
];
