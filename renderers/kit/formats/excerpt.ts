/** Maximum number of letters of a long text that a list line or a cell shows. */
const MOST = 200;

/** Returns the beginning of a long text on one line; `isHtml`: without its tags. */
export function excerpt(text: string, isHtml = false): string {
  const plain = isHtml ? text.slice(0, 20 * MOST).replaceAll(/<[^>]*>?|&nbsp;/g, ' ') : text.slice(0, 2 * MOST);
  const line = plain.replaceAll(/\s+/g, ' ').trim();
  return line.length > MOST ? `${line.slice(0, MOST)}…` : line;
}
