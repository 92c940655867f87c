import { CodeEditor } from '../../code/CodeEditor.tsx';
import type { CodeEditorProps } from '../../code/codeEditorProps.ts';
import { toText } from '../../../kit/formats/formats.ts';
import type { EditProps } from '../../inputs/widget.ts';
import { usePorts } from '../../../kit/ports/portsContext.ts';
import { useTextDraft } from '../../../kit/keyboard/useTextDraft.ts';

/**
 * Connects a code editor to its field: the text is committed as one step on leaving; Esc drops nothing, because the
 * editor has its own undo.
 */
export function useCodeField(props: EditProps): CodeEditorProps {
  const { id, column, value, disabled, required, status, messageId, onCommit, onType, onLeave } = props;
  const { t } = usePorts();
  const draft = useTextDraft({
    text: toText(value),
    multiline: true,
    onCommit: (text) => onCommit(text === '' ? null : text),
    onType: onType && ((text) => onType(text === '' ? null : text)),
    onLeave,
  });
  return {
    id,
    t,
    label: column.title,
    value: draft.shown,
    onChange: draft.change,
    onFocus: draft.handlers.onFocus,
    onBlur: draft.handlers.onBlur,
    language: column.editor?.language,
    height: column.editor?.height,
    hasLineNumbers: column.editor?.lineNumbers,
    isReadOnly: disabled,
    isRequired: required,
    status,
    messageId,
    placeholder: disabled ? '' : column.placeholder,
  };
}

/** Program text with syntax highlighting and line numbers; 240 pixels high unless the column defines otherwise. */
export const CodeTextEdit = (props: EditProps) => <CodeEditor {...useCodeField(props)} />;
