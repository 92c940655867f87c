import { present } from '../../../engine/index.ts';
import axios, { AxiosError, isAxiosError } from 'axios';
import type { AxiosAdapter, AxiosInstance, AxiosRequestConfig, AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import { ChunkError } from '../chunks/chunkError.ts';
import { t } from '../locales/t.ts';
import { CallError, callErrorOf } from './callError.ts';
import { toEnvelope } from '../../../contract/envelope.ts';
import type { Envelope } from '../../../contract/envelope.ts';
import type { CallSigner } from './callSigner.ts';
import { isRecord } from '../../../contract/reading.ts';

/** Timeout of a call, two minutes (S9-2). */
const TIMEOUT_MS = 120_000;

/** The only GET calls without `_t`, so that proxies may cache them (S7-1). */
const WITHOUT_TIMESTAMP = 'sys/dict/getDictItems';

export interface CallRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to the API base: `/sys/login`. */
  readonly url: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Received share of the response, 0 to 1; only when the server sends its length. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Received bytes of the response, for responses of unknown length. */
  readonly onReceived?: ((bytes: number) => void) | undefined;
  /** Sent share of the body, 0 to 1. */
  readonly onSent?: ((share: number) => void) | undefined;
  /** A successful response consists of status and headers. Default: an envelope with `success`. */
  readonly bare?: boolean;
  /** `ignore`: the caller handles a 401 (sign-in, sign-out, the first call of the guard). */
  readonly expiry?: 'report' | 'ignore';
  /** `ignore`: the caller shows a 403 itself (a page that may not be opened), or hides it. */
  readonly refusal?: 'report' | 'ignore';
}

/** A successful response with its metadata. */
export interface HttpAnswer {
  /** 304 has no body: the caller's copy is still valid. */
  readonly status: number;
  readonly envelope: Envelope | null;
  readonly etag: string | null;
  /** Returns a header by lower-case name; `''` when missing. */
  readonly header: (name: string) => string;
}

/** A downloaded file. */
export interface ReceivedFile {
  readonly content: Blob;
  /** Name given by the server; blank when there is none. */
  readonly name: string;
}

export interface HttpClient {
  /** Returns the `result` of a successful response; throws CallError otherwise. */
  call(request: CallRequest): Promise<unknown>;
  /** Like `call`, for callers that need more than `result`. Also throws for `success: false`. */
  exchange(request: CallRequest): Promise<HttpAnswer>;
  /** Returns a file instead of an envelope; failures still arrive as envelopes. */
  file(request: CallRequest): Promise<ReceivedFile>;
}

export interface HttpOptions {
  /** `/api`. */
  readonly base: string;
  readonly token: () => string | null;
  /** 0 without a tenant. */
  readonly tenantId: () => number;
  /** Id of the low-code application whose route is open (S6-10). */
  readonly lowAppId?: () => string | null;
  /** Preferred language of response texts: `en-US`. Default: the browser's. */
  readonly language?: () => string;
  /** Called once per response that reports the end of the session, with the token sent and the HTTP status. */
  readonly onExpired?: (token: string | null, status: number) => void;
  /** Called once per response with status 403. */
  readonly onRefused?: () => void;
  /**
   * Called once per call that was neither cancelled nor timed out: whether the server itself responded, not a proxy.
   */
  readonly onReach?: (reached: boolean) => void;
  /** Returns headers that sign a call (S7-32); only used for GET and POST. Default: calls are not signed. */
  readonly sign?: CallSigner | undefined;
  /** Called with each response: the release of the server's front end; `''` when not sent. */
  readonly onRelease?: (release: string) => void;
  readonly now?: () => number;
  /** Network adapter, replaced in tests. */
  readonly adapter?: AxiosAdapter | undefined;
}

function addHeaders(config: InternalAxiosRequestConfig, options: HttpOptions): InternalAxiosRequestConfig {
  const token = options.token();
  const lowAppId = options.lowAppId?.() ?? null;
  if (token !== null && !config.headers.has('X-Access-Token')) config.headers.set('X-Access-Token', token);
  config.headers.set('tenant-id', String(options.tenantId()));
  if (lowAppId !== null) config.headers.set('X-Low-App-ID', lowAppId);
  if (options.language) config.headers.set('Accept-Language', options.language());
  if (config.method?.toUpperCase() === 'GET' && !config.url?.includes(WITHOUT_TIMESTAMP)) {
    const seconds = Math.floor((options.now ?? Date.now)() / 1000);
    config.params = { ...config.params, _t: seconds };
  }
  return config;
}

const SIGNED_METHODS = new Set(['GET', 'POST']);

async function addSignature(config: InternalAxiosRequestConfig, sign: CallSigner): Promise<InternalAxiosRequestConfig> {
  if (!SIGNED_METHODS.has(config.method?.toUpperCase() ?? '')) return config;
  const params: unknown = config.params;
  const body: unknown = config.data;
  const headers = await sign({ url: config.url ?? '', params: isRecord(params) ? params : {}, body });
  for (const [name, value] of Object.entries(headers)) config.headers.set(name, value);
  return config;
}

/** Creates the error of a call without a response: cancelled, timed out, or no connection. */
function unanswered(error: unknown): CallError {
  // The signing code failed to load.
  if (error instanceof ChunkError) return new CallError('network', t('http.offline'));
  if (axios.isCancel(error)) return new CallError('cancelled', t('http.cancelled'));
  if (isAxiosError(error)) {
    const slow = error.code === AxiosError.ECONNABORTED || error.code === AxiosError.ETIMEDOUT;
    return new CallError('network', slow ? t('http.timeout') : t('http.offline'));
  }
  return new CallError('other', error instanceof Error ? error.message : String(error));
}

const progressOf = (tell: CallRequest['onProgress']): AxiosRequestConfig['onDownloadProgress'] =>
  tell &&
  (({ progress }) => {
    if (progress !== undefined) tell(progress);
  });

const receivingOf = ({ onProgress, onReceived }: CallRequest): AxiosRequestConfig['onDownloadProgress'] =>
  onReceived === undefined ? progressOf(onProgress) : ({ loaded }) => onReceived(loaded);

async function send(
  instance: AxiosInstance,
  request: CallRequest,
  responseType: 'json' | 'blob' = 'json',
): Promise<AxiosResponse<unknown>> {
  try {
    return await instance.request<unknown>({
      method: request.method,
      url: request.url,
      responseType,
      ...present({
        params: request.params,
        data: request.body,
        headers: request.headers && { ...request.headers },
        signal: request.signal,
        onDownloadProgress: receivingOf(request),
        onUploadProgress: progressOf(request.onSent),
      }),
    });
  } catch (error) {
    throw unanswered(error);
  }
}

const headerOf = (response: AxiosResponse<unknown>, name: string): string => {
  const value: unknown = response.headers[name];
  return typeof value === 'string' ? value : '';
};
const etagOf = (response: AxiosResponse<unknown>): string | null => headerOf(response, 'etag') || null;

const nameOf = (response: AxiosResponse<unknown>): string => {
  const disposition: unknown = response.headers['content-disposition'];
  const [, encoded = ''] = /filename\*=UTF-8''([^;]+)/i.exec(String(disposition ?? '')) ?? [];
  try {
    return decodeURIComponent(encoded);
  } catch {
    return '';
  }
};

/** Parses the envelope of a failed file request. */
async function envelopeIn(body: unknown): Promise<Envelope | null> {
  if (!(body instanceof Blob)) return toEnvelope(body);
  try {
    return toEnvelope(JSON.parse(await body.text()));
  } catch {
    return null;
  }
}

const PROXY_STATUS = new Set([502, 503, 504]);

/** Returns whether a proxy answered with its own page because the server behind it did not. */
const isFromProxy = ({ status, data }: AxiosResponse<unknown>): boolean =>
  PROXY_STATUS.has(status) && !(data instanceof Blob) && toEnvelope(data) === null;

export function createHttpClient(options: HttpOptions): HttpClient {
  const instance = axios.create({
    baseURL: options.base,
    timeout: TIMEOUT_MS,
    validateStatus: () => true,
    // Sessions use no cookie, and reading one would delay every call.
    xsrfCookieName: '',
    ...present({ adapter: options.adapter }),
  });
  const { sign } = options;
  const { request } = instance.interceptors;
  // Synchronous: a call made while a page renders is sent without delay.
  if (sign === undefined) request.use((config) => addHeaders(config, options), null, { synchronous: true });
  else request.use(async (config) => addSignature(addHeaders(config, options), sign));

  /** Reports an ended session or a refusal, and returns the error. */
  const failed = (error: CallError, request: CallRequest, token: string | null): CallError => {
    if (error.kind === 'expired' && request.expiry !== 'ignore') options.onExpired?.(token, error.status);
    if (error.status === 403 && request.refusal !== 'ignore') options.onRefused?.();
    return error;
  };

  const reach = async (request: CallRequest, responseType?: 'blob'): Promise<AxiosResponse<unknown>> => {
    try {
      const response = await send(instance, request, responseType);
      options.onReach?.(!isFromProxy(response));
      options.onRelease?.(headerOf(response, 'x-release'));
      return response;
    } catch (error) {
      if (error instanceof CallError && error.kind === 'network' && error.message !== t('http.timeout'))
        options.onReach?.(false);
      throw error;
    }
  };

  const exchange = async (request: CallRequest): Promise<HttpAnswer> => {
    const token = options.token();
    const response = await reach(request);
    const envelope = toEnvelope(response.data);
    const { status } = response;
    const header = (name: string): string => headerOf(response, name);
    const answer = { status, envelope, etag: etagOf(response), header };
    if (status === 304) return { ...answer, envelope: null };
    const isGood = status >= 200 && status < 300;
    // A refusal in the envelope also applies to callers that read only the headers.
    if (isGood && (envelope?.success ?? request.bare)) return answer;
    const page = typeof response.data === 'string' ? response.data : '';
    throw failed(callErrorOf(status, envelope, page), request, token);
  };
  const file = async (request: CallRequest): Promise<ReceivedFile> => {
    const token = options.token();
    const response = await reach(request, 'blob');
    const { data, status } = response;
    const isEnvelope = String(response.headers['content-type'] ?? '').includes('json');
    if (status === 200 && data instanceof Blob && !isEnvelope) return { content: data, name: nameOf(response) };
    throw failed(callErrorOf(status, await envelopeIn(data)), request, token);
  };
  const call = async (request: CallRequest): Promise<unknown> => (await exchange(request)).envelope?.result ?? null;
  return { call, exchange, file };
}
