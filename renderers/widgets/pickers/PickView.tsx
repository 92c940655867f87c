import { valuesOf } from '../../../engine/index.ts';
import type { ViewProps } from '../inputs/widget.ts';
import { PickedName } from './PickedName.tsx';
import './pickers.css';
import { pickedValues } from './pickedItems.ts';
import { usePickedNames, type NamedValue } from './usePickedNames.ts';

/** The names that the record brought with it; of those that are their own value it says nothing sure. */
function broughtNames(values: readonly string[], text: string | undefined): readonly NamedValue[] | undefined {
  if (text === undefined) return undefined;
  const texts = values.length === 1 ? [text] : valuesOf(text);
  if (texts.length !== values.length || texts.some((one, index) => one === values[index])) return undefined;
  return values.map((value, index): NamedValue => [value, { value, text: texts[index] ?? value }]);
}

/** Names in place of what is stored. */
export function PickView({ column, value, text }: ViewProps) {
  const brought = broughtNames(pickedValues(value, column.multiple === true), text);
  const asked = usePickedNames(column, brought === undefined ? value : null);
  const names = brought ?? asked;
  return (
    <span className="wb-picked-names">
      {names.map((named, index) => (
        <span key={named[0]}>
          {index > 0 && ', '}
          <PickedName named={named} />
        </span>
      ))}
    </span>
  );
}
