/** What the editor writes for itself, and the server would take away: widths, the only span of a cell. */
const OWN_MARKS = / (?:style|class)="[^"]*"| (?:col|row)span="1"|<colgroup>.*?<\/colgroup>/g;

/** HTML of the editor as the server keeps it. */
export const tidyHtml = (html: string): string => html.replaceAll(OWN_MARKS, '');

/** Where a link may lead. */
export const isLink = (address: string): boolean =>
  /^(?:https?:\/\/[^\s]+|mailto:[^\s]+|\/(?![/\\])[^\s]*)$/i.test(address);
