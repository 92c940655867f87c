import { useState } from 'react';
import { isBlank, fitsNarrowing } from '../../../../engine/index.ts';
import { ChoiceMarks } from '../../choices/ChoiceMarks.tsx';
import { ChoiceLetters } from '../../../data/dictionaries/choiceLetters.ts';
import { useDictItems } from '../../../data/dictionaries/useDictItems.ts';
import { withStored } from '../../../data/dictionaries/withStored.ts';
import type { EditProps } from '../../inputs/widget.ts';
import { MarkGroup } from '../MarkGroup.tsx';

/**
 * One of a few choices, all visible: radio buttons, or toggle buttons if the page defines them. A code can also be
 * typed to choose it.
 */
export function RadioEdit(props: EditProps) {
  const { id, column, value, parent, narrowing, disabled, onCommit } = props;
  const all = useDictItems(column, parent);
  const [letters] = useState(() => new ChoiceLetters());
  const code = isBlank(value) ? null : String(value);
  // The stored choice stays visible by its name, even if it is no longer offered.
  const fitting = all.items.filter((item) => item.value === code || fitsNarrowing(item.attributes, narrowing));
  const choices = { ...all, items: fitting };
  const items = withStored(choices.items, code === null ? [] : [code]);
  const choose = (chosen: unknown): void => {
    const item = choices.items.find((one) => one.value === chosen);
    if (item !== undefined) onCommit(item.value, item);
  };
  return (
    <MarkGroup
      field={props}
      role="radiogroup"
      choices={{ ...choices, items }}
      isFilled={code !== null}
      onLetter={(letter) => choose(letters.take(letter, choices.items)?.value)}
    >
      <ChoiceMarks
        type="radio"
        name={id}
        chosen={code === null ? [] : [code]}
        disabled={disabled}
        look={column.look === 'buttons' ? 'buttons' : undefined}
        marks={items.map((item) => ({ value: item.value, label: item.text, disabled: item.disabled === true }))}
        onToggle={choose}
      />
    </MarkGroup>
  );
}
