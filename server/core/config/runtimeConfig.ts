import { readFileSync } from 'node:fs';
import type { RuntimeConfig } from '../../../contract/runtimeConfig.ts';
import { ConfigError } from './config.ts';
import { DEFAULT_LINKS } from './friendlyLinks.ts';

/** Settings that an operator's file may contain (D16, S9-3); every key has a neutral default. */
export interface OperatorConfig extends Omit<RuntimeConfig, 'thirdParty' | 'captcha' | 'signSecret'> {
  /** Whether the front end signs its calls (D36); another back end behind `apiBase` may require it. */
  readonly signCalls: boolean;
}

const DEFAULTS: OperatorConfig = {
  apiBase: '/api',
  ssoUrl: '',
  previewUrl: '',
  staticDomain: '/api/sys/common/static',
  productTitle: '智慧报关服务平台',
  productTitleEn: 'Smart Customs Platform',
  company: { title: '示例报关有限公司', titleEn: 'Example Customs Brokers', url: '' },
  university: { title: '示例大学', titleEn: 'Example University', url: '' },
  helpUrl: 'https://www.singlewindow.cn',
  copyright: '',
  links: DEFAULT_LINKS,
  embeddedSites: [],
  signCalls: false,
};

/** Returns what is wrong with a value, or null. */
type Check = (value: unknown) => string | null;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text: Check = (value) =>
  typeof value === 'string' && value.length <= 200 ? null : 'expected at most 200 characters';

const filledText: Check = (value) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 60 ? null : 'expected 1 to 60 characters';

const isHttp = (value: string): boolean => /^https?:\/\//i.test(value) && URL.canParse(value);

/** Refuses `javascript:` and the like: the value becomes a link on every page. */
const httpUrl: Check = (value) =>
  typeof value === 'string' && value.length <= 500 && (value === '' || isHttp(value))
    ? null
    : 'expected an address with http:// or https://, or nothing';

const address: Check = (value) =>
  typeof value === 'string' && /^\/(?!\/)/.test(value) && value.length <= 500 ? null : httpUrl(value);

const site: Check = (value) =>
  typeof value === 'string' && /^https?:\/\/(?:[a-z0-9-]+\.)*[a-z0-9-]+(?::(?:\d{1,5}|\*))?$/i.test(value)
    ? null
    : 'expected a site without a path, such as https://bi.example:8443';

const object =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) => {
    if (!isObject(value)) return 'expected an object';
    const unknown = Object.keys(value).find((key) => !Object.hasOwn(checks, key));
    if (unknown !== undefined) return `"${unknown}" is not one of ${Object.keys(checks).join(', ')}`;
    for (const [key, check] of Object.entries(checks)) {
      const fault = check(value[key]);
      if (fault !== null) return `"${key}": ${fault}`;
    }
    return null;
  };

const list =
  (most: number, check: Check): Check =>
  (value) => {
    if (!Array.isArray(value) || value.length > most) return `expected a list of at most ${most}`;
    for (const [index, item] of value.entries()) {
      const fault = check(item);
      if (fault !== null) return `${index + 1}: ${fault}`;
    }
    return null;
  };

const optionalText: Check = (value) => (value === undefined || value === '' ? null : filledText(value));

/** A name without an address is allowed. */
const link = object({
  title: filledText,
  titleEn: optionalText,
  url: (value) => (value === undefined ? null : httpUrl(value)),
});

const CHECKS: Readonly<Record<keyof OperatorConfig, Check>> = {
  apiBase: address,
  ssoUrl: httpUrl,
  previewUrl: address,
  staticDomain: address,
  productTitle: filledText,
  productTitleEn: optionalText,
  company: link,
  university: link,
  helpUrl: address,
  copyright: text,
  links: list(8, object({ title: filledText, titleEn: optionalText, items: list(60, link) })),
  embeddedSites: list(50, site),
  signCalls: (value) => (typeof value === 'boolean' ? null : 'expected true or false'),
};

/**
 * Returns the file's keys merged over the defaults. Throws ConfigError that names an unknown key or the error of a key.
 */
export function readRuntimeConfig(file: string | undefined): OperatorConfig {
  if (file === undefined) return DEFAULTS;
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ConfigError(`WAYBILL_CONFIG: ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  // A product with its own name does not get our English default name.
  const own = isObject(given) && given['productTitle'] !== undefined && { productTitleEn: '' };
  const config = isObject(given) ? { ...DEFAULTS, ...own, ...given } : given;
  const fault = object(CHECKS)(config);
  if (fault !== null) throw new ConfigError(`WAYBILL_CONFIG: ${file}: ${fault}`);
  // Every key was checked.
  return config as OperatorConfig;
}
