/** Of a placeholder: `${name}`. */
const NAME = /^[A-Za-z][A-Za-z0-9_]{0,49}$/;
const PLACEHOLDER = /\$\{([^{}]*)\}/g;

/** What stands between `${` and `}`, each once, in order. */
const written = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)),
];

/** Names of the placeholders of a text: nothing but names is ever read of them. */
export const placeholdersIn = (text: string): readonly string[] => written(text).filter((name) => NAME.test(name));

/** What looks like a placeholder and is none: `${a.b}`, `${1 + 1}`. */
export const oddPlaceholders = (text: string): readonly string[] => written(text).filter((name) => !NAME.test(name));

/** The text with values in place of names; a name without one stays as it is written. `write` makes a value fit in. */
export const fillPlaceholders = (
  text: string,
  values: Readonly<Record<string, string>>,
  write: (value: string) => string = (value) => value,
): string =>
  text.replace(PLACEHOLDER, (whole, name: string) => (Object.hasOwn(values, name) ? write(values[name] ?? '') : whole));

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A value within HTML says what it says, and is no markup. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** Of `templateType`: a text, whose lines stay lines; else the content is HTML. */
const TEXT = '1';

/** A content as it is sent, before it is cleaned once more: values could make an address of it that no template may have. */
export const filledContent = (
  { templateType, templateContent }: { readonly templateType: string; readonly templateContent: string },
  values: Readonly<Record<string, string>>,
): string => {
  const filled = fillPlaceholders(templateContent, values, escapeHtml);
  return templateType === TEXT ? filled.replaceAll(/\r?\n/g, '<br>') : filled;
};

/** Most users that one call sends to. */
export const MAX_RECEIVERS = 50;
