import { marked } from 'marked';
import { useDeferredValue, useMemo } from 'react';
import { SafeHtml } from '../../inputs/SafeHtml.tsx';
import { LazyFailure } from '../../../kit/lazy/LazyFailure.tsx';
import type { Ports } from '../../../kit/ports/ports.ts';

export interface MarkdownContentProps {
  readonly t: Ports['t'];
  readonly text: string;
}

/** Markdown as it reads. Its HTML is cleaned as any that people wrote: no script, no picture of another host. */
export function MarkdownContent({ t, text }: MarkdownContentProps) {
  const shown = useDeferredValue(text);
  const html = useMemo(() => marked.parse(shown, { async: false, gfm: true, breaks: true }), [shown]);
  return <SafeHtml html={html} renderFailed={(retry) => <LazyFailure t={t} onRetry={retry} />} />;
}
