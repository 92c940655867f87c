import type { StoredFile, Uploads } from '../../../../renderers/index.ts';
import { handAnswered } from './sending.ts';

/** One red pixel. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

/** In-memory stored files; `known` maps paths to original file names. */
export function memoryUploads(known: Readonly<Record<string, string>> = {}) {
  const sending = handAnswered();
  const downloads: string[] = [];
  const links: string[] = [];
  const factOf = (path: string): StoredFile | undefined => {
    const name = known[path];
    return name === undefined ? undefined : { path, name, size: 2048, mediaType: 'application/pdf' };
  };
  const uploads: Uploads = {
    begin: sending.begin,
    find: async (paths) =>
      new Map(
        paths.flatMap((path) => {
          const fact = factOf(path);
          return fact === undefined ? [] : [[path, fact] as const];
        }),
      ),
    link: async (path) => {
      links.push(path);
      return PIXEL;
    },
    download: async (path) => void downloads.push(path),
    keep: async () => undefined,
  };
  return { ...sending, uploads, downloads, links };
}
