import { useState, type KeyboardEvent } from 'react';
import { isBlank } from '../../../../engine/index.ts';
import { ChoiceBox } from '../../choices/ChoiceBox.tsx';
import { resolveOnBlur, resolveOnKey, type ChoiceLeft } from '../../../data/dictionaries/choiceTyping.ts';
import { DictNotice } from '../../../data/dictionaries/DictNotice.tsx';
import { itemLabel } from '../../../data/dictionaries/itemLabel.ts';
import { useDictItem } from '../../../data/dictionaries/useDictItem.ts';
import { FIELD_SEARCH_DELAY, OFFER_SIZE, useDictSearch } from '../../../data/dictionaries/useDictSearch.ts';
import { listMark } from '../../inputs/listMark.ts';
import type { EditProps } from '../../inputs/widget.ts';
import type { DictItem } from '../../../kit/ports/dictionaryPort.ts';
import { usePorts } from '../../../kit/ports/portsContext.ts';
import { useDraft } from '../../../kit/keyboard/useDraft.ts';
import { useTyping } from '../../../kit/keyboard/useTyping.ts';

const NONE: readonly DictItem[] = [];

/** State of a text input with suggestions, and the result of leaving it. */
function useOffers({ id, column, narrowing, onCommit, onHold }: EditProps) {
  const { dictionaries } = usePorts();
  const search = useDictSearch(column, { dictionaries, delay: FIELD_SEARCH_DELAY, pageSize: OFFER_SIZE, narrowing });
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isFree = column.allowInput === true;
  const isAnswered = search.status === 'ready' && search.keyword === typed;

  const type = (text: string): void => {
    setTyped(text);
    search.search(text);
  };
  const carryOut = (left: ChoiceLeft): void => {
    setTyped(null);
    setIsOpen(false);
    search.forget();
    if (left.kind === 'choose') onCommit(left.item.value, left.item);
    else if (left.kind === 'clear') onCommit(null);
    // Free text is the value; text that must be a choice is looked up in the background and stays marked if there is
    // none (D51). Without a lookup, in a query, the field is cleared (W5.1-29).
    else if (left.kind === 'hold' && isFree) onCommit(left.text);
    else if (left.kind === 'hold' && onHold !== undefined) onHold(left.text);
    else if (left.kind === 'hold') onCommit(null);
  };
  const leave = (): void =>
    carryOut(resolveOnBlur({ typed, marked: null }, { items: search.items, isAnswered, active: -1 }));
  useDraft(typed !== null, leave);
  useTyping(typed, type);
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    const { target, key } = event;
    if (event.nativeEvent.isComposing || !(target instanceof HTMLElement) || target.id !== id || typed === null) return;
    const active = isOpen ? listMark(target) : -1;
    if (key !== 'Enter' && key !== 'Tab') return;
    // Enter on a suggestion reached by arrow key is handled by the list.
    if (key === 'Enter' && active >= 0) return;
    const act = resolveOnKey(event, { typed, marked: null }, { items: search.items, isAnswered, active });
    if (act === undefined || act.kind === 'mark' || act.kind === 'drop') return;
    if (key === 'Enter') event.preventDefault();
    event.stopPropagation();
    carryOut(act);
  };
  return { search, typed, type, isOpen, setIsOpen, isAnswered, carryOut, leave, onKeyDownCapture };
}

/** Text with suggestions from a dictionary: stays as typed, or must be one of the choices (W5.1-29). */
export function AutocompleteEdit(props: EditProps) {
  const { column, value, held, onCommit, onLeave } = props;
  const offers = useOffers(props);
  const { search, typed, isOpen, isAnswered } = offers;
  const stored = useDictItem(column.dictCode, value);
  const code = isBlank(value) ? '' : String(value);
  const text = held ?? (stored.isComing ? '' : (stored.item?.text ?? code));
  return (
    <div className="wb-control" onKeyDownCapture={offers.onKeyDownCapture}>
      <ChoiceBox
        field={props}
        text={text}
        typed={typed}
        onType={offers.type}
        onDrop={() => offers.carryOut({ kind: 'keep' })}
        items={isAnswered ? search.items : NONE}
        draw={itemLabel}
        titleOf={itemLabel}
        note={
          <DictNotice
            status={isAnswered || search.status === 'error' ? search.status : 'loading'}
            message={search.message}
            onRetry={() => search.searchNow(typed ?? '')}
          />
        }
        isOpen={isOpen && typed !== null}
        onOpen={offers.setIsOpen}
        isFree
        onEnd={search.more}
        onChoose={(item) => offers.carryOut({ kind: 'choose', item })}
        onClear={() => {
          offers.carryOut({ kind: 'keep' });
          onCommit(null);
        }}
        onBlur={() => {
          if (typed !== null) offers.leave();
          onLeave();
        }}
      />
    </div>
  );
}
