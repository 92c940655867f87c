/** Letters that a line of a list or a cell shows of a long text at most. */
const MOST = 200;

/** The beginning of a long text on one line; `isHtml`: without its marks. */
export function excerpt(text: string, isHtml = false): string {
  const plain = isHtml ? text.slice(0, 20 * MOST).replaceAll(/<[^>]*>?|&nbsp;/g, ' ') : text.slice(0, 2 * MOST);
  const line = plain.replaceAll(/\s+/g, ' ').trim();
  return line.length > MOST ? `${line.slice(0, MOST)}…` : line;
}
