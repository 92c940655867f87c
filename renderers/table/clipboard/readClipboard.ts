import { blockOf, readTabSeparated, type Block } from '../../../engine/index.ts';
import type { ClipboardTexts } from './clipboardTexts.ts';
import { readHtmlBlock } from './htmlBlock.ts';
import { readOwnBlock } from './ownBlock.ts';

/** The best of what the clipboard has: own values, a table with types, plain text. */
export function readClipboard({ own, html, plain }: ClipboardTexts): Block {
  const ownBlock = readOwnBlock(own);
  if (ownBlock !== undefined) return ownBlock;
  const table = readHtmlBlock(html);
  if (table !== undefined) return table;
  return blockOf(readTabSeparated(plain).map((row) => row.map((text) => ({ text }))));
}
