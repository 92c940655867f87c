import type { CompiledPage, Values } from '../../../engine/index.ts';
import { toText } from '../../kit/formats/formats.ts';

/** Returns the display name of a record in a list: its value in the first column. */
export const nameInList = ({ list: { columns } }: CompiledPage, record: Values): string => {
  const [first] = columns;
  return first === undefined ? '' : toText(record[first.key]);
};
