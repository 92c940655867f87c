import { isRecord, numberOf, textOf } from './reading.ts';

/** Health of the server, as `/sys/monitor/server` reports it to administrators (S2.1-16). Sizes in bytes. */
export interface ServerHealth {
  readonly time: string;
  /** Version of Node.js. */
  readonly node: string;
  readonly upSeconds: number;
  readonly cpus: number;
  readonly load: number;
  readonly memory: {
    readonly process: number;
    readonly heapUsed: number;
    readonly heapTotal: number;
    readonly total: number;
    readonly free: number;
  };
  readonly database: {
    readonly version: string;
    readonly size: number;
    readonly poolMost: number;
    readonly poolBusy: number;
    readonly poolWaiting: number;
  };
  /** Number of sessions of the caller's tenant. */
  readonly sessions: number;
  readonly sockets: number;
}

export function toServerHealth(source: unknown): ServerHealth {
  const { memory, database } = isRecord(source) ? source : {};
  return {
    time: textOf(source, 'time'),
    node: textOf(source, 'node'),
    upSeconds: numberOf(source, 'upSeconds'),
    cpus: numberOf(source, 'cpus'),
    load: numberOf(source, 'load'),
    memory: {
      process: numberOf(memory, 'process'),
      heapUsed: numberOf(memory, 'heapUsed'),
      heapTotal: numberOf(memory, 'heapTotal'),
      total: numberOf(memory, 'total'),
      free: numberOf(memory, 'free'),
    },
    database: {
      version: textOf(database, 'version'),
      size: numberOf(database, 'size'),
      poolMost: numberOf(database, 'poolMost'),
      poolBusy: numberOf(database, 'poolBusy'),
      poolWaiting: numberOf(database, 'poolWaiting'),
    },
    sessions: numberOf(source, 'sessions'),
    sockets: numberOf(source, 'sockets'),
  };
}

/** Data that support staff ask for first, as `/sys/environment` reports it to all users. */
export interface ServerEnvironment {
  readonly version: string;
  /** Time on the server's clock, +08:00. */
  readonly time: string;
  /** The same time in milliseconds since 1970. */
  readonly moment: number;
  readonly pages: number;
  readonly problems: number;
  readonly development: boolean;
}

export const toServerEnvironment = (source: unknown): ServerEnvironment => ({
  version: textOf(source, 'version'),
  time: textOf(source, 'time'),
  moment: numberOf(source, 'moment'),
  pages: numberOf(source, 'pages'),
  problems: numberOf(source, 'problems'),
  development: isRecord(source) && source['development'] === true,
});
