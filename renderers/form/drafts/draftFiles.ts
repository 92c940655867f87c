import { filesOfRecord, takesFiles, type PageDocument } from '../../../engine/index.ts';
import type { Uploads } from '../../kit/ports/uploads.ts';

/** A draft that is worked on for days says so again; files stay for 30 days with each word. */
const AGAIN_MS = 12 * 60 * 60 * 1000;

/** Tells the server which files a draft names, when they change and now and then: what only a draft names would be tidied away. */
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
