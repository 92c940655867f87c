import { forwardRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import { TextControl } from '../inputs/TextControl.tsx';
import type { EditProps } from '../inputs/widget.ts';
import { usePorts } from '../ports/portsContext.ts';
import { ChoiceText, type ChoiceTextProps } from './ChoiceText.tsx';

export interface ShownChoice {
  /** How the value reads. */
  readonly text: string;
  /** What the value stands for, drawn over the text where it has a colour; null: nobody knows it, which is marked. Default: the text alone. */
  readonly stored?: ChoiceTextProps['item'];
}

export interface ChoiceInputProps extends ShownChoice {
  readonly field: Pick<EditProps, 'id' | 'column' | 'disabled' | 'required' | 'status' | 'messageId'>;
  /** What is typed; null: nothing, the value is shown. */
  readonly typed: string | null;
  readonly onType: (text: string) => void;
  /** A text of one's own may stand: it is edited where it is, and arrows alone lead to a choice. Default: an open list begins at the value or its first choice, and a letter takes the place of the value. */
  readonly isFree?: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** What an open list tells the input. */
interface OpenList {
  readonly listId: string;
  /** DOM id of the choice that is highlighted. */
  readonly activeId: string | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: () => void;
}

type Marked = SyntheticEvent<HTMLInputElement>;

/** Where nothing is typed the whole value is marked: a letter takes its place. */
function markWhole({ currentTarget }: Marked): void {
  const { selectionStart, selectionEnd, value } = currentTarget;
  if (value !== '' && (selectionStart !== 0 || selectionEnd !== value.length)) currentTarget.select();
}

/** An input of the browser's from the start, so that nothing typed waits for it; the value's colour or mark is drawn over its text. */
export const ChoiceInput = forwardRef<HTMLInputElement, ChoiceInputProps & OpenList>(function ChoiceInput(props, ref) {
  const { field, text, stored, typed, isOpen, isFree = false, onOpen, listId } = props;
  const { t } = usePorts();
  const isUnknown = stored === null && text !== '';
  const isFaced = typed === null && (isUnknown || stored?.color !== undefined);
  const said = isUnknown ? t('picker.missing', { name: text }) : text;
  return (
    <>
      <TextControl
        ref={ref}
        frame={field}
        className={isFaced ? 'wb-choice-faced' : ''}
        role="combobox"
        aria-haspopup="listbox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={props.activeId}
        data-typed={typed !== null}
        title={typed === null ? said : undefined}
        value={typed ?? text}
        onChange={({ currentTarget }) => {
          props.onType(currentTarget.value);
          onOpen(true);
          // Emptied, it shows the value again.
          if (currentTarget.value === '' && !isFree) queueMicrotask(() => currentTarget.select());
        }}
        onFocus={(event) => typed === null && markWhole(event)}
        onSelect={(event) => typed === null && !isFree && markWhole(event)}
        onMouseDown={({ button }) => button === 0 && onOpen(!isOpen || typed !== null)}
        onKeyDown={props.onKeyDown}
        onBlur={props.onBlur}
      />
      {isFaced ? (
        <span className="wb-choice-face" aria-hidden>
          <ChoiceText item={stored} code={text} />
        </span>
      ) : null}
    </>
  );
});
