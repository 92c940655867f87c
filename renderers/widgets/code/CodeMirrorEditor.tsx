import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useThemeVariables } from '../../kit/theme/useThemeVariables.ts';
import type { CodeEditorProps } from './codeEditorProps.ts';
import { useCodeColors } from './codeTheme.ts';
import { useCodeView } from './useCodeView.ts';

/** Moving within the editor, its panels and its buttons does not count as leaving. */
const wentOut = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));

/** See `CodeEditor`. Full-window mode only changes styles, so that undo history and caret survive. */
export function CodeMirrorEditor(props: CodeEditorProps) {
  const { t, height = 240, status = '', isReadOnly = false, onFocus, onBlur } = props;
  const host = useRef<HTMLDivElement>(null);
  const [isFull, setFull] = useState(false);
  const variables = useThemeVariables();
  const { colours, isDark } = useCodeColors();
  const onEscape = isFull ? () => setFull(false) : props.onEscape;
  const retryColours = useCodeView(host, { ...props, onEscape }, isDark);
  const text = t(isFull ? 'code.leaveFull' : 'code.full');
  const FullIcon = isFull ? FullscreenExitOutlined : FullscreenOutlined;
  const leaveFull = (event: KeyboardEvent): void => {
    if (!isFull || event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    setFull(false);
  };
  return (
    <div
      className={isFull ? 'wb-code is-full' : 'wb-code'}
      style={{ ...variables, ...colours }}
      data-status={status}
      data-read-only={isReadOnly}
      onFocus={(event) => wentOut(event) && onFocus?.()}
      onBlur={(event) => wentOut(event) && onBlur?.()}
      onKeyDown={leaveFull}
    >
      <div ref={host} className="wb-code-host" style={isFull || height === 'fill' ? undefined : { height }} />
      <div className="wb-code-buttons">
        {retryColours !== undefined && (
          <button type="button" title={t('code.colours')} aria-label={t('code.colours')} onClick={retryColours}>
            ↻
          </button>
        )}
        <button
          type="button"
          title={text}
          aria-label={text}
          aria-pressed={isFull}
          // The focus stays in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setFull(!isFull)}
        >
          <FullIcon aria-hidden />
        </button>
      </div>
    </div>
  );
}
