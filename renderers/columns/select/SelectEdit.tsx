import { Select } from '@formily/antd-v5/esm/select';
import { isBlank, type Option } from '../../../engine/index.ts';
import { DictNotice } from '../../dictionaries/DictNotice.tsx';
import { useDictItems } from '../../dictionaries/useDictItems.ts';
import { useInputAria } from '../../inputs/useInputAria.ts';
import type { EditProps } from '../../inputs/widget.ts';
import { useDraft } from '../../typing/useDraft.ts';
import { useTyping } from '../../typing/useTyping.ts';
import { choiceOption, choiceText, optionOfChoice } from '../choiceOption.tsx';
import { choiceListHeight, choiceListWidth } from '../choiceList.ts';
import { useTypedChoice } from './useTypedChoice.ts';

const NONE: readonly Option[] = [];

/** A choice of few, or of as many as a list has; typing filters by code, text, English and pinyin. */
export function SelectEdit(props: EditProps) {
  const { id, column, value, held, parent, disabled, status, onCommit, onLeave } = props;
  const root = useInputAria(props);
  const choices = useDictItems(column, parent);
  const { items, status: state } = choices;
  const isAnswered = state === 'ready';
  const choice = useTypedChoice(props, items, isAnswered);
  const { typed, offered, type, isOpen, setIsOpen, leave } = choice;
  useDraft(typed !== '', leave);
  useTyping(typed === '' ? null : typed, type);
  const code = isBlank(value) ? null : String(value);
  const stored = code === null ? undefined : items.find((item) => item.value === code);
  // What belongs to another value may be known all the same.
  const isUnknown = isAnswered && parent === undefined && column.options === undefined && column.allowInput !== true;
  const shown = choiceText({ item: stored ?? (isUnknown ? null : undefined), code, isComing: state === 'loading' });
  return (
    <div ref={root} className="wb-control" onKeyDownCapture={choice.onKeyDownCapture}>
      <Select
        id={id}
        className="wb-control"
        showSearch
        allowClear={!disabled && column.allowClear !== false}
        value={held ?? code}
        labelRender={() => held ?? shown}
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
        options={(isOpen ? offered : stored === undefined ? NONE : [stored]).map(optionOfChoice)}
        optionRender={choiceOption}
        filterOption={false}
        listHeight={choiceListHeight()}
        notFoundContent={
          <DictNotice status={parent === null ? 'waiting' : state} message={choices.message} onRetry={choices.retry} />
        }
        popupMatchSelectWidth={choiceListWidth()}
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
