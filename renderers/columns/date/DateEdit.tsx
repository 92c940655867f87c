import { CalendarOutlined } from '@ant-design/icons';
import dayjs from 'dayjs';
import { useRef, useState, type KeyboardEvent } from 'react';
import { DATE_FORMAT } from '../../../engine/index.ts';
import { TextControl } from '../../inputs/TextControl.tsx';
import { useTextDraft } from '../../typing/useTextDraft.ts';
import { toText } from '../../formats/formats.ts';
import { LateMomentPanel } from '../../moments/lateMomentPanel.tsx';
import { readTypedMoment, type TypedMoment } from '../../moments/typedMoment.ts';
import { PopupButtons } from '../../inputs/PopupButtons.tsx';
import '../../inputs/popup.css';
import { usePorts } from '../../ports/portsContext.ts';
import type { EditProps } from '../../inputs/widget.ts';
import { steppedDay } from './calendarKeys.ts';

const readDay = (typed: string): TypedMoment => readTypedMoment('date', typed);

const opens = ({ altKey, key }: KeyboardEvent): boolean => altKey && key === 'ArrowDown';
const isToday = ({ ctrlKey, key }: KeyboardEvent): boolean => ctrlKey && key === ';';

/** What is typed into the field and what is picked for it, as one value of the field. */
function useDateField({ column, value, disabled, onCommit, onType, onLeave }: EditProps) {
  const [isOpen, setIsOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const text = toText(value);
  const draft = useTextDraft({
    text,
    onCommit: (typed) => {
      const { kept } = readDay(typed);
      if (toText(kept) !== text) onCommit(kept);
    },
    onType:
      onType &&
      ((typed) => {
        const { kept, isReadable } = readDay(typed);
        if (isReadable) onType(kept);
      }),
    onLeave,
  });
  const set = (day: string | null): void => {
    setIsOpen(false);
    draft.forget();
    onCommit(day);
  };
  const { moment: day, isReadable } = readDay(draft.shown);
  const stepTo = (key: string): string | undefined => (isOpen && isReadable ? steppedDay(day, key) : undefined);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || disabled) return;
    const stepped = stepTo(event.key);
    if (opens(event)) setIsOpen(true);
    else if (isToday(event)) set(dayjs().format(DATE_FORMAT));
    else if (stepped !== undefined) draft.change(stepped);
    else {
      // Enter and Esc are the calendar's own while it is open.
      const closes = isOpen && (event.key === 'Enter' || event.key === 'Escape');
      if (!closes || event.key === 'Enter') draft.handlers.onKeyDown(event);
      if (!closes) return;
      setIsOpen(false);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const openIt = (): void => {
    input.current?.focus();
    setIsOpen(!isOpen);
  };
  return {
    input,
    draft,
    day,
    isOpen,
    set,
    openIt,
    isFilled: column.allowClear !== false && draft.shown !== '',
    handlers: {
      ...draft.handlers,
      onKeyDown,
      onBlur: () => {
        setIsOpen(false);
        draft.handlers.onBlur();
      },
    },
  };
}

/**
 * A day, typed in any usual way or picked, stored as `YYYY-MM-DD`. What is no day stays as it was typed, marked, and is
 * not saved (D51). Ctrl+; is today, as in spreadsheets.
 */
export function DateEdit(props: EditProps) {
  const { column, disabled } = props;
  const { t } = usePorts();
  const { input, draft, day, isOpen, set, openIt, isFilled, handlers } = useDateField(props);
  return (
    <span className="wb-popup">
      <TextControl
        ref={input}
        frame={props}
        aria-haspopup="dialog"
        aria-keyshortcuts="Alt+ArrowDown"
        value={draft.shown}
        onChange={(event) => draft.change(event.target.value)}
        {...handlers}
      />
      {disabled ? null : (
        <PopupButtons
          title={column.title}
          icon={<CalendarOutlined aria-hidden />}
          isFilled={isFilled}
          isBusy={false}
          onOpen={openIt}
          onClear={() => {
            set(null);
            input.current?.focus();
          }}
        />
      )}
      {isOpen ? <LateMomentPanel t={t} type="date" value={day} onPoint={draft.change} onPick={set} /> : null}
    </span>
  );
}
