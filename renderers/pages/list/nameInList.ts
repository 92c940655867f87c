import type { CompiledPage, Values } from '../../../engine/index.ts';
import { toText } from '../../kit/formats/formats.ts';

/** What staff call a record of a list: its value in the first column. */
export const nameInList = ({ list: { columns } }: CompiledPage, record: Values): string => {
  const [first] = columns;
  return first === undefined ? '' : toText(record[first.key]);
};
