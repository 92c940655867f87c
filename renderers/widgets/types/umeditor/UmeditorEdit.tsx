import { toText } from '../../../kit/formats/formats.ts';
import { SafeHtml } from '../../inputs/SafeHtml.tsx';
import type { EditProps } from '../../inputs/widget.ts';
import { LazyFailure } from '../../../kit/lazy/LazyFailure.tsx';
import { lazyComponent } from '../../../kit/lazy/lazyComponent.ts';
import { usePorts } from '../../../kit/ports/portsContext.ts';
import { useTextDraft } from '../../../kit/keyboard/useTextDraft.ts';
import type { RichEditorProps } from './RichEditor.tsx';
import './umeditor.css';

const failed = ({ t }: Pick<RichEditorProps, 't'>, retry: () => void) => <LazyFailure t={t} onRetry={retry} />;

const LateRichEditor = lazyComponent<RichEditorProps>(
  () => import('./RichEditor.tsx').then((module) => module.RichEditor),
  {
    // Read-only until the editor is loaded.
    waiting: ({ t, html, height }) => (
      <div className="wb-rich-editor" style={{ height }} aria-busy>
        <SafeHtml html={html} renderFailed={(retry) => failed({ t }, retry)} />
      </div>
    ),
    failed,
  },
);

/** Rich text, stored as HTML. Read-only fields show it sanitized like any HTML written by users. */
export function UmeditorEdit(props: EditProps) {
  const { id, column, value, disabled, required, status, messageId, onCommit, onType, onLeave } = props;
  const { t } = usePorts();
  const draft = useTextDraft({
    text: toText(value),
    multiline: true,
    onCommit: (html) => onCommit(html === '' ? null : html),
    onType: onType && ((html) => onType(html === '' ? null : html)),
    onLeave,
  });
  if (disabled)
    return (
      <div id={id} className="wb-rich-shown" role="document" tabIndex={0} aria-label={column.title}>
        <SafeHtml html={toText(value)} renderFailed={(retry) => failed({ t }, retry)} />
      </div>
    );
  return (
    <LateRichEditor
      t={t}
      id={id}
      title={column.title}
      html={draft.shown}
      height={column.editor?.height ?? 320}
      placeholder={column.placeholder}
      required={required}
      status={status}
      messageId={messageId}
      onChange={draft.change}
      onFocus={draft.handlers.onFocus}
      onBlur={draft.handlers.onBlur}
    />
  );
}
