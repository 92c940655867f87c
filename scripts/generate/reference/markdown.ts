/** Text that says in a table of Markdown what it says in a schema. */
export const escapeCell = (text: string): string =>
  text
    .replace(/[\\*`[\]|]|\b_|_\b/g, (mark) => `\\${mark}`)
    .replaceAll('<', '&lt;')
    .replaceAll('\n', ' ');

export const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;

/** Rows of cells that are Markdown already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** What GitHub and editors make of a heading to link to it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s+/g, '-');
