import { Upload, type DetailedError, type HttpRequest, type HttpResponse, type HttpStack } from 'tus-js-client';
import { PIECE_BYTES, RESUMABLE_URL, STORED_PATH_HEADER } from '../../../contract/files/uploads.ts';
import type { UploadedContent, UploadRequest, UploadWatch } from '../../../renderers/index.ts';
import { CallError } from '../../platform/http/callError.ts';
import type { CallRequest, HttpClient } from '../../platform/http/httpClient.ts';
import { t } from '../../platform/locales/t.ts';
import { markOfFile, type BegunUploads } from './begunUploads.ts';
import { originParameters } from './formUpload.ts';

/** About one minute in total; then the user is asked. */
const RETRY_AFTER_MS = [500, 1000, 2000, 5000, 10_000, 20_000, 20_000];

/** The library requires absolute URLs; ours are relative to the API base. */
const ORIGIN = 'http://uploads.invalid';

const METHODS = { POST: 'POST', HEAD: 'HEAD', PATCH: 'PATCH', DELETE: 'DELETE' } as const;
const methodOf = (method: string): CallRequest['method'] => METHODS[method as keyof typeof METHODS];

/** `/api/sys/common/uploads/x` → the URL of the same upload below the API base. */
const belowBase = (location: string): string => `${ORIGIN}${RESUMABLE_URL}/${location.split('/').at(-1) ?? ''}`;

const responseOf = (status: number, header: (name: string) => string): HttpResponse => ({
  getStatus: () => status,
  getHeader: (name) => {
    const value = header(name.toLowerCase());
    if (value === '') return undefined;
    return name.toLowerCase() === 'location' ? belowBase(value) : value;
  },
  getBody: () => '',
  getUnderlyingObject: () => undefined,
});

/** Runs tus over our HTTP client, which handles session, tenant, language and expiry. */
const stackOver = (http: HttpClient, failed: (error: CallError) => void): HttpStack => ({
  getName: () => 'calls',
  createRequest: (method, address): HttpRequest => {
    const { pathname, searchParams } = new URL(address);
    const headers: Record<string, string> = {};
    const ended = new AbortController();
    let tell: (bytes: number) => void = () => undefined;
    return {
      getMethod: () => method,
      getURL: () => address,
      setHeader: (name, value) => void (headers[name] = value),
      getHeader: (name) => headers[name],
      setProgressHandler: (handler) => void (tell = handler),
      abort: async () => ended.abort(),
      getUnderlyingObject: () => undefined,
      send: async (body: Blob | null | undefined) => {
        try {
          const { status, header } = await http.exchange({
            method: methodOf(method),
            url: pathname,
            params: Object.fromEntries(searchParams),
            body: body ?? undefined,
            headers,
            bare: true,
            signal: ended.signal,
            onSent: (share) => tell(Math.floor(share * (body?.size ?? 0))),
          });
          return responseOf(status, header);
        } catch (error) {
          if (error instanceof CallError) failed(error);
          if (error instanceof CallError && error.status > 0) return responseOf(error.status, () => '');
          throw error;
        }
      },
    };
  },
});

const SECOND_TRY: ReadonlySet<number> = new Set([409, 423, 429]);
const isPassing = ({ status, kind }: CallError): boolean =>
  kind === 'network' || status >= 500 || SECOND_TRY.has(status);

/** A resumable upload in chunks, by tus. */
export interface PiecewiseUpload {
  /** Starts the upload or resumes it from what the server has. Rejects with CallError. */
  run(): Promise<UploadedContent>;
  /** Cancels the upload and deletes it from the server. */
  cancel(): void;
}

/** Resumes an upload that was begun before the page was reloaded. */
function goOn(begun: BegunUploads | undefined, file: File, place: string) {
  let mark: string | undefined;
  return {
    /** URL of the incomplete upload on the server. */
    find: async (): Promise<string | null> => {
      if (begun === undefined || mark !== undefined) return null;
      mark = await markOfFile(file, place);
      const id = begun.claim(mark);
      return id === undefined ? null : belowBase(id);
    },
    keep: (url: string | null) => {
      const id = url?.split('/').at(-1) ?? '';
      if (mark !== undefined && id !== '') begun?.keep(mark, id);
    },
    end: (isLeft: boolean) => {
      if (mark === undefined) return;
      if (!isLeft) begun?.forget(mark);
      begun?.release(mark);
      mark = undefined;
    },
  };
}

export function createPiecewiseUpload(
  { http, begun }: { readonly http: HttpClient; readonly begun?: BegunUploads | undefined },
  { file, from, upload: settings }: UploadRequest,
  { onProgress, onWaiting }: UploadWatch,
): PiecewiseUpload {
  const parameters = new URLSearchParams(originParameters(from)).toString();
  const biz = settings?.data['biz'] ?? 'temp';
  const known = goOn(begun, file, `${biz}?${parameters}`);
  let failure: CallError | undefined;
  let settle: { readonly resolve: (path: string) => void; readonly reject: (error: Error) => void } | undefined;
  const upload = new Upload(file, {
    endpoint: `${ORIGIN}${RESUMABLE_URL}${parameters === '' ? '' : `?${parameters}`}`,
    metadata: { filename: file.name, biz },
    chunkSize: PIECE_BYTES,
    retryDelays: RETRY_AFTER_MS,
    storeFingerprintForResuming: false,
    httpStack: stackOver(http, (error) => (failure = error)),
    onShouldRetry: (_error: DetailedError) => {
      const again = failure !== undefined && isPassing(failure);
      if (again) onWaiting?.(true);
      return again;
    },
    onUploadUrlAvailable: () => known.keep(upload.url),
    onProgress: (sent, all) => onProgress?.(Math.floor((100 * sent) / all)),
    onChunkComplete: () => onWaiting?.(false),
    onSuccess: ({ lastResponse }) => {
      known.end(false);
      settle?.resolve(decodeURIComponent(lastResponse.getHeader(STORED_PATH_HEADER) ?? ''));
    },
    onError: (error) => {
      known.end(failure !== undefined && isPassing(failure));
      settle?.reject(failure ?? new CallError('other', error.message));
    },
  });
  const start = async (): Promise<void> => {
    const url = upload.url === null ? await known.find() : null;
    if (url !== null) upload.options.uploadUrl = url;
    upload.start();
  };
  return {
    run: () =>
      new Promise<string>((resolve, reject) => {
        failure = undefined;
        settle = { resolve, reject };
        start().catch(reject);
      }).then((path) => ({ path, name: file.name, size: file.size })),
    cancel: () => {
      known.end(false);
      settle?.reject(new CallError('cancelled', t('http.cancelled')));
      void upload.abort(true).catch(() => undefined);
    },
  };
}
