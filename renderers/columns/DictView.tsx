import { isBlank } from '../../engine/index.ts';
import type { ViewProps } from '../inputs/widget.ts';
import { toText } from '../formats/formats.ts';
import { useDictItem } from '../dictionaries/useDictItem.ts';

/** The text of a code: what the record brought, else the column's option, else the dictionary's; the code itself where nobody knows it. */
export function DictView({ column, value, text }: ViewProps) {
  const own = text ?? column.options?.find((option) => option.value === value)?.text;
  const item = useDictItem(own === undefined && !isBlank(value) ? column.dictCode : undefined, value);
  return <span>{own ?? item?.text ?? toText(value)}</span>;
}
