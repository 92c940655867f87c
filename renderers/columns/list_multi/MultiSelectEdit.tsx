import { Select } from '@formily/antd-v5/esm/select';
import { useState, type ReactNode } from 'react';
import { DictNotice } from '../../dictionaries/DictNotice.tsx';
import { useDictItems } from '../../dictionaries/useDictItems.ts';
import { withStored } from '../../dictionaries/withStored.ts';
import { useInputAria } from '../../inputs/useInputAria.ts';
import type { EditProps } from '../../inputs/widget.ts';
import { choiceOption, choiceText, optionOfChoice } from '../choiceOption.tsx';
import { choiceListHeight, choiceListWidth } from '../choiceList.ts';
import { useSeveralTyping } from './useSeveralTyping.ts';

/** Several of a list, kept as one text. Enter and a click take one in or out, Backspace the last, Delete all, Tab leads on; codes may be typed one after the other. */
export function MultiSelectEdit(props: EditProps) {
  const { id, column, held, parent, disabled, status, onLeave } = props;
  const root = useInputAria(props);
  const choices = useDictItems(column, parent);
  const { items, status: state } = choices;
  const [isOpen, setIsOpen] = useState(false);
  const several = useSeveralTyping(props, choices);
  const { chosen, typed, offered, set } = several;
  const byValue = new Map(items.map((item) => [item.value, item]));
  const shown = held === undefined ? chosen : [held];
  const listed = isOpen ? offered : withStored(items, chosen).filter(({ value }) => chosen.includes(value));
  const labelOf = ({ value }: { readonly value: unknown }): ReactNode => {
    const code = String(value);
    const isUnknown = state === 'ready' && parent === undefined && column.options === undefined && held === undefined;
    const item = byValue.get(code) ?? (isUnknown ? null : undefined);
    return choiceText({ item, code, isComing: state === 'loading' && held === undefined });
  };
  return (
    <div ref={root} className="wb-control" onKeyDownCapture={several.onKeyDownCapture}>
      <Select
        id={id}
        className="wb-control"
        mode="multiple"
        maxTagCount="responsive"
        allowClear={!disabled && column.allowClear !== false}
        value={shown}
        labelRender={labelOf}
        open={isOpen}
        onOpenChange={setIsOpen}
        searchValue={typed}
        onSearch={(text) => {
          // Losing the focus, antd empties the text before it tells of it; taking one leaves what is typed to us.
          if (text !== '' || document.activeElement?.id === id) several.type(text);
        }}
        autoClearSearchValue
        disabled={disabled}
        status={status}
        placeholder={disabled ? '' : column.placeholder}
        options={listed.map(optionOfChoice)}
        optionRender={choiceOption}
        filterOption={false}
        listHeight={choiceListHeight()}
        notFoundContent={
          <DictNotice status={parent === null ? 'waiting' : state} message={choices.message} onRetry={choices.retry} />
        }
        popupMatchSelectWidth={choiceListWidth()}
        onChange={(values: readonly string[]) => set(values.filter((code) => code !== held))}
        onBlur={() => {
          several.leave();
          onLeave();
        }}
      />
    </div>
  );
}
