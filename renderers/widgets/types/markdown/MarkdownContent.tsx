import { marked } from 'marked';
import { useDeferredValue, useMemo } from 'react';
import { SafeHtml } from '../../inputs/SafeHtml.tsx';
import { LazyFailure } from '../../../kit/lazy/LazyFailure.tsx';
import type { Ports } from '../../../kit/ports/ports.ts';

export interface MarkdownContentProps {
  readonly t: Ports['t'];
  readonly text: string;
}

/** Rendered Markdown. Its HTML is sanitized like any HTML written by users: no scripts, no images from other hosts. */
export function MarkdownContent({ t, text }: MarkdownContentProps) {
  const shown = useDeferredValue(text);
  const html = useMemo(() => marked.parse(shown, { async: false, gfm: true, breaks: true }), [shown]);
  return <SafeHtml html={html} renderFailed={(retry) => <LazyFailure t={t} onRetry={retry} />} />;
}
