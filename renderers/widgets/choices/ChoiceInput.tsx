import { forwardRef, type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { TextControl } from '../inputs/TextControl.tsx';
import type { EditProps } from '../inputs/widget.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { ChoiceText, type ChoiceTextProps } from './ChoiceText.tsx';
import { ChosenChips, type ChosenChip } from './ChosenChips.tsx';

export interface ShownChoice {
  /** Display text of the value; blank when chips show it. */
  readonly text: string;
  /**
   * Item of the value, rendered over the text if it has a color; null: unknown, which is marked. Default: only the
   * text.
   */
  readonly stored?: ChoiceTextProps['item'];
  /** Rendered over the text in any case. Default: by `stored`. */
  readonly face?: ReactNode;
  /** Full text of the value, if its display text is shortened. Default: its text. */
  readonly said?: string | undefined;
  /** Values of a field for several. Default: the field holds one. */
  readonly chips?: readonly ChosenChip[];
}

export interface ChoiceInputProps extends ShownChoice {
  readonly field: Pick<EditProps, 'id' | 'column' | 'disabled' | 'required' | 'status' | 'messageId'>;
  /** Typed text; null: nothing is typed and the value is shown. */
  readonly typed: string | null;
  readonly onType: (text: string) => void;
  /**
   * Free text is allowed: the text is edited in place, and only arrow keys move to a choice. Default: an open list
   * starts at the value or its first choice, and a letter replaces the value.
   */
  readonly isFree?: boolean;
  /** Removes one of several values. */
  readonly onRemove?: (value: string) => void;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** State of an open list for the input. */
export interface OpenList {
  readonly listId: string;
  /** Default: `listbox`. */
  readonly listRole?: 'tree' | 'dialog';
  /** DOM id of the highlighted choice. */
  readonly activeId: string | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

type Marked = SyntheticEvent<HTMLInputElement>;

/** Selects the whole value when nothing is typed, so that a letter replaces it. */
function markWhole({ currentTarget }: Marked): void {
  const { selectionStart, selectionEnd, value } = currentTarget;
  if (value !== '' && (selectionStart !== 0 || selectionEnd !== value.length)) currentTarget.select();
}

/** A native input from the start, so that typing never waits; the value's color or mark is rendered over its text. */
export const ChoiceInput = forwardRef<HTMLInputElement, ChoiceInputProps & OpenList & { readonly onBlur: () => void }>(
  function ChoiceInput(props, ref) {
    const { field, text, stored, face, chips, typed, isOpen, isFree = false, onOpen, listId, listRole } = props;
    const { t } = usePorts();
    const isUnknown = stored === null && text !== '';
    const isFaced = typed === null && text !== '' && (face !== undefined || isUnknown || stored?.color !== undefined);
    const said = props.said ?? (isUnknown ? t('picker.missing', { name: text }) : text);
    const hasChips = chips !== undefined && chips.length > 0;
    const chipsId = `${field.id}_chosen`;
    const input = (
      <TextControl
        ref={ref}
        frame={field}
        className={isFaced ? 'wb-choice-faced' : ''}
        role="combobox"
        aria-haspopup={listRole ?? 'listbox'}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={props.activeId}
        data-typed={typed !== null}
        title={typed === null && !hasChips ? said : undefined}
        value={typed ?? text}
        {...(hasChips && {
          placeholder: '',
          'aria-describedby': field.messageId === undefined ? chipsId : `${chipsId} ${field.messageId}`,
        })}
        onChange={({ currentTarget }) => {
          props.onType(currentTarget.value);
          onOpen(true);
          // When emptied, the input shows the value again.
          if (currentTarget.value === '' && !isFree) queueMicrotask(() => currentTarget.select());
        }}
        onFocus={(event) => typed === null && markWhole(event)}
        onSelect={(event) => typed === null && !isFree && markWhole(event)}
        onMouseDown={({ button }) => button === 0 && onOpen(!isOpen || typed !== null)}
        onKeyDown={props.onKeyDown}
        onBlur={props.onBlur}
      />
    );
    if (chips !== undefined)
      return (
        <ChosenFrame field={field} onOpen={() => onOpen(true)}>
          <ChosenChips id={chipsId} chips={chips} onRemove={field.disabled ? undefined : props.onRemove} />
          {input}
        </ChosenFrame>
      );
    return (
      <>
        {input}
        {isFaced ? (
          <span className="wb-choice-face" aria-hidden>
            {face ?? <ChoiceText item={stored} code={text} />}
          </span>
        ) : null}
      </>
    );
  },
);

interface ChosenFrameProps extends Pick<ChoiceInputProps, 'field'> {
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** Frame around the chips and the input after them. */
function ChosenFrame({ field: { id, status, disabled }, onOpen, children }: ChosenFrameProps) {
  const toInput = (event: MouseEvent): void => {
    const { target, button } = event;
    if (disabled || button !== 0 || !(target instanceof Element) || target.closest('input, button') !== null) return;
    event.preventDefault();
    document.getElementById(id)?.focus();
    onOpen();
  };
  return (
    <span className="wb-input wb-chosen" data-status={status} onMouseDown={toInput}>
      {children}
    </span>
  );
}
