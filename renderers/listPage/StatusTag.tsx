import { Tag } from 'antd';
import { isBlank, type Value } from '../../engine/index.ts';
import { useDictItems } from '../dictionaries/useDictItems.ts';
import type { ViewProps } from '../inputs/widget.ts';
import type { DictItem } from '../ports/ports.ts';
import { toText } from '../formats/formats.ts';

/** Colours of antd's tags that stand apart in both themes, in the order of the statuses. */
const colours = ['default', 'gold', 'blue', 'green', 'red', 'purple', 'cyan', 'magenta'] as const;

const colourOf = (value: Value, order: readonly DictItem[]): string => {
  const own = order.find((item) => item.value === value)?.color;
  if (own !== undefined) return own;
  const place = order.findIndex((item) => item.value === value);
  return colours[Math.max(place, 0) % colours.length] ?? 'default';
};

/** A record's status. The colour is the dictionary's, else it follows the place there. */
export function StatusTag({ column, value, text }: ViewProps) {
  const { dictCode } = column;
  const choices = useDictItems(dictCode === undefined ? column : { dictCode });
  const items = choices.status === 'ready' ? choices.items : [];
  if (isBlank(value)) return null;
  const shown = text ?? items.find((item) => item.value === value)?.text ?? toText(value);
  return <Tag color={colourOf(value, items)}>{shown}</Tag>;
}
