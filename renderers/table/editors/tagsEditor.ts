import type { TextCellEditor } from '../cells/cellEditors.ts';

const TAG_LENGTH = 2;

/** `AB1;2` → `AB;12`: a semicolon after every two characters, typed ones do not count (W5.1-24). */
export function spaceTags(typed: string): string {
  const letters = [...typed.replaceAll(/[;；]/g, '')];
  const tags: string[] = [];
  for (let start = 0; start < letters.length; start += TAG_LENGTH) {
    tags.push(letters.slice(start, start + TAG_LENGTH).join(''));
  }
  return tags.join(';');
}

export const tagsEditor: TextCellEditor = {
  kind: 'text',
  accepts: spaceTags,
  normalise: (typed) => (typed === '' ? null : spaceTags(typed)),
};
