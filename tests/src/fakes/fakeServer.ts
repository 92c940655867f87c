import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios';

/** A request as it arrives at the network boundary. */
export interface SeenRequest {
  readonly method: string;
  /** Path with the API base, without the query. */
  readonly path: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly timeout: number | undefined;
  readonly signal: AbortSignal | undefined;
}

export interface FakeAnswer {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export type FakeRoute = (request: SeenRequest) => FakeAnswer | Promise<FakeAnswer>;

export const good = (result: unknown, code = 200): FakeAnswer => ({
  body: { success: true, message: '', code, result, timestamp: 1 },
});

export const bad = (status: number, message: string, code = status): FakeAnswer => ({
  status,
  body: { success: false, message, code, result: null, timestamp: 1 },
});

const lowerCased = (config: InternalAxiosRequestConfig): Record<string, string> =>
  Object.fromEntries(
    Object.entries(config.headers.toJSON()).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );

const toSeen = (config: InternalAxiosRequestConfig): SeenRequest => {
  const params: unknown = config.params ?? {};
  const data: unknown = config.data;
  return {
    method: (config.method ?? 'get').toUpperCase(),
    path: `${config.baseURL ?? ''}${config.url ?? ''}`,
    params: params as Record<string, unknown>,
    headers: lowerCased(config),
    body: typeof data === 'string' ? JSON.parse(data) : data,
    timeout: config.timeout,
    signal: config.signal instanceof AbortSignal ? config.signal : undefined,
  };
};

/**
 * Replaces only the network: routes by `GET /api/x`, or `GET /api/x/*` for any last segment; anything else answers 404.
 */
export function fakeServer(routes: Readonly<Record<string, FakeRoute>>) {
  const seen: SeenRequest[] = [];
  const adapter: AxiosAdapter = async (config) => {
    const request = toSeen(config);
    seen.push(request);
    const called = `${request.method} ${request.path}`;
    const route = routes[called] ?? routes[called.replace(/[^/]*$/, '*')];
    const answer = route ? await route(request) : bad(404, '');
    return {
      data: answer.body,
      status: answer.status ?? 200,
      statusText: '',
      headers: { ...answer.headers },
      config,
    };
  };
  return { adapter, seen };
}
