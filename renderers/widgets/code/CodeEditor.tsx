import { LazyFailure } from '../../kit/lazy/LazyFailure.tsx';
import { lazyComponent } from '../../kit/lazy/lazyComponent.ts';
import type { CodeEditorProps } from './codeEditorProps.ts';
import './codeEditor.css';

/** Read-only text until the editor is loaded: it can be read and selected immediately. */
function WaitingCode({ id, label, value, height = 240 }: CodeEditorProps) {
  return (
    <div className="wb-code" aria-busy>
      <pre
        id={id}
        className="wb-code-waiting"
        style={{ height: height === 'fill' ? '100%' : height }}
        role="region"
        aria-label={label}
        tabIndex={0}
      >
        {value}
      </pre>
    </div>
  );
}

/**
 * Code editor with syntax highlighting, line numbers, search, completion and error marks. CodeMirror is a separate
 * lazy-loaded chunk, and each language another one.
 */
export const CodeEditor = lazyComponent<CodeEditorProps>(
  () => import('./CodeMirrorEditor.tsx').then((module) => module.CodeMirrorEditor),
  {
    waiting: (props) => <WaitingCode {...props} />,
    failed: ({ t }, retry) => <LazyFailure t={t} onRetry={retry} />,
  },
);
