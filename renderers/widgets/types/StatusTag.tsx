import { isBlank, type Value } from '../../../engine/index.ts';
import { ChoiceText } from '../choices/ChoiceText.tsx';
import { useDictItems } from '../../data/dictionaries/useDictItems.ts';
import { toText } from '../../kit/formats/formats.ts';
import type { ViewProps } from '../inputs/widget.ts';
import type { DictItem } from '../../kit/ports/ports.ts';

/** Colors that are distinct in both themes, in the order of the statuses: antd's palette, shown as text on its tint. */
const COLOURS = ['#8c8c8c', '#d48806', '#1677ff', '#389e0d', '#f5222d', '#722ed1', '#13c2c2', '#eb2f96'] as const;

const colourOf = (value: Value, order: readonly DictItem[]): string => {
  const place = order.findIndex((item) => item.value === String(value));
  return order[place]?.color ?? COLOURS[Math.max(place, 0) % COLOURS.length] ?? COLOURS[0];
};

/** Status of a record. The color is the dictionary's, else depends on the position there. */
export function StatusTag({ column, value, text }: ViewProps) {
  const { dictCode } = column;
  const choices = useDictItems(dictCode === undefined ? column : { dictCode });
  const items = choices.status === 'ready' ? choices.items : [];
  if (isBlank(value)) return null;
  const known = text ?? items.find((item) => item.value === String(value))?.text;
  const item = known === undefined ? undefined : { text: known, color: colourOf(value, items) };
  const unknown = choices.status === 'ready' ? null : undefined;
  return <ChoiceText item={item ?? unknown} code={toText(value)} isComing={choices.status === 'loading'} />;
}
