import { isBlank, valuesOf } from '../../engine/index.ts';
import type { Option } from '../../engine/index.ts';
import { itemLabel } from '../dictionaries/itemLabel.ts';
import { useDictItem } from '../dictionaries/useDictItem.ts';
import { useDictItems } from '../dictionaries/useDictItems.ts';
import { toText } from '../formats/formats.ts';
import type { ViewProps } from '../inputs/widget.ts';
import { ChoiceText } from './ChoiceText.tsx';
import { flagText } from './flagText.ts';

/** The text of a code: of the column's option, with its colour, else what the record brought, else the dictionary's; the code itself where nobody knows it. */
export function DictView({ column, value, text, isWhole = false }: ViewProps) {
  const option = column.options?.find((one) => one.value === value);
  const own: Pick<Option, 'text' | 'color'> | undefined =
    option === undefined ? (text === undefined ? undefined : { text }) : { ...option, text: text ?? option.text };
  const stored = useDictItem(own === undefined && !isBlank(value) ? column.dictCode : undefined, value);
  const item = own ?? stored.item;
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
  const isKnown = brought?.length === codes.length || column.options !== undefined;
  const choices = useDictItems(isKnown ? { options: column.options ?? [] } : column);
  const itemOf = (code: string, place: number): Pick<Option, 'text' | 'color'> | undefined => {
    const item = choices.items.find((one) => one.value === code);
    const own = brought?.length === codes.length ? brought[place] : undefined;
    return own === undefined ? item : { color: item?.color, text: own };
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
