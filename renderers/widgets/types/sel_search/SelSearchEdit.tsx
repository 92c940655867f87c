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
  /** Number of matches per request. Default: that of a search. */
  readonly pageSize?: number;
}

const NONE: readonly DictItem[] = [];
/** Pixels: width of a list with four-part texts. */
const PARTS_WIDTH = 600;

/** The same for a list of thousands that is loaded while scrolling (W9-2). */
export const ScrolledSearchEdit = (props: EditProps) => <SelSearchEdit {...props} pageSize={SCROLL_SIZE} />;

/**
 * Returns the text of the stored code: blank until it is loaded; `stored` is null when the dictionary does not contain
 * the code.
 */
function useStored(column: CompiledColumn, code: string | null): { readonly text: string; readonly stored?: null } {
  const option = column.options?.find(({ value }) => value === code);
  const { item, isComing } = useDictItem(option === undefined ? column.dictCode : undefined, code);
  if (isComing || code === null) return { text: '' };
  if (item === null && column.traits.isChosen === true && column.allowInput !== true)
    return { text: code, stored: null };
  return { text: itemLabel(option ?? item ?? { value: code, text: '' }) };
}

/** Combines typing, search and key handling. */
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
    // The typed text was taken: closes the list.
    if (event.isPropagationStopped()) close();
  };
  return { search, typed, look, onKeyDownCapture };
}

/** Below this window width, in pixels, the four parts of an enterprise take two lines. */
const NARROW = 520;

/** List props for enterprises with four-part texts. */
const inParts = () => ({
  draw: ({ text }: DictItem) => <CustomsParts text={text} />,
  titleOf: ({ text }: DictItem) => text,
  head: <CustomsHead />,
  width: PARTS_WIDTH,
  rowHeight: window.innerWidth < NARROW ? 2 * CHOICE_HEIGHT : CHOICE_HEIGHT,
});

/** A code out of thousands: searched on the server by code, text, English name or pinyin, shown as `code - text`. */
export function SelSearchEdit(props: SearchedEditProps) {
  const { column, value, held, onCommit, onLeave } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { search, typed, look, onKeyDownCapture } = useSearchedField(props, () => setIsOpen(false));
  const code = isBlank(value) ? null : String(value);
  const shown = useStored(column, code);
  // A held text in place of the value is used as the search text.
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
