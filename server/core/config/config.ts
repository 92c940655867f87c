import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { isCommonPassword } from '../base/commonPasswords.ts';
import { projectFolder } from '../base/projectFolder.ts';
import { readBackupPlan, type BackupPlan } from './backupPlan.ts';
import { readExportLimits, type ExportLimits } from './exportLimits.ts';
import { formatText, serverText } from '../texts/serverText.ts';
import { isTooShort, MAX_PASSWORD_LENGTH, SHORTEST_PASSWORD } from '../../../contract/signIn/credentials.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Settings from the environment; README lists the variables. */
export interface Config {
  /** HOST; 0.0.0.0 by default. */
  readonly host: string;
  /** PORT; 8080 by default, 0 picks a free one. */
  readonly port: number;
  /** DATABASE_URL; absent: an embedded PostgreSQL in the data folder. */
  readonly databaseUrl?: string;
  /** WAYBILL_DATA; `.data` in the project by default. */
  readonly dataFolder: string;
  /** WAYBILL_SCHEMAS; `schemas` in the project by default. */
  readonly schemasFolder: string;
  /** WAYBILL_CONFIG: a JSON file with names, links and addresses for the front end. */
  readonly runtimeFile?: string;
  /** WAYBILL_SIGN_IN: a JSON file with the captcha, the SMS gateway and the providers of accounts; it holds secrets. */
  readonly signInFile?: string;
  /**
   * WAYBILL_S3: a JSON file with the bucket that stores contents of files; it holds secrets. Absent: they are stored in
   * the data folder.
   */
  readonly s3File?: string;
  /** WAYBILL_SIGN_SECRET: the secret that signs calls (D36); absent: the default secret of clients of this contract. */
  readonly signSecret?: string;
  /** WAYBILL_PUBLIC_URL: the address by which browsers reach this server, without a trailing slash. */
  readonly publicUrl?: string;
  /** WAYBILL_TRUSTED_PROXIES: proxies that are trusted for the caller's address; none by default. */
  readonly trustedProxies: readonly string[];
  /** WAYBILL_ADMIN_PASSWORD, for a new database; absent: a random one. */
  readonly adminPassword?: string;
  /** WAYBILL_DEMO_PASSWORD, for the demo accounts; absent: random ones. */
  readonly demoPassword?: string;
  /** WAYBILL_DEMO: whether a new database gets demo accounts and records; on by default with the embedded one. */
  readonly demo: boolean;
  /** WAYBILL_LOG; `warn` by default. */
  readonly logLevel: LogLevel;
  /** NODE_ENV=development: problems of schemas are shown to everyone who may open the page. */
  readonly development: boolean;
  /** WAYBILL_REPORT_SECONDS: how long the statement of a popup report may run, 15 by default; here in milliseconds. */
  readonly reportTimeoutMs: number;
  /** WAYBILL_STATEMENT_SECONDS: how long any other statement may run, 30 by default; here in milliseconds. */
  readonly statementTimeoutMs: number;
  /** WAYBILL_EXPORT_ROWS: maximum rows of an export, 100000 by default; `50000,admin:200000` also sets it per role. */
  readonly exportLimits: ExportLimits;
  /**
   * WAYBILL_KEY: the file with the key that seals passwords of data sources; `sources.key` in the data folder by
   * default.
   */
  readonly keyFile: string;
  /** WAYBILL_SOURCE_HOSTS: databases to which a connection may be tested, as `host` or `host:port`; none by default. */
  readonly sourceHosts: readonly string[];
  /** WAYBILL_TIME_ZONE: time zone of scheduled jobs, Asia/Shanghai by default. */
  readonly timeZone: string;
  /** WAYBILL_BACKUP: folder, time and number of copies to keep; absent: no scheduled backups. */
  readonly backup?: BackupPlan;
  /** WAYBILL_WORKER_MB: memory limit of a process that reads or writes a file, 768 by default. */
  readonly workerMb: number;
  /** The built front end. */
  readonly clientFolder: string;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Parses the text of a variable; undefined when it is not as expected. */
interface Reading<T> {
  readonly read: (text: string) => T | undefined;
  readonly expected: string;
}

const SWITCHES: ReadonlyMap<string, boolean> = new Map([
  ['1', true],
  ['on', true],
  ['true', true],
  ['0', false],
  ['off', false],
  ['false', false],
]);

const SWITCH: Reading<boolean> = { read: (text) => SWITCHES.get(text.toLowerCase()), expected: 'on or off' };

const PORT: Reading<number> = {
  read: (text) => (/^\d{1,5}$/.test(text) && Number(text) < 65_536 ? Number(text) : undefined),
  expected: 'a number from 0 to 65535',
};

const SECONDS: Reading<number> = {
  read: (text) => (/^\d{1,3}$/.test(text) && Number(text) > 0 ? Number(text) : undefined),
  expected: 'a number of seconds from 1 to 999',
};

const MEGABYTES: Reading<number> = {
  read: (text) => (/^\d{2,5}$/.test(text) && Number(text) >= 64 ? Number(text) : undefined),
  expected: 'a number of megabytes from 64 to 99999',
};

const EXPORT_ROWS: Reading<ExportLimits> = {
  read: readExportLimits,
  expected: 'a number of rows, and by role where it differs: 50000,admin:200000',
};

const BACKUP_PLAN: Reading<BackupPlan | undefined> = {
  read: readBackupPlan,
  expected: 'a folder, a time and how many copies are kept: /backups 02:30 7',
};

const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/;

const HOSTS: Reading<readonly string[]> = {
  read: (text) => {
    const hosts = text.split(',').map((part) => part.trim().toLowerCase());
    return hosts.every((host) => HOST.test(host)) ? hosts : undefined;
  },
  expected: 'names of hosts with commas between: db.example.com:5432, 10.0.0.5',
};

const isTimeZone = (text: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const TIME_ZONE: Reading<string> = {
  read: (text) => (isTimeZone(text) ? text : undefined),
  expected: 'a time zone like Asia/Shanghai',
};

const LOG_LEVEL: Reading<LogLevel> = {
  read: (text) => LOG_LEVELS.find((level) => level === text),
  expected: `one of ${LOG_LEVELS.join(', ')}`,
};

const PUBLIC_URL: Reading<string | undefined> = {
  read: (text) => (/^https?:\/\/[^/?#@]+\/?$/.test(text) && URL.canParse(text) ? text.replace(/\/$/, '') : undefined),
  expected: 'an address like https://waybill.example.com',
};

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  const isWhole = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  return version !== 0 && isWhole && more.length === 0;
};

const NETWORKS: Reading<readonly string[]> = {
  read: (text) => {
    const networks = text.split(',').map((part) => part.trim());
    return networks.every(isNetwork) ? networks : undefined;
  },
  expected: 'addresses or networks with commas between: 10.0.0.5, 192.168.0.0/16',
};

const POSTGRES_URL: Reading<string | undefined> = {
  read: (text) => (/^postgres(ql)?:\/\/./.test(text) && URL.canParse(text) ? text : undefined),
  expected: 'an address like postgres://user:password@host:5432/database',
};

/** Returns the key only when it has a value, so that an absent one stays absent. */
const given = <K extends string>(key: K, value: string | undefined): { [P in K]?: string } =>
  value === undefined ? {} : ({ [key]: value } as { [P in K]: string });

/**
 * Reads the settings. Throws ConfigError that names all invalid variables at once. An empty variable counts as unset.
 */
export function readConfig(environment: Environment): Config {
  const problems: string[] = [];
  const text = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const checked = <T>(name: string, fallback: T, { read, expected }: Reading<T>): T => {
    const value = text(name);
    if (value === undefined) return fallback;
    const result = read(value);
    if (result === undefined) problems.push(`${name}: ${expected}`);
    return result ?? fallback;
  };
  const password = (name: string): string | undefined => {
    const value = environment[name] || undefined;
    if (value !== undefined && (isTooShort(value) || value.length > MAX_PASSWORD_LENGTH))
      problems.push(`${name}: ${SHORTEST_PASSWORD} to ${MAX_PASSWORD_LENGTH} characters`);
    else if (value !== undefined && isCommonPassword(value))
      problems.push(`${name}: ${formatText(serverText('passwordCommon'))} (not one of the most common passwords)`);
    return value;
  };

  const databaseUrl = checked('DATABASE_URL', undefined, POSTGRES_URL);
  const backup = checked('WAYBILL_BACKUP', undefined, BACKUP_PLAN);
  const dataFolder = resolve(text('WAYBILL_DATA') ?? join(projectFolder, '.data'));
  const config: Config = {
    host: text('HOST') ?? '0.0.0.0',
    port: checked('PORT', 8080, PORT),
    ...given('databaseUrl', databaseUrl),
    dataFolder,
    schemasFolder: resolve(text('WAYBILL_SCHEMAS') ?? join(projectFolder, 'schemas')),
    ...given('runtimeFile', text('WAYBILL_CONFIG')),
    ...given('signInFile', text('WAYBILL_SIGN_IN')),
    ...given('s3File', text('WAYBILL_S3')),
    ...given('signSecret', text('WAYBILL_SIGN_SECRET')),
    ...given('publicUrl', checked('WAYBILL_PUBLIC_URL', undefined, PUBLIC_URL)),
    trustedProxies: checked('WAYBILL_TRUSTED_PROXIES', [], NETWORKS),
    ...given('adminPassword', password('WAYBILL_ADMIN_PASSWORD')),
    ...given('demoPassword', password('WAYBILL_DEMO_PASSWORD')),
    demo: checked('WAYBILL_DEMO', databaseUrl === undefined, SWITCH),
    logLevel: checked('WAYBILL_LOG', 'warn', LOG_LEVEL),
    development: text('NODE_ENV') === 'development',
    reportTimeoutMs: 1000 * checked('WAYBILL_REPORT_SECONDS', 15, SECONDS),
    statementTimeoutMs: 1000 * checked('WAYBILL_STATEMENT_SECONDS', 30, SECONDS),
    exportLimits: checked('WAYBILL_EXPORT_ROWS', { others: 100_000, byRole: new Map() }, EXPORT_ROWS),
    keyFile: resolve(text('WAYBILL_KEY') ?? join(dataFolder, 'sources.key')),
    sourceHosts: checked('WAYBILL_SOURCE_HOSTS', [], HOSTS),
    timeZone: checked('WAYBILL_TIME_ZONE', 'Asia/Shanghai', TIME_ZONE),
    ...(backup !== undefined && { backup }),
    workerMb: checked('WAYBILL_WORKER_MB', 768, MEGABYTES),
    clientFolder: join(projectFolder, 'dist/client'),
  };
  if (problems.length > 0)
    throw new ConfigError(`配置有误 (environment):\n${problems.map((p) => `  ${p}`).join('\n')}`);
  return config;
}
