import { extensionOf } from '../../../engine/index.ts';
import { businessFailure } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';

/** Of the name in a path; the name itself is kept apart, whole. */
const MAX_LETTERS = 40;
const SEGMENT = /^[\p{L}\p{N}_-][\p{L}\p{N}_.-]{0,49}$/u;
const MAX_SEGMENTS = 4;

/** Most characters of a path that is looked up. */
export const MAX_PATH = 400;

/** The label that an upload gives, `bgd/2026`; `temp` by default. Throws in the contract's words: it names no folder of the disk, but looks like one. */
export function readBiz(sent: unknown): string {
  const text = typeof sent === 'string' ? sent.trim() : '';
  const segments = text.split('/').filter((part) => part !== '');
  if (segments.length > MAX_SEGMENTS || !segments.every((part) => SEGMENT.test(part) && !part.includes('..')))
    throw businessFailure(serverText('bizRefused'));
  return segments.length === 0 ? 'temp' : segments.join('/');
}

/** Under which records name a file: `temp/report_1600000000000.pdf` (contract 6.1). No comma stands in it, nor anything that an address or a folder would read. */
export function filePath(biz: string, name: string, milliseconds: number): string {
  const extension = extensionOf(name);
  const stem = name
    .slice(0, name.length - extension.length - 1)
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}_-]+/gu, '');
  const letters = [...stem].slice(0, MAX_LETTERS).join('');
  return `${biz}/${letters === '' ? 'file' : letters}_${milliseconds}.${extension}`;
}
