import type { ReactNode } from 'react';
import { ChoiceBox } from '../../choices/ChoiceBox.tsx';
import { ChoiceText } from '../../choices/ChoiceText.tsx';
import type { ChosenChip } from '../../choices/ChosenChips.tsx';
import { DictNotice } from '../../../data/dictionaries/DictNotice.tsx';
import { useDictItems, type DictChoices } from '../../../data/dictionaries/useDictItems.ts';
import type { EditProps } from '../../inputs/widget.ts';
import type { DictItem } from '../../../kit/ports/ports.ts';
import { useSeveralTyping } from './useSeveralTyping.ts';

const drawn = (item: DictItem): ReactNode => <ChoiceText item={item} code={item.value} />;

/** Returns the chips of the chosen codes; codes that the dictionary no longer contains are marked. */
function chipsOf(codes: readonly string[], { column, parent }: EditProps, { items, status }: DictChoices) {
  const isUnknown = status === 'ready' && parent === undefined && column.options === undefined;
  return codes.map((code): ChosenChip => {
    const item = items.find(({ value }) => value === code) ?? (isUnknown ? null : undefined);
    const isComing = status === 'loading';
    return {
      value: code,
      text: item?.text ?? (isComing ? '' : code),
      face: <ChoiceText item={item} code={code} isComing={isComing} />,
    };
  });
}

/**
 * Several values of a list, stored as one text. Enter, Space and a click toggle a choice, Backspace removes the last,
 * Delete all, Tab moves on; several codes can be typed in sequence.
 */
export function MultiSelectEdit(props: EditProps) {
  const { column, held, parent, onLeave } = props;
  const choices = useDictItems(column, parent);
  const several = useSeveralTyping(props, choices);
  const { chosen, typed } = several;
  return (
    <div className="wb-control" onKeyDownCapture={several.onKeyDownCapture}>
      <ChoiceBox
        field={props}
        text=""
        chips={held === undefined ? chipsOf(chosen, props, choices) : [{ value: held, text: held }]}
        onRemove={several.remove}
        typed={typed === '' ? null : typed}
        onDrop={() => several.type('')}
        onType={several.type}
        items={several.offered}
        draw={drawn}
        note={
          <DictNotice
            status={parent === null ? 'waiting' : choices.status}
            message={choices.message}
            onRetry={choices.retry}
          />
        }
        isOpen={several.isOpen}
        onOpen={several.setOpen}
        onChoose={({ value }) => several.toggle(value)}
        onClear={() => several.set([])}
        onBlur={() => {
          several.leave();
          onLeave();
        }}
      />
    </div>
  );
}
