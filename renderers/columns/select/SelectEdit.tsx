import { Select } from 'antd';
import { useState } from 'react';
import { isBlank } from '../../../engine/index.ts';
import { leftChoice } from '../../dictionaries/choiceTyping.ts';
import { DictNotice } from '../../dictionaries/DictNotice.tsx';
import { useDictItems } from '../../dictionaries/useDictItems.ts';
import type { DictItem } from '../../ports/ports.ts';
import { useDraft } from '../../typing/useDraft.ts';
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

/** A choice of few; typing filters by text or code. */
export function SelectEdit(props: EditProps) {
  const { id, column, value, held, parent, disabled, status, onCommit, onHold, onLeave } = props;
  const root = useInputAria(props);
  const [typed, setTyped] = useState('');
  const choices = useDictItems(column, parent);
  const items = choices.status === 'ready' ? choices.items : [];
  /** What was typed and left before a choice was made is that choice, or stays until it is found. */
  const take = (): void => {
    setTyped('');
    if (typed === '' || onHold === undefined) return;
    const offer = { items, isAnswered: choices.status === 'ready', active: -1 };
    const left = leftChoice({ typed, marked: null }, offer);
    if (left.kind === 'choose') onCommit(left.item.value, left.item);
    if (left.kind === 'hold') onHold(left.text);
  };
  useDraft(typed !== '', take);
  useTyping(typed === '' ? null : typed, setTyped);
  return (
    <div ref={root} className="wb-control">
      <Select
        id={id}
        className="wb-control"
        showSearch
        allowClear={!disabled && column.allowClear !== false}
        value={held ?? (isBlank(value) ? null : String(value))}
        {...(held === undefined ? {} : { labelRender: () => held })}
        searchValue={typed}
        onSearch={(text) => {
          // Losing the focus, antd empties the text before it tells of it.
          if (text !== '' || document.activeElement?.id === id) setTyped(text);
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
          setTyped('');
          onCommit(
            chosen ?? null,
            items.find((item) => item.value === chosen),
          );
        }}
        onBlur={() => {
          take();
          onLeave();
        }}
      />
    </div>
  );
}
