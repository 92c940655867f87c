import type { CompiledColumn } from '../../../engine/index.ts';

const TAG_LENGTH = 2;

/** Formats `AB1;2` as `AB;12`: a semicolon after every two characters; typed semicolons are ignored (W5.1-24). */
export function spaceTags(typed: string): string {
  const letters = [...typed.replaceAll(/[;；]/g, '')];
  const tags: string[] = [];
  for (let start = 0; start < letters.length; start += TAG_LENGTH) {
    tags.push(letters.slice(start, start + TAG_LENGTH).join(''));
  }
  return tags.join(';');
}

/** Returns the color of a tag: by tag, as in `AB=red,CD=#1677ff`, or one color for all tags. */
export function tagColor(column: CompiledColumn, tag: string): string | undefined {
  const written = column.setTagColor ?? column.props?.['setTagColor'];
  if (typeof written !== 'string') return undefined;
  const pairs = written.split(',').map((part) => part.split('='));
  const own = pairs.find(([name, color]) => name?.trim() === tag && color !== undefined);
  return (own?.[1] ?? pairs.find(([, color]) => color === undefined)?.[0])?.trim();
}
