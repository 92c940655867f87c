import { KEEP_FILES_URL, MAX_PATHS, PIECE_BYTES, STATIC_URL } from '../../../contract/files/uploads.ts';
import type { CompiledPage } from '../../../engine/index.ts';
import { PortError } from '../../../renderers/index.ts';
import type { Files, RunningUpload, UploadRequest, Uploads, UploadWatch } from '../../../renderers/index.ts';
import { loadChunk } from '../../platform/chunks/loadChunk.ts';
import { CallError } from '../../platform/http/callError.ts';
import type { CallRequest, HttpClient } from '../../platform/http/httpClient.ts';
import { staticUrl } from '../../platform/http/staticUrl.ts';
import { t } from '../../platform/locales/t.ts';
import type { BegunUploads } from './begunUploads.ts';
import { createFileBook } from './fileFacts.ts';
import { sendForm } from './formUpload.ts';
import type { PiecewiseUpload } from './piecewiseUpload.ts';
import { ported } from '../calls/portErrors.ts';
import { downloadFile } from '../../platform/http/savedFile.ts';

const isForeign = (path: string): boolean => /^https?:/i.test(path);

/** Up to one chunk, a repeated form costs no more than a repeated chunk; external addresses accept only forms. */
const goesAsForm = ({ file, upload }: UploadRequest): boolean =>
  upload?.action !== undefined || file.size <= PIECE_BYTES;

function formUpload(http: HttpClient, request: UploadRequest, { onProgress }: UploadWatch): RunningUpload {
  const ended = new AbortController();
  // On plain http `randomUUID` is unavailable.
  const idempotencyKey = `upload-${[...crypto.getRandomValues(new Uint32Array(4))].join('-')}`;
  return {
    run: () =>
      ported(() =>
        sendForm(http, request, {
          signal: ended.signal,
          idempotencyKey,
          onSent: (share) => onProgress?.(Math.floor(100 * share)),
        }),
      ),
    // If it arrived despite the abort, no record references it and the server deletes it after a day.
    cancel: () => ended.abort(),
  };
}

interface PieceWays {
  readonly http: HttpClient;
  readonly begun: BegunUploads | undefined;
}

function piecewise(ways: PieceWays, request: UploadRequest, watch: UploadWatch): RunningUpload {
  let going: Promise<PiecewiseUpload> | undefined;
  let isCancelled = false;
  const begun = (): Promise<PiecewiseUpload> => {
    going ??= loadChunk(() => import('./piecewiseUpload.ts')).then(({ createPiecewiseUpload }) =>
      createPiecewiseUpload(ways, request, watch),
    );
    going.catch(() => (going = undefined));
    return going;
  };
  return {
    run: () =>
      ported(async () => {
        const upload = await begun();
        if (isCancelled) throw new CallError('cancelled', t('http.cancelled'));
        return upload.run();
      }),
    cancel: () => {
      isCancelled = true;
      void going?.then((upload) => upload.cancel());
    },
  };
}

export interface UploadPlaces {
  /** `/api` */
  readonly apiBase: string;
  /** S7-31: base URL of relative paths of other back ends; the product's own files have signed links. */
  readonly staticDomain: string;
  /** Absent: uploads begun before a reload restart from zero. */
  readonly begun?: BegunUploads | undefined;
}

/**
 * Files referenced by records, over HTTP: small ones as a form, large ones in chunks that survive a lost connection.
 */
export function createUploads(http: HttpClient, { apiBase, staticDomain, begun }: UploadPlaces): Uploads {
  const book = createFileBook(http);
  return {
    begin: (request, watch = {}) =>
      goesAsForm(request) ? formUpload(http, request, watch) : piecewise({ http, begun }, request, watch),
    find: (paths) => ported(() => book.read(paths.filter((path) => !isForeign(path)))),
    link: (path) =>
      ported(async () => {
        if (isForeign(path)) return staticUrl(path, staticDomain);
        const file = (await book.read([path])).get(path);
        if (file === undefined) throw new PortError({ kind: 'refused', message: t('http.missing') });
        return `${apiBase}${file.link}`;
      }),
    download: (path, onProgress) =>
      ported(() => {
        const url = `${STATIC_URL}/${path.split('/').map(encodeURIComponent).join('/')}`;
        return downloadFile(http, { method: 'GET', url, onProgress }, path.split('/').at(-1) ?? path);
      }),
    keep: async (paths) => {
      const own = [...new Set(paths)].filter((path) => path !== '' && !isForeign(path)).slice(0, MAX_PATHS);
      if (own.length === 0) return;
      // The draft is stored in any case; a failed call is repeated with its next change.
      await http.call({ method: 'POST', url: KEEP_FILES_URL, body: { paths: own } }).catch(() => undefined);
    },
  };
}

const downloadOf = ({ resource }: CompiledPage, id: string): CallRequest => ({
  method: 'GET',
  url: `${resource.url}/download`,
  params: { id },
});

/** Contents of stored files over HTTP: the token is sent in the header, never in a URL. */
export function createFiles(http: HttpClient): Files {
  return {
    content: (page, id, signal) => ported(async () => (await http.file({ ...downloadOf(page, id), signal })).content),
    download: (page, id, onProgress) => ported(() => downloadFile(http, { ...downloadOf(page, id), onProgress }, id)),
  };
}
