import { ClockCircleOutlined } from '@ant-design/icons';
import { useRef, useState, type KeyboardEvent } from 'react';
import { LazyCronDialog } from '../../cron/lazyCronDialog.tsx';
import { cronKey, keptCron } from '../../cron/cronTyping.ts';
import { toText } from '../../../kit/formats/formats.ts';
import { PopupButtons } from '../../inputs/PopupButtons.tsx';
import { TextControl } from '../../inputs/TextControl.tsx';
import '../../inputs/popup.css';
import type { EditProps } from '../../inputs/widget.ts';
import { usePorts } from '../../../kit/ports/portsContext.ts';
import { useTextDraft } from '../../../kit/keyboard/useTextDraft.ts';

/**
 * Schedule of a job: typed, or composed in a dialog. An invalid expression stays as typed, and its check names the
 * field.
 */
export function CronEdit(props: EditProps) {
  const { column, value, disabled, onCommit, onType, onLeave } = props;
  const { t } = usePorts();
  const input = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const draft = useTextDraft({
    text: toText(value),
    onCommit: (typed) => onCommit(keptCron(typed)),
    onType: onType && ((typed) => onType(keptCron(typed))),
    onLeave,
  });
  const open = (): void => {
    // Passes typed text to the dialog; it is not a draft of the field while the dialog is open.
    setOpened(draft.shown);
    draft.forget();
  };
  const put = (expression: string | null): void => {
    draft.forget();
    onCommit(expression);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isOpening = !event.nativeEvent.isComposing && !disabled && cronKey(event) === 'open';
    if (!isOpening) return draft.handlers.onKeyDown(event);
    event.preventDefault();
    event.stopPropagation();
    open();
  };
  return (
    <span className="wb-popup">
      <TextControl
        ref={input}
        frame={props}
        aria-haspopup="dialog"
        aria-keyshortcuts="Alt+ArrowDown"
        value={draft.shown}
        onChange={(event) => draft.change(event.target.value)}
        {...draft.handlers}
        onKeyDown={onKeyDown}
      />
      {disabled ? null : (
        <PopupButtons
          title={column.title}
          icon={<ClockCircleOutlined aria-hidden />}
          isFilled={column.allowClear !== false && draft.shown !== ''}
          isBusy={false}
          onOpen={open}
          onClear={() => {
            put(null);
            input.current?.focus();
          }}
        />
      )}
      {opened === null ? null : (
        <LazyCronDialog
          t={t}
          column={column}
          value={opened}
          onOk={put}
          onClose={() => {
            setOpened(null);
            input.current?.focus();
          }}
        />
      )}
    </span>
  );
}
