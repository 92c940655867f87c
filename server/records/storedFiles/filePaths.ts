import { extensionOf } from '../../../engine/index.ts';
import { businessFailure } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';

/** Maximum length of the name within a path; the full name is stored separately. */
const MAX_LETTERS = 40;
const SEGMENT = /^[\p{L}\p{N}_-][\p{L}\p{N}_.-]{0,49}$/u;
const MAX_SEGMENTS = 4;

/** Maximum length of a path that is looked up. */
export const MAX_PATH = 400;

/**
 * Label of an upload, `bgd/2026`; default `temp`. Throws the contract's message if it is invalid: it is not a folder on
 * disk, but has the same form.
 */
export function readBiz(sent: unknown): string {
  const text = typeof sent === 'string' ? sent.trim() : '';
  const segments = text.split('/').filter((part) => part !== '');
  if (segments.length > MAX_SEGMENTS || !segments.every((part) => SEGMENT.test(part) && !part.includes('..')))
    throw businessFailure(serverText('bizRefused'));
  return segments.length === 0 ? 'temp' : segments.join('/');
}

/**
 * Path by which records refer to a file: `temp/report_1600000000000.pdf` (contract 6.1). It contains no comma and no
 * characters with a meaning in URLs or paths.
 */
export function filePath(biz: string, name: string, milliseconds: number): string {
  const extension = extensionOf(name);
  const stem = name
    .slice(0, name.length - extension.length - 1)
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}_-]+/gu, '');
  const letters = [...stem].slice(0, MAX_LETTERS).join('');
  return `${biz}/${letters === '' ? 'file' : letters}_${milliseconds}.${extension}`;
}
