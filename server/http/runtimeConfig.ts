import { readFileSync } from 'node:fs';
import { ConfigError } from '../config.ts';

export interface Link {
  readonly title: string;
  readonly url: string;
}

/** What the front end is told at run time (D16, S9-3); every key has a neutral value of its own. */
export interface RuntimeConfig {
  /** Where the API stands. */
  readonly apiBase: string;
  /** Address of single sign-on; blank: off. */
  readonly ssoUrl: string;
  /** Address that shows uploaded documents; blank: off. */
  readonly previewUrl: string;
  /** Prefix of stored files. */
  readonly staticDomain: string;
  readonly productTitle: string;
  readonly company: Link;
  readonly university: Link;
  readonly helpUrl: string;
  readonly links: readonly { readonly title: string; readonly items: readonly Link[] }[];
}

const DEFAULTS: RuntimeConfig = {
  apiBase: '/api',
  ssoUrl: '',
  previewUrl: '',
  staticDomain: '/api/sys/common/static',
  productTitle: '智慧报关服务平台',
  company: { title: '示例报关有限公司', url: '' },
  university: { title: '示例大学', url: '' },
  helpUrl: '',
  links: [
    { title: '单一窗口', items: [{ title: '中国国际贸易单一窗口', url: 'https://www.singlewindow.cn' }] },
    {
      title: '常用网站',
      items: [
        { title: '中华人民共和国海关总署', url: 'http://www.customs.gov.cn' },
        { title: '中华人民共和国商务部', url: 'http://www.mofcom.gov.cn' },
        { title: '国家税务总局', url: 'https://www.chinatax.gov.cn' },
      ],
    },
  ],
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sameKind = (value: unknown, like: unknown): boolean =>
  Array.isArray(like) ? Array.isArray(value) : isObject(like) ? isObject(value) : typeof value === typeof like;

/** The file's keys over the defaults. Throws ConfigError that names an unknown key or one of another kind. */
export function readRuntimeConfig(file: string | undefined): RuntimeConfig {
  if (file === undefined) return DEFAULTS;
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ConfigError(`WAYBILL_CONFIG: ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!isObject(given)) throw new ConfigError(`WAYBILL_CONFIG: ${file}: expected an object`);
  const defaults = new Map<string, unknown>(Object.entries(DEFAULTS));
  for (const [key, value] of Object.entries(given))
    if (!defaults.has(key) || !sameKind(value, defaults.get(key)))
      throw new ConfigError(
        `WAYBILL_CONFIG: ${file}: "${key}" is not one of ${[...defaults.keys()].join(', ')}, or of another kind`,
      );
  return { ...DEFAULTS, ...given };
}
