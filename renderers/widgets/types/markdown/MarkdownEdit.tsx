import { useState } from 'react';
import { CodeEditor } from '../../code/CodeEditor.tsx';
import { toText } from '../../../kit/formats/formats.ts';
import type { EditProps } from '../../inputs/widget.ts';
import { LazyFailure } from '../../../kit/lazy/LazyFailure.tsx';
import { lazyComponent } from '../../../kit/lazy/lazyComponent.ts';
import { usePorts } from '../../../kit/ports/portsContext.ts';
import { useCodeField } from '../code/CodeTextEdit.tsx';
import type { MarkdownContentProps } from './MarkdownContent.tsx';
import './markdown.css';

const LazyMarkdown = lazyComponent<MarkdownContentProps>(
  () => import('./MarkdownContent.tsx').then((module) => module.MarkdownContent),
  { failed: ({ t }, retry) => <LazyFailure t={t} onRetry={retry} /> },
);

/** Editor, preview, or both side by side if there is enough space. */
const SHOWS = ['write', 'both', 'read'] as const;

type Shows = (typeof SHOWS)[number];

/** Markdown with preview: edited, previewed, or both side by side. Read-only fields show the preview. */
export function MarkdownEdit(props: EditProps) {
  const { id, column, value, disabled } = props;
  const { t } = usePorts();
  const field = useCodeField(props);
  const [shows, setShows] = useState<Shows>('write');
  const reading = (
    <div
      id={disabled ? id : undefined}
      className="wb-markdown-shown"
      role="document"
      tabIndex={0}
      aria-label={disabled ? column.title : t('markdown.look', { title: column.title })}
      style={disabled ? undefined : { height: field.height === 'fill' ? '100%' : field.height }}
    >
      <LazyMarkdown t={t} text={disabled ? toText(value) : field.value} />
    </div>
  );
  if (disabled) return reading;
  return (
    <div className="wb-markdown">
      <div className="wb-markdown-bar" role="group" aria-label={t('markdown.shows', { title: column.title })}>
        {SHOWS.map((one) => (
          <button key={one} type="button" aria-pressed={shows === one} onClick={() => setShows(one)}>
            {t(`markdown.${one}`)}
          </button>
        ))}
      </div>
      <div className="wb-markdown-panes" data-shows={shows}>
        {shows === 'read' ? null : <CodeEditor {...field} wrapsLines />}
        {shows === 'write' ? null : reading}
      </div>
    </div>
  );
}
