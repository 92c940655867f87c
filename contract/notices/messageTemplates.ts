/** Valid name of a placeholder `${name}`. */
const NAME = /^[A-Za-z][A-Za-z0-9_]{0,49}$/;
const PLACEHOLDER = /\$\{([^{}]*)\}/g;

/** Returns the texts between `${` and `}`, each once, in order. */
const written = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)),
];

/** Names of the placeholders of a text: placeholders can only be names. */
export const placeholdersIn = (text: string): readonly string[] => written(text).filter((name) => NAME.test(name));

/** Returns what looks like a placeholder but is not valid: `${a.b}`, `${1 + 1}`. */
export const oddPlaceholders = (text: string): readonly string[] => written(text).filter((name) => !NAME.test(name));

/** Replaces placeholders by values; a placeholder without a value stays. `write` encodes a value. */
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

/** Escapes a value for HTML, so that it is shown literally and not parsed as markup. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** `templateType` of plain text, whose line breaks are kept; otherwise the content is HTML. */
const TEXT = '1';

/** Fills a content before it is sanitized again: values could form an address that no template may contain. */
export const filledContent = (
  { templateType, templateContent }: { readonly templateType: string; readonly templateContent: string },
  values: Readonly<Record<string, string>>,
): string => {
  const filled = fillPlaceholders(templateContent, values, escapeHtml);
  return templateType === TEXT ? filled.replaceAll(/\r?\n/g, '<br>') : filled;
};

/** Maximum number of users that one call sends to. */
export const MAX_RECEIVERS = 50;
