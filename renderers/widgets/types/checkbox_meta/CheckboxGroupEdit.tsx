import { useState } from 'react';
import { isBlank, SEPARATOR, valuesOf, type CompiledColumn } from '../../../../engine/index.ts';
import { ChoiceMarks } from '../../choices/ChoiceMarks.tsx';
import { toggled } from '../../../data/dictionaries/severalTyping.ts';
import { ChoiceLetters } from '../../../data/dictionaries/choiceLetters.ts';
import { useDictItems } from '../../../data/dictionaries/useDictItems.ts';
import { withStored } from '../../../data/dictionaries/withStored.ts';
import type { EditProps } from '../../inputs/widget.ts';
import { MarkGroup } from '../MarkGroup.tsx';

/** Returns the message of a check that passes for the chosen values but fails with one more (W5.1-32, at most). */
const againstMore = ({ checks }: CompiledColumn, chosen: string, withMore: string): string | undefined =>
  chosen === '' ? undefined : checks.find(({ test }) => test(chosen, {}) && !test(withMore, {}))?.message;

/**
 * Several of a few choices, all visible. When the maximum is chosen, the others are disabled, with the reason as
 * tooltip.
 */
export function CheckboxGroupEdit(props: EditProps) {
  const { id, column, value, parent, disabled, onCommit } = props;
  const { separator = SEPARATOR } = column;
  const choices = useDictItems(column, parent);
  const [letters] = useState(() => new ChoiceLetters());
  const chosen = isBlank(value) ? [] : valuesOf(String(value), separator);
  const items = withStored(choices.items, chosen);
  const set = (values: readonly string[]): void => {
    const wanted = new Set(values);
    // In the order of the choices, not of checking.
    const kept = items.filter((item) => wanted.has(item.value)).map((item) => item.value);
    onCommit(kept.length === 0 ? null : kept.join(separator));
  };
  const refusal = (code: string): string | undefined =>
    againstMore(column, chosen.join(separator), [...chosen, code].join(separator));
  const toggle = (letter: string): void => {
    const item = letters.take(letter, choices.items);
    if (item === undefined) return;
    if (chosen.includes(item.value) || refusal(item.value) === undefined) set(toggled(chosen, item.value));
  };
  return (
    <MarkGroup
      field={props}
      role="group"
      choices={{ ...choices, items }}
      isFilled={chosen.length > 0}
      onLetter={toggle}
    >
      <ChoiceMarks
        type="checkbox"
        name={id}
        chosen={chosen}
        disabled={disabled}
        marks={items.map((item) => {
          const against = chosen.includes(item.value) ? undefined : refusal(item.value);
          const isOff = item.disabled === true && !chosen.includes(item.value);
          return { value: item.value, label: item.text, disabled: isOff || against !== undefined, title: against };
        })}
        onToggle={(code) => set(toggled(chosen, code))}
      />
    </MarkGroup>
  );
}
