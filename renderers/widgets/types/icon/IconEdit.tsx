import { AppstoreOutlined } from '@ant-design/icons';
import { useRef, useState, type KeyboardEvent } from 'react';
import { toText } from '../../../kit/formats/formats.ts';
import { PopupButtons } from '../../inputs/PopupButtons.tsx';
import '../../inputs/popup.css';
import { TextControl } from '../../inputs/TextControl.tsx';
import type { EditProps } from '../../inputs/widget.ts';
import { lazyDialog } from '../../../kit/lazy/lazyPart.tsx';
import { usePorts } from '../../../kit/ports/portsContext.ts';
import { useTextDraft } from '../../../kit/keyboard/useTextDraft.ts';
import type { IconDialogProps } from './IconDialog.tsx';
import { IconView, LazyIconFace } from './IconView.tsx';

const LateIconDialog = lazyDialog<IconDialogProps>(() =>
  import('./IconDialog.tsx').then((module) => module.IconDialog),
);

/** An icon by its name: typed, or chosen from all icons. Enter with typed text searches for it. */
export function IconEdit(props: EditProps) {
  const { id, column, value, disabled, onCommit, onLeave } = props;
  const { t } = usePorts();
  const [wanted, setWanted] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const draft = useTextDraft({
    text: toText(value),
    onCommit: (text) => onCommit(text.trim() === '' ? null : text.trim()),
    onLeave,
  });
  if (disabled)
    return (
      <span id={id} tabIndex={-1}>
        <IconView column={column} value={value} />
      </span>
    );
  const onKeyDown = (event: KeyboardEvent): void => {
    const opens = (event.key === 'Enter' && draft.typing) || (event.key === 'ArrowDown' && event.altKey);
    if (event.nativeEvent.isComposing || !opens) {
      draft.handlers.onKeyDown(event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    setWanted(draft.typing ? draft.shown : '');
    draft.drop();
  };
  return (
    <span className="wb-popup wb-icon-field">
      <span className="wb-icon-shown">
        <LazyIconFace name={draft.shown} />
      </span>
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
      <PopupButtons
        title={column.title}
        icon={<AppstoreOutlined aria-hidden />}
        isFilled={column.allowClear !== false && draft.shown !== ''}
        isBusy={false}
        onOpen={() => setWanted('')}
        onClear={() => {
          draft.forget();
          onCommit(null);
          input.current?.focus();
        }}
      />
      {wanted === null ? null : (
        <LateIconDialog
          t={t}
          title={t('icon.open', { title: column.title })}
          chosen={toText(value)}
          wanted={wanted}
          onChoose={(name) => {
            onCommit(name);
            setWanted(null);
          }}
          onClose={() => setWanted(null)}
        />
      )}
    </span>
  );
}
