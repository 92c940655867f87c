import { EditorState } from '@codemirror/state';
import { EditorView, placeholder as placeholderText } from '@codemirror/view';
import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { present } from '../../../engine/index.ts';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import type { CodeEditorProps } from './codeEditorProps.ts';
import { completing, describing, linting } from './codeExtensions.ts';
import { useCodeLanguage, type SetCodePart } from './useCodeLanguage.ts';
import { codePhrases } from './codePhrases.ts';
import { codeTheme } from './codeTheme.ts';
import { CodeView } from './codeView.ts';

/** Sets accessibility attributes, placeholder and read-only state of the editor. */
function useAttributes(props: CodeEditorProps, set: SetCodePart): void {
  const { id, label, t, isReadOnly = false, isRequired = false, status, messageId, placeholder = '' } = props;
  useLayoutEffect(() => {
    const said = {
      id,
      // A focusable scroll area must be a known tab stop.
      tabindex: '0',
      'aria-label': label,
      'aria-readonly': String(isReadOnly),
      'aria-required': String(isRequired),
      'aria-invalid': String(status === 'error'),
      'aria-describedby': messageId,
    };
    set('attributes', [
      EditorState.readOnly.of(isReadOnly),
      codePhrases(t),
      placeholderText(placeholder),
      EditorView.contentAttributes.of(present(said)),
    ]);
  }, [id, isReadOnly, isRequired, label, messageId, placeholder, set, status, t]);
}

/**
 * Creates CodeMirror in an element and keeps it in sync with the props. Returns a function that retries loading the
 * language, if that failed.
 */
export function useCodeView(
  host: RefObject<HTMLElement>,
  props: CodeEditorProps,
  isDark: boolean,
): (() => void) | undefined {
  const latest = useLatest(props);
  const view = useRef<CodeView | null>(null);
  const set = useCallback<SetCodePart>((part, extension) => view.current?.set(part, extension), []);
  const { lint, complete, describe, value, takesFocus = false } = props;

  useLayoutEffect(() => {
    if (host.current === null) return undefined;
    const made = new CodeView(host.current, () => latest.current);
    const tell = (editor: CodeView | null): void => {
      view.current = editor;
      latest.current.onReady?.(editor);
    };
    tell(made);
    return () => {
      tell(null);
      made.destroy();
    };
  }, [host, latest]);
  useLayoutEffect(() => {
    if (takesFocus) view.current?.focus();
  }, [takesFocus]);
  useLayoutEffect(() => view.current?.give(value), [value]);
  useAttributes(props, set);
  useLayoutEffect(() => set('theme', codeTheme(isDark)), [isDark, set]);
  useEffect(() => set('lint', linting(lint)), [lint, set]);
  useEffect(() => set('complete', completing(complete)), [complete, set]);
  useEffect(() => set('describe', describing(describe)), [describe, set]);
  return useCodeLanguage(props, set);
}
