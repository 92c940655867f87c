import { Segmented } from 'antd';
import { useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { CodeEditor } from '../../../renderers/index.ts';
import type { CodeEditorHandle, Ports } from '../../../renderers/index.ts';
import type { PageDocument, PageSchema } from '../../../engine/index.ts';
import { ExampleActions } from './ExampleActions.tsx';
import { columnsOf } from './examples.ts';
import type { Example } from './examples.ts';
import type { Playground } from './playground.ts';
import { PlayedProblems } from './PlayedProblems.tsx';
import { meaningFrom, offersFrom } from './schemaOffers.ts';
import type { PlayedExample } from './usePlayed.ts';
import { galleryText } from './galleryText.ts';

type Part = 'page' | 'columns' | 'record';

const PARTS: readonly Part[] = ['page', 'columns', 'record'];

/** Height of the editor in pixels; it scrolls. */
const HEIGHT = 420;

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

interface ExampleJsonProps {
  readonly example: Example;
  readonly played: PlayedExample;
  readonly ports: Ports;
  readonly playground: Playground;
  /** With the selected states applied. */
  readonly schema: PageSchema;
  readonly document: PageDocument;
}

/** Tabs with the editable schema of the example, its columns as displayed, and the payload of a save. */
export function ExampleJson({ example, played, ports, playground, schema, document }: ExampleJsonProps) {
  const { meta } = playground;
  const [part, setPart] = useState<Part>('page');
  const editor = useRef<CodeEditorHandle | null>(null);
  const messageId = useId();
  const complete = useMemo(() => offersFrom(meta), [meta]);
  const describe = useMemo(() => meaningFrom(meta), [meta]);
  useSyncExternalStore(
    (listener) => document.subscribe(listener),
    () => document.revision,
  );
  const texts: Readonly<Record<Part, () => string>> = {
    page: () => played.text,
    columns: () => pretty(columnsOf(schema, example.type)),
    record: () => pretty(document.toWire()),
  };
  const text = texts[part]();
  const label = galleryText('gallery.json', { title: example.title });
  return (
    <div className="gallery-json">
      <div className="gallery-json-head">
        <Segmented<Part>
          size="small"
          aria-label={galleryText('gallery.part', { title: example.title })}
          value={part}
          onChange={setPart}
          options={PARTS.map((value) => ({ value, label: galleryText(`gallery.part.${value}`) }))}
        />
        <ExampleActions example={example} played={played} ports={ports} text={text} isPage={part === 'page'} />
      </div>
      {part === 'page' ? (
        <>
          <CodeEditor
            t={ports.t}
            label={label}
            language="json"
            height={HEIGHT}
            value={text}
            status={played.isBehind ? 'error' : ''}
            messageId={messageId}
            lint={played.lint}
            complete={complete}
            describe={describe}
            onChange={played.write}
            onBlur={played.keep}
            onReady={(ready) => {
              editor.current = ready;
            }}
          />
          <PlayedProblems
            id={messageId}
            played={played}
            onGo={(from) => editor.current?.select(from)}
            onFix={(edit) => editor.current?.edit([edit])}
          />
        </>
      ) : (
        <pre tabIndex={0} role="region" aria-label={label}>
          {text}
        </pre>
      )}
    </div>
  );
}
