import { useState, type KeyboardEvent } from 'react';
import type { Value } from '../../../engine/index.ts';
import { ChoiceBox } from '../choices/ChoiceBox.tsx';
import type { ChosenChip } from '../choices/ChosenChips.tsx';
import { useTypedCode } from '../types/sel_search/useTypedCode.ts';
import { DictNotice } from '../../data/dictionaries/DictNotice.tsx';
import { FIELD_SEARCH_DELAY, useDictSearch } from '../../data/dictionaries/useDictSearch.ts';
import { PopupButtons } from '../inputs/PopupButtons.tsx';
import type { EditProps } from '../inputs/widget.ts';
import type { DictItem } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useTyping } from '../../kit/keyboard/useTyping.ts';
import { PickedName, doubtOf } from './PickedName.tsx';
import { storedValue } from './pickedItems.ts';
import './pickers.css';
import { usePickedNames } from './usePickedNames.ts';
import { usePicker } from './usePicker.tsx';

const NONE: readonly DictItem[] = [];

const joined = (values: readonly string[]): Value => (values.length === 0 ? null : values.join(','));

/** Combines typing, lookup and picking into one value of the field. */
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

/**
 * Handles keys: Enter opens the dialog of an empty field, Alt+Down of any; Delete clears, Backspace removes the last of
 * several; all other keys go to the typed text.
 */
function keysOf({ multiple, typed, picker, values }: PickField, props: EditProps) {
  return (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || picker.isOpen) return;
    const isIdle = typed.typed === '' && props.held === undefined;
    const opens =
      (event.key === 'ArrowDown' && event.altKey) || (event.key === 'Enter' && isIdle && values.length === 0);
    const clears = event.key === 'Delete' && isIdle && values.length > 0;
    const takesBack = event.key === 'Backspace' && isIdle && multiple && values.length > 0;
    if (!picker.isMissing && opens && !event.ctrlKey && !event.shiftKey) picker.open();
    else if (clears) props.onCommit(null);
    else if (takesBack) props.onCommit(joined(values.slice(0, -1)));
    else {
      typed.onKeyDownCapture(event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Returns the chips of the stored values; blank texts while they are fetched. */
const chipsOf = ({ names }: PickField): readonly ChosenChip[] =>
  names.map(([value, item]) => ({
    value,
    text: item === undefined ? '' : (item?.text ?? value),
    face: <PickedName named={[value, item]} />,
  }));

const labelOf = ({ value, text }: DictItem): string => (text === value ? text : `${text}（${value}）`);

function PickBox({ field, props }: { readonly field: PickField; readonly props: EditProps }) {
  const { column, held, onCommit, onLeave } = props;
  const { multiple, search, values, typed, look } = field;
  const { t } = usePorts();
  const [isOpen, setOpen] = useState(false);
  const chips = chipsOf(field);
  const [only] = chips;
  const [named] = field.names;
  const isAnswer = search.keyword === typed.typed;
  const isTyping = typed.typed !== '';
  const shown = multiple
    ? { text: '', chips: held === undefined ? chips : [{ value: held, text: held }] }
    : { text: held ?? only?.text ?? '' };
  const isNamed = !multiple && held === undefined && only !== undefined && named !== undefined;
  return (
    <ChoiceBox
      field={{ ...props, column: { ...column, placeholder: column.placeholder || t('picker.placeholder') } }}
      {...shown}
      {...(isNamed && { face: only.face, said: doubtOf(named, t) })}
      typed={isTyping ? typed.typed : null}
      onDrop={() => look('')}
      onType={look}
      items={isAnswer ? search.items : NONE}
      draw={labelOf}
      titleOf={labelOf}
      note={
        <DictNotice
          status={isAnswer || search.status === 'error' ? search.status : 'loading'}
          onRetry={() => search.searchNow(typed.typed)}
        />
      }
      isOpen={isOpen && isTyping}
      onOpen={setOpen}
      isBusy={isTyping && !isAnswer && search.status === 'loading'}
      onEnd={search.more}
      onChoose={typed.choose}
      onRemove={(removed) => onCommit(held === undefined ? joined(values.filter((one) => one !== removed)) : null)}
      onBlur={() => {
        typed.leave();
        onLeave();
      }}
    />
  );
}

/**
 * Field for people, organization or records of another page: found by typing a name, number or pinyin, or picked in a
 * dialog.
 */
export function PickEdit(props: EditProps) {
  const { column, disabled, onCommit } = props;
  const field = usePickField(props);
  const { picker, values, typed } = field;
  return (
    <div className="wb-control wb-popup wb-pick-field" {...(!disabled && { onKeyDownCapture: keysOf(field, props) })}>
      <PickBox field={field} props={props} />
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
