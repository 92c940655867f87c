import type { CompiledPage, Language, WireRecord } from '../../../engine/index.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';

const MAX_LETTERS = 60;

/** Replaces characters that are not permitted in file names, and invisible ones. */
const clean = (text: string): string =>
  text
    .replaceAll(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, '_')
    .trim()
    .slice(0, MAX_LETTERS);

/**
 * Name by which staff know a record: the first plain text in its list, such as a bill or a number; its id if there is
 * none.
 */
export function staffNameOf({ list, columnByKey }: CompiledPage, record: WireRecord): string {
  for (const { key } of list.columns) {
    const column = columnByKey.get(key);
    const value = record[key];
    const isName = column?.valueType === 'text' && column.dictCode === undefined && column.options === undefined;
    if (isName && typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return String(record['id'] ?? '');
}

/** Name of a file of printed records, without extension: `报关单-WB2611050012`, `报关单-12份`. */
export const nameOfPrints = (
  title: string,
  [first = '', ...more]: readonly string[],
  language: Language = 'zh-CN',
): string =>
  clean(
    `${title}-${more.length === 0 ? first : formatText(serverText('printedMany', { count: more.length + 1 }), language)}`,
  );
