import { numberOf, textOf } from './reading.ts';

/** An entry of the call log as `/sys/log/list` sends it (contract 4.6). */
export interface SentCallLogEntry {
  readonly id: string;
  readonly logType: number;
  readonly logContent: string;
  /** Username. */
  readonly userid: string;
  /** Name of the person. */
  readonly username: string;
  readonly ip: string;
  /** Milliseconds. */
  readonly costTime: number | null;
  readonly clientType: 'pc' | 'h5' | null;
  readonly clientType_dictText: string;
  readonly operateType: number | null;
  readonly operateType_dictText: string;
  readonly requestUrl: string | null;
  readonly method: string | null;
  /** Always blank: request parameters are not stored. Clients of the family show it next to the method. */
  readonly requestParam: '';
  readonly createTime: string;
}

export interface CallLogEntry {
  readonly id: string;
  readonly time: string;
  readonly username: string;
  readonly realname: string;
  readonly ip: string;
  readonly clientText: string;
  /** Milliseconds; blank: not measured. */
  readonly cost: string;
  readonly content: string;
  /** Value of dictionary `operate_type`; blank: none. */
  readonly operation: string;
  readonly method: string;
  /** Route, with parameters as names. */
  readonly url: string;
}

export const toCallLogEntry = (source: unknown): CallLogEntry => ({
  id: textOf(source, 'id'),
  time: textOf(source, 'createTime'),
  username: textOf(source, 'userid'),
  realname: textOf(source, 'username'),
  ip: textOf(source, 'ip'),
  clientText: textOf(source, 'clientType_dictText'),
  cost: textOf(source, 'costTime'),
  content: textOf(source, 'logContent'),
  operation: textOf(source, 'operateType'),
  method: textOf(source, 'method'),
  url: textOf(source, 'requestUrl'),
});

/** Numbers of sign-ins (S7-19). */
export interface VisitCounts {
  readonly totalVisitCount: number;
  readonly todayVisitCount: number;
  /** Number of distinct addresses of today's sign-ins. */
  readonly todayIp: number;
}

export const toVisitCounts = (source: unknown): VisitCounts => ({
  totalVisitCount: numberOf(source, 'totalVisitCount'),
  todayVisitCount: numberOf(source, 'todayVisitCount'),
  todayIp: numberOf(source, 'todayIp'),
});
