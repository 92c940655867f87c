import { renderersZhCN, type Ports } from '../../renderers/index.ts';

type Part = Record<string, unknown>;

/** Returns an object whose methods throw an error with their name when the test did not provide them. */
const unexpected = (name: string, given: Part): Part =>
  new Proxy(given, {
    get: (target, key) => {
      if (key in target || typeof key === 'symbol') return target[String(key)];
      return () => {
        throw new Error(`${name}.${key} was called, and the test gives no such port`);
      };
    },
  });

const texts: Readonly<Record<string, string>> = renderersZhCN;

/** Messages and navigation of the page, in order: `success 保存成功`, `navigate /orders`. */
export type Told = string[];

export interface TestPortsOptions {
  readonly dataSource?: Partial<Ports['dataSource']>;
  readonly dictionaries?: Partial<Ports['dictionaries']>;
  readonly host?: Partial<Ports['host']>;
  /** Codes that the user lacks; everything else is granted. */
  readonly denied?: readonly string[];
  readonly told?: Told;
  readonly problems?: Ports['problems'];
  readonly button?: Ports['button'];
  readonly check?: Ports['check'];
  readonly summaries?: Ports['summaries'];
  readonly listViews?: Ports['listViews'];
  readonly review?: Partial<NonNullable<Ports['review']>>;
  readonly messages?: Partial<NonNullable<Ports['messages']>>;
  readonly files?: Partial<NonNullable<Ports['files']>>;
  readonly exports?: Partial<NonNullable<Ports['exports']>>;
  readonly imports?: Ports['imports'];
  readonly prints?: Partial<NonNullable<Ports['prints']>>;
  readonly uploads?: Partial<NonNullable<Ports['uploads']>>;
  readonly reports?: Partial<NonNullable<Ports['reports']>>;
  readonly directory?: Partial<NonNullable<Ports['directory']>>;
  readonly trees?: Ports['trees'];
  readonly tableUpdates?: Ports['tableUpdates'];
  readonly drafts?: Ports['drafts'];
  readonly preferences?: Ports['preferences'];
  readonly savedQueries?: Ports['savedQueries'];
  readonly connection?: Ports['connection'];
  readonly enterGoesOn?: Ports['enterGoesOn'] | undefined;
  readonly panels?: Ports['panels'];
}

/**
 * Ports of a test: a port that is not given throws when it is used. `host` and `messages` record their calls in `told`.
 */
export function testPorts(options: TestPortsOptions = {}): Ports {
  const { denied = [], told = [] } = options;
  const listeners = new Set<() => void>();
  const host: Ports['host'] = {
    navigate: (path) => void told.push(`navigate ${path}`),
    replace: (path) => void told.push(`replace ${path}`),
    close: () => void told.push('close'),
    setTab: () => undefined,
    recordsChanged: () => {
      for (const listener of listeners) listener();
    },
    onRecordsChanged: (_page, listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return {
    // Prefetching is up to the shell.
    dataSource: unexpected('dataSource', {
      expect: () => undefined,
      ...options.dataSource,
    }) as unknown as Ports['dataSource'],
    dictionaries: unexpected('dictionaries', { ...options.dictionaries }) as unknown as Ports['dictionaries'],
    host: { ...host, ...options.host },
    user: { id: 'u1', username: 'clerk', realname: '制单员', orgCode: 'A01A01' },
    can: Object.assign((code: string) => !denied.includes(code), {
      withheld: new Map(denied.map((code) => [code, 'hidden' as const])),
    }),
    t: (key, parameters = {}) => {
      const text = texts[key];
      if (text === undefined) throw new Error(`The catalogue has no text "${key}"`);
      return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parameters[name] ?? ''));
    },
    notify: {
      success: (text) => void told.push(`success ${text}`),
      warning: (text) => void told.push(`warning ${text}`),
      error: (text) => void told.push(`error ${text}`),
    },
    ...(options.problems === undefined ? {} : { problems: options.problems }),
    ...(options.messages === undefined
      ? {}
      : { messages: unexpected('messages', { ...options.messages }) as unknown as NonNullable<Ports['messages']> }),
    ...(options.files === undefined
      ? {}
      : { files: unexpected('files', { ...options.files }) as unknown as NonNullable<Ports['files']> }),
    ...(options.exports === undefined
      ? {}
      : { exports: unexpected('exports', { ...options.exports }) as unknown as NonNullable<Ports['exports']> }),
    ...(options.uploads === undefined
      ? {}
      : { uploads: unexpected('uploads', { ...options.uploads }) as unknown as NonNullable<Ports['uploads']> }),
    ...(options.reports === undefined
      ? {}
      : { reports: unexpected('reports', { ...options.reports }) as unknown as NonNullable<Ports['reports']> }),
    ...(options.directory === undefined
      ? {}
      : { directory: unexpected('directory', { ...options.directory }) as unknown as NonNullable<Ports['directory']> }),
    ...(options.prints === undefined
      ? {}
      : { prints: unexpected('prints', { ...options.prints }) as unknown as NonNullable<Ports['prints']> }),
    trees: options.trees,
    ...(options.imports && { imports: options.imports }),
    enterGoesOn: options.enterGoesOn,
    summaries: options.summaries,
    listViews: options.listViews,
    review:
      options.review &&
      ({
        comments: async () => ({ comments: [], mayComment: false, mayAnswer: false }),
        lastChanges: async () => null,
        ...options.review,
      } as NonNullable<Ports['review']>),
    ...(options.tableUpdates === undefined ? {} : { tableUpdates: options.tableUpdates }),
    ...(options.savedQueries === undefined ? {} : { savedQueries: options.savedQueries }),
    ...(options.preferences === undefined ? {} : { preferences: options.preferences }),
    ...(options.connection === undefined ? {} : { connection: options.connection }),
    ...(options.drafts === undefined ? {} : { drafts: options.drafts }),
    ...(options.button === undefined ? {} : { button: options.button }),
    ...(options.panels === undefined ? {} : { panels: options.panels }),
    ...(options.check === undefined ? {} : { check: options.check }),
  };
}
