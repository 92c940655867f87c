import { filesOfRecord, takesFiles, type PageDocument } from '../../../engine/index.ts';
import type { Uploads } from '../../kit/ports/uploads.ts';

/**
 * Interval after which the files of an edited draft are reported again; the server keeps files for 30 days after each
 * report.
 */
const AGAIN_MS = 12 * 60 * 60 * 1000;

/**
 * Reports the files of a draft to the server, on change and periodically: files referenced only by a draft would
 * otherwise be deleted.
 */
export function createDraftFiles(now: () => number = Date.now) {
  let said = '';
  let at = 0;
  return (document: Pick<PageDocument, 'page' | 'toWire'>, uploads: Pick<Uploads, 'keep'> | undefined): void => {
    if (uploads === undefined || !takesFiles(document.page)) return;
    const paths = filesOfRecord(document.page, document.toWire());
    const names = paths.join(',');
    if (paths.length === 0 || (names === said && now() - at < AGAIN_MS)) return;
    [said, at] = [names, now()];
    void uploads.keep(paths);
  };
}
