import { Select } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import { present } from '../../engine/index.ts';
import { useTypedCode } from '../columns/sel_search/useTypedCode.ts';
import { DictNotice } from '../dictionaries/DictNotice.tsx';
import { FIELD_SEARCH_DELAY, useDictSearch } from '../dictionaries/useDictSearch.ts';
import { PopupButtons } from '../inputs/PopupButtons.tsx';
import { isOfComposition } from '../inputs/isOfComposition.ts';
import { useInputAria } from '../inputs/useInputAria.ts';
import type { EditProps } from '../inputs/widget.ts';
import type { DictItem } from '../ports/ports.ts';
import { usePorts } from '../ports/portsContext.ts';
import { useTyping } from '../typing/useTyping.ts';
import { PickedName } from './PickedName.tsx';
import { storedValue } from './pickedItems.ts';
import './pickers.css';
import { usePickedNames, type NamedValue } from './usePickedNames.ts';
import { usePicker } from './usePicker.tsx';

/** What is typed, found and picked, as one value of the field. */
function usePickField(props: EditProps) {
  const { column, value, onCommit, onHold } = props;
  const { dictionaries } = usePorts();
  const multiple = column.multiple === true;
  const search = useDictSearch(column, { dictionaries, delay: FIELD_SEARCH_DELAY });
  const names = usePickedNames(column, value);
  const values = names.map(([one]) => one);
  const pick = (items: readonly DictItem[]): void => onCommit(storedValue(items), multiple ? undefined : items[0]);
  const add = (item: DictItem): void =>
    multiple ? onCommit([...new Set([...values, item.value])].join(',')) : onCommit(item.value, item);
  const typed = useTypedCode({
    column,
    search,
    onChoose: add,
    onHold: onHold && ((text) => onHold(multiple ? [...values, text].join(',') : text)),
  });
  const look = (text: string): void => {
    typed.type(text);
    search.search(text);
  };
  useTyping(typed.typed === '' ? null : typed.typed, look);
  const picker = usePicker({ column, value, onPick: pick });
  return { multiple, search, names, values, typed, look, picker };
}

type PickField = ReturnType<typeof usePickField>;

/** Enter opens an empty field, Alt+Down any; Delete clears; all else is of what is typed. */
function keysOf({ typed, picker, values }: PickField, props: EditProps) {
  return (event: KeyboardEvent): void => {
    if (isOfComposition(event) || picker.isOpen) return;
    const isIdle = typed.typed === '' && props.held === undefined;
    const opens =
      (event.key === 'ArrowDown' && event.altKey) || (event.key === 'Enter' && isIdle && values.length === 0);
    const clears = event.key === 'Delete' && isIdle && values.length > 0;
    if (!picker.isMissing && opens && !event.ctrlKey && !event.shiftKey) picker.open();
    else if (clears) props.onCommit(null);
    else {
      typed.onKeyDownCapture(event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
}

/** For antd, which asks for what is drawn rather than for a component. */
const nameOf = (named: NamedValue): ReactNode => <PickedName named={named} />;

function PickSelect({ field, props }: { readonly field: PickField; readonly props: EditProps }) {
  const { id, column, held, disabled, status, onCommit, onLeave } = props;
  const { multiple, search, names, values, typed, look } = field;
  const { t } = usePorts();
  const named = new Map(names);
  const isAnswer = search.keyword === typed.typed;
  const shown = held === undefined ? values : [held];
  return (
    <Select<string | string[] | null>
      id={id}
      className="wb-control"
      {...present({ mode: multiple ? ('multiple' as const) : undefined })}
      showSearch
      allowClear={false}
      filterOption={false}
      suffixIcon={null}
      open={typed.typed !== ''}
      value={multiple ? [...shown] : (shown[0] ?? null)}
      labelRender={({ value: one }) => held ?? nameOf([String(one), named.get(String(one))])}
      searchValue={typed.typed}
      disabled={disabled}
      status={status}
      placeholder={disabled ? '' : column.placeholder || t('picker.placeholder')}
      options={
        isAnswer
          ? search.items.map((item) => ({
              value: item.value,
              label: item.text === item.value ? item.text : `${item.text}（${item.value}）`,
              disabled: item.disabled === true,
            }))
          : []
      }
      notFoundContent={
        <DictNotice
          status={isAnswer || search.status === 'error' ? search.status : 'loading'}
          onRetry={() => search.searchNow(typed.typed)}
        />
      }
      popupMatchSelectWidth={false}
      onSearch={look}
      onSelect={(chosen) => {
        const item = search.items.find(({ value }) => value === String(chosen));
        if (item !== undefined) typed.choose(item);
      }}
      onDeselect={(removed) => {
        const rest = values.filter((one) => one !== String(removed));
        onCommit(rest.length === 0 ? null : rest.join(','));
      }}
      onBlur={() => {
        typed.leave();
        onLeave();
      }}
    />
  );
}

/** People, organisation or records of another page: found by typing a name, number or pinyin, or picked in a dialog. */
export function PickEdit(props: EditProps) {
  const { column, disabled, onCommit } = props;
  const field = usePickField(props);
  const root = useInputAria(props);
  const { picker, values, typed } = field;
  return (
    <div
      ref={root}
      className="wb-control wb-popup wb-pick-field"
      {...(!disabled && { onKeyDownCapture: keysOf(field, props) })}
    >
      <PickSelect field={field} props={props} />
      {!picker.isMissing && !disabled && (
        <PopupButtons
          title={column.title}
          isFilled={column.allowClear !== false && values.length > 0 && typed.typed === ''}
          isBusy={false}
          onOpen={picker.open}
          onClear={() => onCommit(null)}
        />
      )}
      {picker.dialog}
    </div>
  );
}
