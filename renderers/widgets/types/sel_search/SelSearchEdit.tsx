import { useState, type KeyboardEvent } from 'react';
import { isBlank, type CompiledColumn } from '../../../../engine/index.ts';
import { ChoiceBox } from '../../choices/ChoiceBox.tsx';
import { CHOICE_HEIGHT } from '../../choices/ChoiceRows.tsx';
import { DictNotice } from '../../../data/dictionaries/DictNotice.tsx';
import { itemLabel } from '../../../data/dictionaries/itemLabel.ts';
import { useDictItem } from '../../../data/dictionaries/useDictItem.ts';
import { FIELD_SEARCH_DELAY, SCROLL_SIZE, useDictSearch } from '../../../data/dictionaries/useDictSearch.ts';
import { isEmptying } from '../../inputs/isEmptying.ts';
import { useTyping } from '../../../kit/keyboard/useTyping.ts';
import { usePorts } from '../../../kit/ports/portsContext.ts';
import type { EditProps } from '../../inputs/widget.ts';
import type { DictItem } from '../../../kit/ports/ports.ts';
import { CustomsHead, CustomsParts } from './CustomsParts.tsx';
import { useTypedCode } from './useTypedCode.ts';

interface SearchedEditProps extends EditProps {
  /** How many matches are asked for at a time. Default: as many as a search shows. */
  readonly pageSize?: number;
}

const NONE: readonly DictItem[] = [];
/** Pixels: of a list whose texts have four parts. */
const PARTS_WIDTH = 600;

/** The same over a list of thousands that comes as it is scrolled (W9-2). */
export const ScrolledSearchEdit = (props: EditProps) => <SelSearchEdit {...props} pageSize={SCROLL_SIZE} />;

/** How the stored code reads: blank until its text is there; `stored` is null where its dictionary does not know it. */
function useStored(column: CompiledColumn, code: string | null): { readonly text: string; readonly stored?: null } {
  const option = column.options?.find(({ value }) => value === code);
  const { item, isComing } = useDictItem(option === undefined ? column.dictCode : undefined, code);
  if (isComing || code === null) return { text: '' };
  if (item === null && column.traits.isChosen === true && column.allowInput !== true)
    return { text: code, stored: null };
  return { text: itemLabel(option ?? item ?? { value: code, text: '' }) };
}

/** What is typed, what it finds, and what a key does with it. */
function useSearchedField({ column, narrowing, onCommit, onHold, pageSize }: SearchedEditProps, close: () => void) {
  const { dictionaries } = usePorts();
  const search = useDictSearch(column, { dictionaries, delay: FIELD_SEARCH_DELAY, pageSize, narrowing });
  const typed = useTypedCode({ column, search, onChoose: (item) => onCommit(item.value, item), onHold });
  const look = (text: string): void => {
    typed.type(text);
    search.search(text);
  };
  useTyping(typed.typed === '' ? null : typed.typed, look);
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    if (isEmptying(event, typed.typed, column)) {
      event.preventDefault();
      onCommit(null);
    } else typed.onKeyDownCapture(event);
    // What was typed is taken: the list has done.
    if (event.isPropagationStopped()) close();
  };
  return { search, typed, look, onKeyDownCapture };
}

/** Below this width of the window the four parts of an enterprise stand on two lines. */
const NARROW = 520;

/** The list of enterprises, whose texts have four parts. */
const inParts = () => ({
  draw: ({ text }: DictItem) => <CustomsParts text={text} />,
  titleOf: ({ text }: DictItem) => text,
  head: <CustomsHead />,
  width: PARTS_WIDTH,
  rowHeight: window.innerWidth < NARROW ? 2 * CHOICE_HEIGHT : CHOICE_HEIGHT,
});

/** A code out of thousands: searched where it lives, by code, text, English or pinyin, shown as `code - text`. */
export function SelSearchEdit(props: SearchedEditProps) {
  const { column, value, held, onCommit, onLeave } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { search, typed, look, onKeyDownCapture } = useSearchedField(props, () => setIsOpen(false));
  const code = isBlank(value) ? null : String(value);
  const shown = useStored(column, code);
  // What stands in place of the value is chosen from.
  const wanted = typed.typed === '' ? (held ?? '') : typed.typed;
  const isAsked = search.status === 'loading' || search.status === 'idle' || search.keyword !== wanted;
  const open = (next: boolean): void => {
    setIsOpen(next);
    if (!next || isOpen) return;
    if (held === undefined || typed.typed !== '') search.open();
    else search.searchNow(held);
  };
  return (
    <div className="wb-control" onKeyDownCapture={onKeyDownCapture}>
      <ChoiceBox
        field={props}
        {...(held === undefined ? shown : { text: held })}
        typed={typed.typed === '' ? null : typed.typed}
        onDrop={() => look('')}
        onType={look}
        items={isAsked && search.keyword !== wanted ? NONE : search.items}
        draw={itemLabel}
        titleOf={itemLabel}
        {...(column.look === 'customs' && inParts())}
        note={
          <DictNotice
            status={isAsked && search.status !== 'error' ? 'loading' : search.status}
            message={search.message}
            onRetry={() => search.searchNow(typed.typed)}
          />
        }
        isOpen={isOpen}
        onOpen={open}
        isBusy={isAsked && typed.typed !== ''}
        onEnd={search.more}
        onChoose={typed.choose}
        onClear={() => onCommit(null)}
        onBlur={() => {
          typed.leave();
          onLeave();
        }}
      />
    </div>
  );
}
