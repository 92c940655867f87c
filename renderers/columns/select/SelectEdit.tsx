import { Select } from 'antd';
import { useRef, useState, type KeyboardEvent } from 'react';
import { isBlank, present } from '../../../engine/index.ts';
import { leftChoice, pressedChoice, type ChoiceLeft } from '../../dictionaries/choiceTyping.ts';
import { DictNotice } from '../../dictionaries/DictNotice.tsx';
import { useDictItems } from '../../dictionaries/useDictItems.ts';
import type { DictItem } from '../../ports/ports.ts';
import { useDraft } from '../../typing/useDraft.ts';
import { listMark } from '../../inputs/listMark.ts';
import { useInputAria } from '../../inputs/useInputAria.ts';
import { useTyping } from '../../typing/useTyping.ts';
import type { EditProps } from '../../inputs/widget.ts';

const matches = (typed: string, option: { item?: DictItem } | undefined): boolean => {
  const wanted = typed.trim().toLowerCase();
  const item = option?.item;
  return (
    item !== undefined && (item.text.toLowerCase().includes(wanted) || item.value.toLowerCase().startsWith(wanted))
  );
};

/** What is typed to choose by. antd's list moves its mark itself; what Enter and Tab take is not its to say. */
function useTypedChoice({ id, onCommit, onHold }: EditProps, items: readonly DictItem[], isAnswered: boolean) {
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  /** Staff have led to a choice. */
  const steered = useRef(false);
  const type = (text: string): void => {
    steered.current = false;
    setTyped(text);
  };
  /** What was typed and left before a choice was made is that choice, or stays until it is found. */
  const carryOut = (left: ChoiceLeft): void => {
    type('');
    if (left.kind === 'choose') onCommit(left.item.value, left.item);
    if (left.kind === 'hold') onHold?.(left.text);
  };
  const leave = (): void => {
    const typing = { typed: typed === '' || onHold === undefined ? null : typed, marked: null };
    carryOut(leftChoice(typing, { items, isAnswered, active: -1 }));
  };
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    // Keys of what stands in the list, as its way to try again, come by here too.
    if (event.nativeEvent.isComposing || !(event.target instanceof HTMLElement) || event.target.id !== id) return;
    const active = listMark(event.target);
    const typing = { typed: typed === '' ? null : typed, marked: steered.current ? active : null };
    const offered = items.filter((item) => matches(typed, { item }));
    const act = pressedChoice(event, typing, { items: offered, isAnswered, active, isTaken: true });
    if (act?.kind === 'mark') steered.current ||= active >= 0 && event.key.startsWith('Arrow');
    if (act === undefined || act.kind === 'mark' || act.kind === 'drop') return;
    // With nothing typed, Enter opens the list and takes from it.
    if (event.key === 'Enter' && typed === '') return;
    event.stopPropagation();
    if (event.key === 'Enter') event.preventDefault();
    setIsOpen(false);
    carryOut(act);
  };
  return { typed, type, isOpen, setIsOpen, leave, onKeyDownCapture };
}

/** A choice of few; typing filters by text or code. */
export function SelectEdit(props: EditProps) {
  const { id, column, value, held, parent, disabled, status, onCommit, onLeave } = props;
  const root = useInputAria(props);
  const choices = useDictItems(column, parent);
  const items = choices.status === 'ready' ? choices.items : [];
  const { typed, type, isOpen, setIsOpen, leave, onKeyDownCapture } = useTypedChoice(
    props,
    items,
    choices.status === 'ready',
  );
  useDraft(typed !== '', leave);
  useTyping(typed === '' ? null : typed, type);
  return (
    <div ref={root} className="wb-control" onKeyDownCapture={onKeyDownCapture}>
      <Select
        id={id}
        className="wb-control"
        showSearch
        allowClear={!disabled && column.allowClear !== false}
        value={held ?? (isBlank(value) ? null : String(value))}
        {...present({ labelRender: held === undefined ? undefined : () => held })}
        open={isOpen}
        onOpenChange={setIsOpen}
        searchValue={typed}
        onSearch={(text) => {
          // Losing the focus, antd empties the text before it tells of it.
          if (text !== '' || document.activeElement?.id === id) type(text);
        }}
        disabled={disabled}
        status={status}
        placeholder={disabled ? '' : column.placeholder}
        options={items.map((item) => ({ value: item.value, label: item.text, disabled: item.disabled === true, item }))}
        filterOption={matches}
        loading={choices.status === 'loading' && column.dictCode !== undefined}
        notFoundContent={<DictNotice status={parent === null ? 'waiting' : choices.status} onRetry={choices.retry} />}
        popupMatchSelectWidth={false}
        onChange={(chosen: string | null | undefined) => {
          type('');
          onCommit(
            chosen ?? null,
            items.find((item) => item.value === chosen),
          );
        }}
        onBlur={() => {
          leave();
          onLeave();
        }}
      />
    </div>
  );
}
