import { FILES_URL, MAX_PATHS, toFileFacts, type FileFacts } from '../../../contract/files/uploads.ts';
import type { HttpClient } from '../../platform/http/httpClient.ts';

/** A link is renewed this long before it expires, so that a picture has time to load. */
const SPARE_MS = 60_000;

interface Waiting {
  readonly paths: Set<string>;
  readonly answer: Promise<ReadonlyMap<string, FileFacts>>;
}

/** Facts of stored files, requested in batches and cached until their links expire. */
export interface FileBook {
  /** Files that are missing or may not be read are absent. */
  read(paths: readonly string[]): Promise<ReadonlyMap<string, FileFacts>>;
}

export function createFileBook(http: HttpClient, now: () => number = Date.now): FileBook {
  const known = new Map<string, FileFacts>();
  let waiting: Waiting | undefined;

  const ask = async (paths: readonly string[]): Promise<ReadonlyMap<string, FileFacts>> => {
    const found = new Map<string, FileFacts>();
    for (let from = 0; from < paths.length; from += MAX_PATHS) {
      const body = { paths: paths.slice(from, from + MAX_PATHS) };
      for (const file of toFileFacts(await http.call({ method: 'POST', url: FILES_URL, body }))) {
        known.set(file.path, file);
        found.set(file.path, file);
      }
    }
    return found;
  };

  /** Batches all requests of one tick. */
  const together = (paths: readonly string[]): Waiting['answer'] => {
    if (waiting === undefined) {
      const asked = new Set<string>();
      const answer = Promise.resolve().then(() => {
        waiting = undefined;
        return ask([...asked]);
      });
      waiting = { paths: asked, answer };
    }
    for (const path of paths) waiting.paths.add(path);
    return waiting.answer;
  };

  return {
    async read(paths) {
      const isFresh = (path: string): boolean => (known.get(path)?.linkUntil ?? 0) - SPARE_MS > now();
      const missing = paths.filter((path) => path !== '' && !isFresh(path));
      const answer = missing.length === 0 ? undefined : await together(missing);
      return new Map(
        paths.flatMap((path) => {
          const file = answer?.get(path) ?? (missing.includes(path) ? undefined : known.get(path));
          return file === undefined ? [] : [[path, file] as const];
        }),
      );
    },
  };
}
