import type { CompiledColumn } from '../language/compiled/compiledPage.ts';

/** Tags that HTML written by staff may contain. The server stores no others, and no others are shown. */
export const RICH_TEXT_TAGS: readonly string[] = (
  'p br div span hr h1 h2 h3 h4 h5 h6 blockquote pre code ' +
  'b strong i em u s sub sup a img ' +
  'ul ol li table caption thead tbody tfoot tr th td'
).split(' ');

/** Attributes by tag; no styles, classes or event handlers. */
export const RICH_TEXT_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};

/** Whether the column holds HTML: of type umeditor, or `props: { "content": "html" }`. */
export const isRichText = ({ type, props }: Pick<CompiledColumn, 'type' | 'props'>): boolean =>
  type === 'umeditor' || props?.['content'] === 'html';
