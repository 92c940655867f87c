import { join, resolve } from 'node:path';
import { projectFolder } from './projectFolder.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What the environment says; README lists the variables. */
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
  /** WAYBILL_ADMIN_PASSWORD, for a fresh database; absent: a random one. */
  readonly adminPassword?: string;
  /** WAYBILL_DEMO_PASSWORD, for the demo accounts; absent: random ones. */
  readonly demoPassword?: string;
  /** WAYBILL_DEMO: whether a fresh database gets accounts and records to try; on by default with the embedded one. */
  readonly demo: boolean;
  /** WAYBILL_LOG; `warn` by default. */
  readonly logLevel: LogLevel;
  /** NODE_ENV=development: problems of schemas are shown to everyone who may open the page. */
  readonly development: boolean;
  /** The built front end. */
  readonly clientFolder: string;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

const SWITCHES: Readonly<Record<string, boolean>> = {
  '1': true,
  on: true,
  true: true,
  '0': false,
  off: false,
  false: false,
};

const isLogLevel = (text: string): text is LogLevel => LOG_LEVELS.some((level) => level === text);

const isPostgresUrl = (text: string): boolean => /^postgres(ql)?:\/\/./.test(text) && URL.canParse(text);

/** Only keys with a value, so that an absent one stays absent. */
const given = <K extends string>(key: K, value: string | undefined): { [P in K]?: string } =>
  value === undefined ? {} : ({ [key]: value } as { [P in K]: string });

/** Throws ConfigError that names every faulty variable at once. An empty variable counts as unset. */
export function readConfig(environment: Environment): Config {
  const problems: string[] = [];
  const text = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const checked = <T>(name: string, fallback: T, read: (value: string) => T | undefined, expected: string): T => {
    const value = text(name);
    if (value === undefined) return fallback;
    const result = read(value);
    if (result === undefined) problems.push(`${name}: ${expected}`);
    return result ?? fallback;
  };
  const password = (name: string): string | undefined => {
    const value = environment[name] || undefined;
    if (value !== undefined && (value.length < 8 || value.length > 128)) problems.push(`${name}: 8 to 128 characters`);
    return value;
  };

  const port = checked(
    'PORT',
    8080,
    (value) => (/^\d{1,5}$/.test(value) && Number(value) < 65_536 ? Number(value) : undefined),
    'a number from 0 to 65535',
  );
  const databaseUrl = checked<string | undefined>(
    'DATABASE_URL',
    undefined,
    (value) => (isPostgresUrl(value) ? value : undefined),
    'an address like postgres://user:password@host:5432/database',
  );
  const config: Config = {
    host: text('HOST') ?? '0.0.0.0',
    port,
    ...given('databaseUrl', databaseUrl),
    dataFolder: resolve(projectFolder, text('WAYBILL_DATA') ?? '.data'),
    schemasFolder: resolve(projectFolder, text('WAYBILL_SCHEMAS') ?? 'schemas'),
    ...given('runtimeFile', text('WAYBILL_CONFIG')),
    ...given('adminPassword', password('WAYBILL_ADMIN_PASSWORD')),
    ...given('demoPassword', password('WAYBILL_DEMO_PASSWORD')),
    demo: checked('WAYBILL_DEMO', databaseUrl === undefined, (value) => SWITCHES[value.toLowerCase()], 'on or off'),
    logLevel: checked<LogLevel>(
      'WAYBILL_LOG',
      'warn',
      (value) => (isLogLevel(value) ? value : undefined),
      `one of ${LOG_LEVELS.join(', ')}`,
    ),
    development: text('NODE_ENV') === 'development',
    clientFolder: join(projectFolder, 'dist/client'),
  };
  if (problems.length > 0)
    throw new ConfigError(`配置有误 (environment):\n${problems.map((p) => `  ${p}`).join('\n')}`);
  return config;
}
