import { CalendarOutlined, ClockCircleOutlined } from '@ant-design/icons';
import { useRef, useState, type KeyboardEvent } from 'react';
import { TextControl } from '../../inputs/TextControl.tsx';
import { useTextDraft } from '../../../kit/keyboard/useTextDraft.ts';
import { toText } from '../../../kit/formats/formats.ts';
import { LazyMomentPanel } from '../../moments/lazyMomentPanel.tsx';
import {
  leftMoment,
  pressedMoment,
  shownMoment,
  type MomentAct,
  type MomentInput,
} from '../../moments/momentTyping.ts';
import { momentText } from '../../moments/typedMoment.ts';
import { MomentRead } from '../../moments/MomentRead.tsx';
import { momentPlaceholder, momentTypeOf } from '../../moments/momentTypes.ts';
import { PopupButtons } from '../../inputs/PopupButtons.tsx';
import '../../inputs/popup.css';
import { usePorts } from '../../../kit/ports/portsContext.ts';
import type { EditProps } from '../../inputs/widget.ts';

/** Combines typing and picking into one value of the field. */
function useMomentField({ column, value, disabled, onCommit, onType, onLeave }: EditProps) {
  const [isOpen, setIsOpen] = useState(false);
  const field: MomentInput = { type: momentTypeOf(column) ?? 'date', held: toText(value), mayClear: column.allowClear };
  const draft = useTextDraft({
    text: momentText(field.held),
    onCommit: (typed) => carryOut(leftMoment({ typed, isOpen }, field)),
    onType:
      onType &&
      ((typed) => {
        const { kept, isReadable } = shownMoment({ typed, isOpen }, field);
        if (isReadable) onType(kept);
      }),
    onLeave,
  });
  const typing = { typed: draft.typing ? draft.shown : null, isOpen };

  const carryOut = (act: MomentAct): void => {
    if (act.kind === 'type') return draft.change(act.text);
    setIsOpen(act.kind === 'open');
    if (act.kind === 'drop') draft.drop();
    if (act.kind === 'set' || act.kind === 'keep') draft.forget();
    if (act.kind === 'set') onCommit(act.value);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = event.nativeEvent.isComposing || disabled ? undefined : pressedMoment(event, typing, field);
    if (act === undefined) return;
    carryOut(act);
    if ('passes' in act) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onBlur = (): void => {
    setIsOpen(false);
    draft.handlers.onBlur();
  };
  return {
    ...shownMoment(typing, field),
    type: field.type,
    isOpen,
    carryOut,
    handlers: { ...draft.handlers, onKeyDown, onBlur },
  };
}

/**
 * A moment, a range, a month or a weekday, typed in any common format or picked, and stored in one format. Text that
 * cannot be parsed stays as typed, is marked, and is not saved (D51).
 */
export function MomentEdit(props: EditProps) {
  const { column, disabled } = props;
  const { t } = usePorts();
  const input = useRef<HTMLInputElement>(null);
  const { text, moment, readAs, type, isOpen, carryOut, handlers } = useMomentField(props);
  const change = (typed: string): void => carryOut({ kind: 'type', text: typed });
  return (
    <span className="wb-popup">
      <TextControl
        ref={input}
        frame={
          column.placeholder === '' ? { ...props, column: { ...column, placeholder: momentPlaceholder(type) } } : props
        }
        aria-haspopup="dialog"
        aria-keyshortcuts="Alt+ArrowDown"
        value={text}
        onChange={(event) => change(event.target.value)}
        {...handlers}
      />
      <MomentRead text={readAs} />
      {disabled ? null : (
        <PopupButtons
          title={column.title}
          icon={type.startsWith('time') ? <ClockCircleOutlined aria-hidden /> : <CalendarOutlined aria-hidden />}
          isFilled={column.allowClear !== false && text !== ''}
          isBusy={false}
          onOpen={() => {
            input.current?.focus();
            carryOut({ kind: isOpen ? 'close' : 'open' });
          }}
          onClear={() => {
            carryOut({ kind: 'set', value: null });
            input.current?.focus();
          }}
        />
      )}
      {isOpen ? (
        <LazyMomentPanel
          t={t}
          type={type}
          value={moment}
          language={column.language}
          onPoint={change}
          onPick={(picked) => carryOut({ kind: 'set', value: picked })}
        />
      ) : null}
    </span>
  );
}
