/** Escapes text for a cell of a Markdown table, so that it reads as in the schema. */
export const escapeCell = (text: string): string =>
  text
    .replace(/[\\*`[\]|]|\b_|_\b/g, (mark) => `\\${mark}`)
    .replaceAll('<', '&lt;')
    .replaceAll('\n', ' ');

export const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;

/** Builds a Markdown table from cells that are Markdown already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The anchor that GitHub and editors generate for a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s+/g, '-');
