/** Markup that the editor adds and the server would remove: widths, and spans of 1. */
const OWN_MARKS = / (?:style|class)="[^"]*"| (?:col|row)span="1"|<colgroup>.*?<\/colgroup>/g;

/** Returns the editor's HTML in the form that the server stores. */
export const tidyHtml = (html: string): string => html.replaceAll(OWN_MARKS, '');

/** Returns whether a link target is allowed. */
export const isLink = (address: string): boolean =>
  /^(?:https?:\/\/[^\s]+|mailto:[^\s]+|\/(?![/\\])[^\s]*)$/i.test(address);
