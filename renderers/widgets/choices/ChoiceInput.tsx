import { forwardRef, type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { TextControl } from '../inputs/TextControl.tsx';
import type { EditProps } from '../inputs/widget.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { ChoiceText, type ChoiceTextProps } from './ChoiceText.tsx';
import { ChosenChips, type ChosenChip } from './ChosenChips.tsx';

export interface ShownChoice {
  /** How the value reads; blank where chips show it. */
  readonly text: string;
  /** What the value stands for, drawn over the text where it has a colour; null: nobody knows it, which is marked. Default: the text alone. */
  readonly stored?: ChoiceTextProps['item'];
  /** Drawn over the text, whatever it stands for. Default: by `stored`. */
  readonly face?: ReactNode;
  /** The value in full, where its text does not say all of it. Default: its text. */
  readonly said?: string | undefined;
  /** What a field of several holds. Default: the field holds one. */
  readonly chips?: readonly ChosenChip[];
}

export interface ChoiceInputProps extends ShownChoice {
  readonly field: Pick<EditProps, 'id' | 'column' | 'disabled' | 'required' | 'status' | 'messageId'>;
  /** What is typed; null: nothing, the value is shown. */
  readonly typed: string | null;
  readonly onType: (text: string) => void;
  /** A text of one's own may stand: it is edited where it is, and arrows alone lead to a choice. Default: an open list begins at the value or its first choice, and a letter takes the place of the value. */
  readonly isFree?: boolean;
  /** Takes one of several out. */
  readonly onRemove?: (value: string) => void;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** What an open list tells the input. */
export interface OpenList {
  readonly listId: string;
  /** Default: a list. */
  readonly listRole?: 'tree' | 'dialog';
  /** DOM id of the choice that is highlighted. */
  readonly activeId: string | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

type Marked = SyntheticEvent<HTMLInputElement>;

/** Where nothing is typed the whole value is marked: a letter takes its place. */
function markWhole({ currentTarget }: Marked): void {
  const { selectionStart, selectionEnd, value } = currentTarget;
  if (value !== '' && (selectionStart !== 0 || selectionEnd !== value.length)) currentTarget.select();
}

/** An input of the browser's from the start, so that nothing typed waits for it; the value's colour or mark is drawn over its text. */
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
          // Emptied, it shows the value again.
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

/** One field around its chips and what is typed behind them. */
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
