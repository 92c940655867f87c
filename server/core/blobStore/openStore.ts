import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, type Config } from '../config/config.ts';
import type { FileStore } from './fileStore.ts';
import { folderStore } from './folderStore.ts';
import { s3Store, type S3Settings } from './s3Store.ts';

const NEEDED = ['endpoint', 'bucket', 'accessKeyId', 'secretAccessKey'] as const;
const DEFAULTS = { region: 'us-east-1', prefix: '' };

const readJsonFile = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    // The message of a JSON parser quotes pieces of the text.
    const said = error instanceof SyntaxError ? 'not JSON' : String(error);
    throw new ConfigError(`WAYBILL_S3: ${path}: ${said}`);
  }
};

/**
 * Reads the settings of a bucket. Throws ConfigError that names what is missing or not a text; secrets are not repeated
 * in the error.
 */
export function readS3Settings(path: string): S3Settings {
  const given: Readonly<Record<string, unknown>> = Object(readJsonFile(path));
  const known: Readonly<Record<string, unknown>> = { ...DEFAULTS, ...given };
  const textAt = (name: keyof S3Settings): string => (typeof known[name] === 'string' ? known[name] : '');
  const missing = NEEDED.filter((name) => textAt(name) === '');
  const wrong = /^https?:\/\/[^/?#@]+/.test(textAt('endpoint')) ? [] : ['endpoint'];
  const faults = [...new Set([...missing, ...wrong])];
  if (faults.length > 0) throw new ConfigError(`WAYBILL_S3: ${path}: ${faults.join(', ')}`);
  return {
    endpoint: textAt('endpoint'),
    bucket: textAt('bucket'),
    region: textAt('region') || DEFAULTS.region,
    accessKeyId: textAt('accessKeyId'),
    secretAccessKey: textAt('secretAccessKey'),
    prefix: textAt('prefix'),
  };
}

/** Opens the store of contents: the bucket of WAYBILL_S3, else a folder in the data folder. */
export const openStore = ({ s3File, dataFolder }: Pick<Config, 's3File' | 'dataFolder'>): FileStore =>
  s3File === undefined ? folderStore(join(dataFolder, 'files')) : s3Store(readS3Settings(s3File));
