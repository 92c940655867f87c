import { isBlank, fitsNarrowing } from '../../../../engine/index.ts';
import { ChoiceBox } from '../../choices/ChoiceBox.tsx';
import { ChoiceText } from '../../choices/ChoiceText.tsx';
import { DictNotice } from '../../../data/dictionaries/DictNotice.tsx';
import { useDictItems } from '../../../data/dictionaries/useDictItems.ts';
import type { EditProps } from '../../inputs/widget.ts';
import type { DictItem } from '../../../kit/ports/ports.ts';
import { useDraft } from '../../../kit/keyboard/useDraft.ts';
import { useTyping } from '../../../kit/keyboard/useTyping.ts';
import { useTypedChoice } from './useTypedChoice.ts';

const drawn = (item: DictItem) => <ChoiceText item={item} code={item.value} />;

/** One of a few choices, or of a whole list; typing filters by code, text, English name and pinyin. */
export function SelectEdit(props: EditProps) {
  const { column, value, held, parent, narrowing, onCommit, onLeave } = props;
  const choices = useDictItems(column, parent);
  const { items, status: state } = choices;
  const within =
    narrowing === undefined ? items : items.filter(({ attributes }) => fitsNarrowing(attributes, narrowing));
  const isAnswered = state === 'ready';
  const { typed, offered, type, isOpen, setIsOpen, leave, onKeyDownCapture } = useTypedChoice(
    props,
    within,
    isAnswered,
  );
  useDraft(typed !== '', leave);
  useTyping(typed === '' ? null : typed, type);
  const code = isBlank(value) ? null : String(value);
  const stored = code === null ? undefined : items.find((item) => item.value === code);
  // A value of another parent may be valid all the same.
  const isUnknown = isAnswered && parent === undefined && column.options === undefined && column.allowInput !== true;
  return (
    <div className="wb-control" onKeyDownCapture={onKeyDownCapture}>
      <ChoiceBox
        field={props}
        text={held ?? stored?.text ?? (state === 'loading' ? '' : (code ?? ''))}
        stored={held === undefined ? (stored ?? (isUnknown ? null : undefined)) : undefined}
        typed={typed === '' ? null : typed}
        onDrop={() => type('')}
        onType={type}
        items={offered}
        draw={drawn}
        note={
          <DictNotice status={parent === null ? 'waiting' : state} message={choices.message} onRetry={choices.retry} />
        }
        isOpen={isOpen}
        onOpen={setIsOpen}
        onChoose={(item) => {
          type('');
          onCommit(item.value, item);
        }}
        onClear={() => onCommit(null)}
        onBlur={() => {
          leave();
          onLeave();
        }}
      />
    </div>
  );
}
