import type { AreaMarks, CallMark, FieldMark } from './marks.ts';

const built = (method: string, path: string, asked: Pick<CallMark, 'url' | 'body'> = {}): CallMark => ({
  method,
  path,
  mark: 'built',
  ...asked,
});

const none = (why: string, paths: readonly string[]): readonly CallMark[] =>
  paths.map((path) => ({ method: 'GET', path, mark: '404', why }));

const METRICS = [
  'jvm.buffer.count',
  'jvm.buffer.memory.used',
  'jvm.classes.loaded',
  'jvm.classes.unloaded',
  'jvm.gc.live.data.size',
  'jvm.gc.max.data.size',
  'jvm.gc.memory.allocated',
  'jvm.gc.memory.promoted',
  'jvm.gc.pause',
  'jvm.memory.committed',
  'jvm.memory.max',
  'jvm.memory.used',
  'jvm.threads.daemon',
  'jvm.threads.live',
  'jvm.threads.peak',
  'process.cpu.usage',
  'process.start.time',
  'process.uptime',
  'system.cpu.count',
  'system.cpu.usage',
  'tomcat.sessions.active.current',
  'tomcat.sessions.active.max',
  'tomcat.sessions.created',
  'tomcat.sessions.expired',
  'tomcat.sessions.rejected',
].map((name) => `/actuator/metrics/${name}`);

const byId = (family: string): readonly CallMark[] => [
  built('GET', `${family}/queryById`, { url: `${family}/queryById?id=none` }),
  built('DELETE', `${family}/delete`, { url: `${family}/delete?id=none` }),
  built('DELETE', `${family}/deleteBatch`, { url: `${family}/deleteBatch?ids=none` }),
  built('GET', `${family}/list`),
  built('POST', `${family}/add`),
  built('POST', `${family}/edit`),
];

const DATA_LOG = 'monitor/datalog/datalog';
const SOURCE = 'monitor/datasource/datasource';
const JOB = 'monitor/quartz/quartz';
const ROUTE = 'monitor/route/route';

const fields: readonly FieldMark[] = [
  { page: DATA_LOG, part: 'columns', list: '/sys/dataLog/list' },
  { page: DATA_LOG, part: 'searchFormSchema', query: '/sys/dataLog/list' },
  { page: SOURCE, part: 'columns', list: '/sys/dataSource/list' },
  { page: SOURCE, part: 'searchFormSchema', query: '/sys/dataSource/list' },
  {
    page: SOURCE,
    part: 'formSchema',
    form: '/sys/dataSource/add',
    body: { code: 'marked', name: '报表库', dbType: '6', dbUrl: 'jdbc:postgresql://db/x', dbUsername: 'reader' },
  },
  { page: JOB, part: 'columns', list: '/sys/quartzJob/list' },
  { page: JOB, part: 'searchFormSchema', query: '/sys/quartzJob/list' },
  {
    page: JOB,
    part: 'formSchema',
    form: '/sys/quartzJob/add',
    body: { jobClassName: 'pruneExpired', cronExpression: '0 0 3 * * ?', status: '-1', paramterType: 'string' },
  },
  { page: ROUTE, part: 'columns', list: '/sys/gatewayRoute/list' },
  {
    page: ROUTE,
    part: 'formSchema',
    form: '/sys/gatewayRoute/add',
    body: { routerId: 'marked', name: '订单', uri: 'lb://orders' },
  },
  { page: 'monitor/redis/redis', part: 'columns', none: 'there is no Redis here' },
  {
    page: 'monitor/server/server',
    part: 'columns',
    none: 'lines of a JVM and its server; /sys/monitor/server tells process, memory, load, database and sessions of this one',
  },
  { page: 'monitor/trace/trace', part: 'columns', none: 'calls are not traced; the log of calls says who did what' },
];

export const jobsMarks: AreaMarks = {
  calls: [
    ...byId('/sys/quartzJob'),
    ...['pause', 'resume', 'execute'].map((name) =>
      built('GET', `/sys/quartzJob/${name}`, { url: `/sys/quartzJob/${name}?id=none` }),
    ),
    ...byId('/sys/dataSource'),
    {
      method: 'POST',
      path: '/online/cgreport/api/testConnection',
      mark: 'refused',
      why: 'no host is tried that the operator has not listed',
      body: { dbType: '6', dbUrl: 'jdbc:postgresql://127.0.0.1/db', dbUsername: 'reader', dbPassword: 'x' },
    },
    built('GET', '/sys/gatewayRoute/list'),
    built('POST', '/sys/gatewayRoute/updateAll'),
    built('DELETE', '/sys/gatewayRoute/delete', { url: '/sys/gatewayRoute/delete?id=none' }),
    built('GET', '/sys/dataLog/list'),
    built('GET', '/sys/dataLog/queryDataVerList', { url: '/sys/dataLog/queryDataVerList?dataTable=x&dataId=none' }),
    built('GET', '/sys/dataLog/queryCompareList', { url: '/sys/dataLog/queryCompareList?dataId1=none&dataId2=none' }),
    ...none('a JVM and its server are not what runs here; /sys/monitor/server says how this one is', METRICS),
    ...none('there is no Redis here', [
      '/sys/actuator/redis/info',
      '/sys/actuator/redis/keysSize',
      '/sys/actuator/redis/memoryInfo',
      '/sys/actuator/redis/metrics/history',
    ]),
    ...none('paths and disks of the machine are the operator’s', [
      '/sys/actuator/redis/queryDiskInfo',
      '/sys/actuator/memory/info',
    ]),
    ...none('calls are not traced; the log of calls says who did what', ['/actuator/httptrace-new/']),
  ],
  fields,
};
