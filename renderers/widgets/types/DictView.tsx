import { isBlank, valuesOf } from '../../../engine/index.ts';
import type { CompiledColumn, Option, Value } from '../../../engine/index.ts';
import { itemLabel } from '../../data/dictionaries/itemLabel.ts';
import { useDictItem } from '../../data/dictionaries/useDictItem.ts';
import { useDictItems } from '../../data/dictionaries/useDictItems.ts';
import { toText } from '../../kit/formats/formats.ts';
import type { ViewProps } from '../inputs/widget.ts';
import { ChoiceText } from '../choices/ChoiceText.tsx';
import { flagText } from './flagText.ts';

/** Returns whether values are codes; free text cannot be unknown. */
const isCode = ({ traits, allowInput }: CompiledColumn): boolean => traits.isChosen === true && allowInput !== true;

/** Returns the text included in the record; undefined when it equals the code, because then it may be unresolved. */
const broughtText = (text: string | undefined, value: Value): string | undefined =>
  text === String(value) ? undefined : text;

/**
 * Text of a code, in its color: from the column's option, else from the record, else from the dictionary; an unknown
 * code is shown and marked.
 */
export function DictView({ column, value, text, isWhole = false }: ViewProps) {
  // Other servers send codes as numbers.
  const option = isBlank(value) ? undefined : column.options?.find((one) => one.value === String(value));
  const brought = option === undefined ? broughtText(text, value) : (text ?? option.text);
  // A short dictionary is fetched for its colors; a long one only when the text is missing.
  const isAsked = option === undefined && (brought === undefined || column.traits.choice === 'few');
  const stored = useDictItem(isAsked && !isBlank(value) ? column.dictCode : undefined, value);
  const known = option ?? stored.item ?? (stored.item === null && isCode(column) ? null : undefined);
  const item = brought === undefined ? known : { text: brought, color: known?.color };
  // Staff know codes out of thousands, so a field shows code and text; a list has no space for both.
  const isCoded = isWhole && column.traits.choice === 'many' && column.traits.isChosen === true;
  const shown = item && isCoded ? { ...item, text: itemLabel({ value: toText(value), text: item.text }) } : item;
  return (
    <span>
      <ChoiceText item={shown} code={toText(value)} isComing={stored.isComing} />
    </span>
  );
}

/** Texts of several codes, each in its color. */
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

/** Text of a flag: a blank one as it will be stored, and in a field as its control would show it. */
export const FlagView = ({ column, value, isWhole = false }: ViewProps) => (
  <span>{flagText(column, isWhole && isBlank(value) ? (column.customValue?.[1] ?? value) : value)}</span>
);
