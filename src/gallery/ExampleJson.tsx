import { CopyOutlined } from '@ant-design/icons';
import { App, Button, Segmented } from 'antd';
import { useState, useSyncExternalStore } from 'react';
import type { PageDocument, PageSchema } from '../../engine/index.ts';
import { t } from '../locales/t.ts';
import { copyText } from '../ui/errorDetails.ts';
import { columnsOf } from './examples.ts';
import type { Example } from './examples.ts';

type Part = 'columns' | 'page' | 'record';

const PARTS: readonly Part[] = ['columns', 'page', 'record'];

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

interface ExampleJsonProps {
  readonly example: Example;
  /** In the states that are shown. */
  readonly schema: PageSchema;
  readonly document: PageDocument;
}

/** What an implementer writes for what stands beside it, and what is sent when it is saved. */
export function ExampleJson({ example, schema, document }: ExampleJsonProps) {
  const { message } = App.useApp();
  const [part, setPart] = useState<Part>('columns');
  useSyncExternalStore(
    (listener) => document.subscribe(listener),
    () => document.revision,
  );
  const texts: Readonly<Record<Part, () => string>> = {
    columns: () => pretty(columnsOf(schema, example.type)),
    page: () => pretty(schema),
    record: () => pretty(document.toWire()),
  };
  const text = texts[part]();
  const copy = (): void => {
    if (copyText(text)) void message.success(t('gallery.copied'));
    else void message.error(t('gallery.notCopied'));
  };
  return (
    <div className="gallery-json">
      <div className="gallery-json-head">
        <Segmented<Part>
          size="small"
          aria-label={t('gallery.part', { title: example.title })}
          value={part}
          onChange={setPart}
          options={PARTS.map((value) => ({ value, label: t(`gallery.part.${value}`) }))}
        />
        <Button size="small" icon={<CopyOutlined aria-hidden />} onClick={copy}>
          {t('gallery.copy')}
        </Button>
      </div>
      <pre tabIndex={0} role="region" aria-label={t('gallery.json', { title: example.title })}>
        {text}
      </pre>
    </div>
  );
}
