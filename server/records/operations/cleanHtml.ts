import sanitizeHtml from 'sanitize-html';
import {
  isRichText,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_TAGS,
  type CompiledColumn,
  type Values,
} from '../../../engine/index.ts';

const attributes = Object.fromEntries(Object.entries(RICH_TEXT_ATTRIBUTES).map(([tag, names]) => [tag, [...names]]));

/** Removes everything from HTML except what staff may write: no scripts, no handlers, no images from other hosts. */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...RICH_TEXT_TAGS],
    allowedAttributes: { ...attributes, a: [...(attributes['a'] ?? []), 'target', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    // Only images of this server are permitted; their address is a path.
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/(?![/\\])/.test(attribs['src'] ?? ''),
    transformTags: {
      a: (tagName, given) => ({
        tagName,
        attribs: { ...given, target: '_blank', rel: 'noopener noreferrer' },
      }),
    },
  });

/** Returns the values with HTML columns sanitized. */
export const withCleanHtml = (columns: readonly CompiledColumn[], values: Values): Values => {
  const html = columns.filter((column) => isRichText(column) && typeof values[column.key] === 'string');
  if (html.length === 0) return values;
  const cleaned = html.map(({ key }) => [key, cleanHtml(String(values[key])) || null] as const);
  return { ...values, ...Object.fromEntries(cleaned) };
};
