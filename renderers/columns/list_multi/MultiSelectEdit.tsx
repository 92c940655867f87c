import { Select } from '@formily/antd-v5/esm/select';
import { useState, type ReactNode } from 'react';
import { DictNotice } from '../../dictionaries/DictNotice.tsx';
import { useDictItems } from '../../dictionaries/useDictItems.ts';
import { withStored } from '../../dictionaries/withStored.ts';
import { useInputAria } from '../../inputs/useInputAria.ts';
import type { EditProps } from '../../inputs/widget.ts';
import { CHOICE_HEIGHT, SHOWN_CHOICES } from '../../choices/ChoiceRows.tsx';
import { ChoiceText, type ChoiceTextProps } from '../../choices/ChoiceText.tsx';
import type { DictItem } from '../../ports/ports.ts';
import { useSeveralTyping } from './useSeveralTyping.ts';

/** What a list leaves free of a low window, on either side of its field. */
const LEAST_ROOM = 0.45;

/** How high the list opens: as many choices as are shown at once, as far as the window has room for them. */
const listHeight = (): number =>
  Math.max(CHOICE_HEIGHT * 4, Math.min(SHOWN_CHOICES * CHOICE_HEIGHT, Math.floor(window.innerHeight * LEAST_ROOM)));

/** What a list leaves free at the sides of a narrow window. */
const SIDES = 16;
const LIST_WIDTH = 360;

/** How wide the list opens. A number: without one antd draws every choice, thousands of them. */
const listWidth = (): number => Math.min(LIST_WIDTH, window.innerWidth - SIDES);

/** A choice as antd's lists take it. */
const optionOfChoice = (item: DictItem) => ({
  value: item.value,
  label: item.text,
  title: item.text,
  disabled: item.disabled === true,
  item,
});

/** For antd, which asks for what is drawn rather than for a component. */
const choiceText = (props: ChoiceTextProps): ReactNode => <ChoiceText {...props} />;

/** How such a choice reads in the list. */
const choiceOption = ({ data: { item } }: { readonly data: { readonly item: DictItem } }): ReactNode =>
  choiceText({ item, code: item.value });

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
        listHeight={listHeight()}
        notFoundContent={
          <DictNotice status={parent === null ? 'waiting' : state} message={choices.message} onRetry={choices.retry} />
        }
        popupMatchSelectWidth={listWidth()}
        onChange={(values: readonly string[]) => set(values.filter((code) => code !== held))}
        onBlur={() => {
          several.leave();
          onLeave();
        }}
      />
    </div>
  );
}
