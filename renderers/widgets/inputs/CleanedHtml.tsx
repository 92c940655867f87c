import DOMPurify from 'dompurify';
import { useLayoutEffect, useRef } from 'react';
import { RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from '../../../engine/index.ts';
import './safeHtml.css';

const ATTRIBUTES = [...new Set(Object.values(RICH_TEXT_ATTRIBUTES).flat())];

/** A path of this host: not of another host or scheme. */
const OWN_PATH = /^\/(?![/\\])/;
/** Allowed link targets. */
const LINK = /^(?:https?:|mailto:|\/(?![/\\]))/i;

/** Sanitizes again what the server has let through, because other servers of this contract may not sanitize. */
function cleanFragment(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: [...RICH_TEXT_TAGS],
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  for (const image of fragment.querySelectorAll('img'))
    if (!OWN_PATH.test(image.getAttribute('src') ?? '')) image.remove();
  for (const link of fragment.querySelectorAll('a')) {
    if (!LINK.test(link.getAttribute('href')?.trim() ?? '')) link.removeAttribute('href');
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  return fragment;
}

const hasMarkup = (html: string): boolean => /<[a-z]/i.test(html);

/**
 * Sanitized HTML written by users: the only place of the product where HTML becomes elements. Plain text keeps its line
 * breaks.
 */
export function CleanedHtml({ html }: { readonly html: string }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => host.current?.replaceChildren(cleanFragment(html)), [html]);
  return <div ref={host} className="wb-html" data-plain={!hasMarkup(html)} />;
}
