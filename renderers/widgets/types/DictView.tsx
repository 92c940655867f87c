import { isBlank, valuesOf } from '../../../engine/index.ts';
import type { CompiledColumn, Option, Value } from '../../../engine/index.ts';
import { itemLabel } from '../../data/dictionaries/itemLabel.ts';
import { useDictItem } from '../../data/dictionaries/useDictItem.ts';
import { useDictItems } from '../../data/dictionaries/useDictItems.ts';
import { toText } from '../../kit/formats/formats.ts';
import type { ViewProps } from '../inputs/widget.ts';
import { ChoiceText } from '../choices/ChoiceText.tsx';
import { flagText } from './flagText.ts';

/** What may be typed freely stands for itself: it cannot be unknown. */
const isCode = ({ traits, allowInput }: CompiledColumn): boolean => traits.isChosen === true && allowInput !== true;

/** The text that a record brought says nothing sure where it is the code itself. */
const broughtText = (text: string | undefined, value: Value): string | undefined =>
  text === String(value) ? undefined : text;

/** The text of a code, in its colour: of the column's option, else what the record brought, else the dictionary's; the code, marked, where nobody knows it. */
export function DictView({ column, value, text, isWhole = false }: ViewProps) {
  // Other servers send codes as numbers.
  const option = isBlank(value) ? undefined : column.options?.find((one) => one.value === String(value));
  const brought = option === undefined ? broughtText(text, value) : (text ?? option.text);
  // A short dictionary has colours; of a long one the text is all there is to ask for.
  const isAsked = option === undefined && (brought === undefined || column.traits.choice === 'few');
  const stored = useDictItem(isAsked && !isBlank(value) ? column.dictCode : undefined, value);
  const known = option ?? stored.item ?? (stored.item === null && isCode(column) ? null : undefined);
  const item = brought === undefined ? known : { text: brought, color: known?.color };
  // Codes out of thousands are what staff know; a list has no room for them.
  const isCoded = isWhole && column.traits.choice === 'many' && column.traits.isChosen === true;
  const shown = item && isCoded ? { ...item, text: itemLabel({ value: toText(value), text: item.text }) } : item;
  return (
    <span>
      <ChoiceText item={shown} code={toText(value)} isComing={stored.isComing} />
    </span>
  );
}

/** The texts of several codes, each with its colour. */
export function SeveralView({ column, value, text }: ViewProps) {
  const codes = isBlank(value) ? [] : valuesOf(String(value), column.separator);
  const brought = text === undefined ? undefined : valuesOf(text, column.separator);
  const choices = useDictItems(codes.length === 0 ? { options: [] } : column);
  const itemOf = (code: string, place: number): Pick<Option, 'text' | 'color'> | null | undefined => {
    const item = choices.items.find((one) => one.value === code);
    const own = brought?.length === codes.length ? broughtText(brought[place], code) : undefined;
    if (own !== undefined) return { color: item?.color, text: own };
    return item ?? (choices.status === 'ready' && column.dictCode !== undefined && isCode(column) ? null : undefined);
  };
  return (
    <span className="wb-several">
      {codes.map((code, place) => (
        <span key={code} className="wb-several-one">
          <ChoiceText item={itemOf(code, place)} code={code} isComing={choices.status === 'loading'} />
        </span>
      ))}
    </span>
  );
}

/** On or off, as it is kept: a blank one as what it becomes, and in a field as what its control would show. */
export const FlagView = ({ column, value, isWhole = false }: ViewProps) => (
  <span>{flagText(column, isWhole && isBlank(value) ? (column.customValue?.[1] ?? value) : value)}</span>
);
