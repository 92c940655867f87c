import { useMemo, useRef } from 'react';
import type { CompiledColumn } from '../../../../engine/index.ts';
import { CodeEditor } from '../../code/CodeEditor.tsx';
import type { CodeEditorHandle } from '../../code/codeEditorProps.ts';
import type { CodeComplete, CodeLint } from '../../code/codeSources.ts';
import type { EditProps } from '../../inputs/widget.ts';
import { lazyModule } from '../../../kit/lazy/lazyModule.ts';
import type { Ports } from '../../../kit/ports/ports.ts';
import { usePorts } from '../../../kit/ports/portsContext.ts';
import { useCodeField } from '../code/CodeTextEdit.tsx';
import './json.css';

/** Parses JSON with positions; lazy-loaded. */
const late = lazyModule(() => import('./jsonText.ts'));

/** Returns validation and completion by the column's JSON schema. */
function useJsonSources({ jsonSchema = {}, language }: CompiledColumn, t: Ports['t']) {
  return useMemo(() => {
    const lint: CodeLint = async (text) => (await late.fetch()).jsonProblems(text, { schema: jsonSchema, language, t });
    const complete: CodeComplete = async (question) => (await late.fetch()).jsonOffers(question, jsonSchema);
    return { lint, complete };
  }, [jsonSchema, language, t]);
}

/** JSON editor: marks violations of the column's schema, completes keys and values, and formats on demand. */
export function JsonEdit(props: EditProps) {
  const { column, disabled } = props;
  const { t, notify } = usePorts();
  const field = useCodeField(props);
  const sources = useJsonSources(column, t);
  const editor = useRef<CodeEditorHandle | null>(null);
  const format = async (): Promise<void> => {
    try {
      const { formatEdits } = await late.fetch();
      editor.current?.edit(formatEdits(field.value));
      editor.current?.focus();
    } catch {
      notify.error(t('common.partFailed'));
    }
  };
  return (
    <div
      className="wb-json"
      onKeyDown={(event) => {
        if (disabled || !event.altKey || !event.shiftKey || event.code !== 'KeyF') return;
        event.preventDefault();
        void format();
      }}
    >
      <CodeEditor
        {...field}
        {...sources}
        onReady={(ready) => {
          editor.current = ready;
        }}
      />
      {disabled ? null : (
        <button
          type="button"
          className="wb-json-format"
          aria-keyshortcuts="Alt+Shift+F"
          title="Alt+Shift+F"
          onClick={() => void format()}
        >
          {t('json.format')}
        </button>
      )}
    </div>
  );
}
