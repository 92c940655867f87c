import sanitizeHtml from 'sanitize-html';
import {
  isRichText,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_TAGS,
  type CompiledColumn,
  type Values,
} from '../../../engine/index.ts';

const attributes = Object.fromEntries(Object.entries(RICH_TEXT_ATTRIBUTES).map(([tag, names]) => [tag, [...names]]));

/** What is left of HTML when only what staff may write remains: no script, no handler, no picture of another host. */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...RICH_TEXT_TAGS],
    allowedAttributes: { ...attributes, a: [...(attributes['a'] ?? []), 'target', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    // A picture of our own alone; its address is a path.
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/(?![/\\])/.test(attribs['src'] ?? ''),
    transformTags: {
      a: (tagName, given) => ({
        tagName,
        attribs: { ...given, target: '_blank', rel: 'noopener noreferrer' },
      }),
    },
  });

/** The values with those of HTML columns made clean. */
export const withCleanHtml = (columns: readonly CompiledColumn[], values: Values): Values => {
  const html = columns.filter((column) => isRichText(column) && typeof values[column.key] === 'string');
  if (html.length === 0) return values;
  const cleaned = html.map(({ key }) => [key, cleanHtml(String(values[key])) || null] as const);
  return { ...values, ...Object.fromEntries(cleaned) };
};
