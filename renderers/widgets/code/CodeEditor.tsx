import { LazyFailure } from '../../kit/lazy/LazyFailure.tsx';
import { lazyComponent } from '../../kit/lazy/lazyComponent.ts';
import type { CodeEditorProps } from './codeEditorProps.ts';
import './codeEditor.css';

/** The text until the editor is there: it can be read and marked at once. */
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
 * A text with colours, line numbers, search, completion and marks of what is wrong. CodeMirror comes in a chunk of its
 * own, and each language in another.
 */
export const CodeEditor = lazyComponent<CodeEditorProps>(
  () => import('./CodeMirrorEditor.tsx').then((module) => module.CodeMirrorEditor),
  {
    waiting: (props) => <WaitingCode {...props} />,
    failed: ({ t }, retry) => <LazyFailure t={t} onRetry={retry} />,
  },
);
