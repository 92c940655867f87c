import { valuesOf } from '../../../engine/index.ts';
import type { ViewProps } from '../inputs/widget.ts';
import { PickedName } from './PickedName.tsx';
import './pickers.css';
import { pickedValues } from './pickedItems.ts';
import { usePickedNames, type NamedValue } from './usePickedNames.ts';

/**
 * Returns the names included in the record; undefined when a name equals its value, because then it may be unresolved.
 */
function broughtNames(values: readonly string[], text: string | undefined): readonly NamedValue[] | undefined {
  if (text === undefined) return undefined;
  const texts = values.length === 1 ? [text] : valuesOf(text);
  if (texts.length !== values.length || texts.some((one, index) => one === values[index])) return undefined;
  return values.map((value, index): NamedValue => [value, { value, text: texts[index] ?? value }]);
}

/** Shows names instead of the stored values. */
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
