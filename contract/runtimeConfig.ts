import { present } from '../engine/index.ts';
import { isRecord, textOf } from './reading.ts';

/** A name with an address, if known; otherwise the address is empty. */
export interface NamedLink {
  readonly title: string;
  /** Empty or missing: `title` is used in English as well. */
  readonly titleEn?: string | undefined;
  readonly url: string;
}

export interface LinkGroup {
  readonly title: string;
  readonly titleEn?: string | undefined;
  /** After reading, each item has an address. */
  readonly items: readonly NamedLink[];
}

/** A way to sign in with a third-party account. */
export interface ThirdParty {
  readonly thirdType: string;
  /** Title of its button. */
  readonly title: string;
}

/**
 * Configuration of the front end at run time, answered by `/config.json` (D16, S9-3). Every key may be missing there.
 */
export interface RuntimeConfig {
  /** Base address of the API; `/api` by default. Without a trailing slash. */
  readonly apiBase: string;
  /** Address of the single-sign-on server; empty: not used. */
  readonly ssoUrl: string;
  /** Address of the file preview service; empty: not used. */
  readonly previewUrl: string;
  /** Address prefix of stored files; without a trailing slash. */
  readonly staticDomain: string;
  readonly productTitle: string;
  /** Empty: `productTitle` is used in English as well. */
  readonly productTitleEn: string;
  readonly company: NamedLink;
  readonly university: NamedLink;
  /** Empty: no help link. */
  readonly helpUrl: string;
  /** Line in the footer of every page; empty: generated from the year and the company. */
  readonly copyright: string;
  /** Groups of links in the footer of every page. */
  readonly links: readonly LinkGroup[];
  /** Other sites that may be embedded in a frame: `https://bi.example`; port `*` means any port. */
  readonly embeddedSites: readonly string[];
  readonly thirdParty: readonly ThirdParty[];
  /** Whether a sign-in by account requires a captcha (D28). */
  readonly captcha: boolean;
  /** Secret that signs calls (D36); empty: calls are not signed. */
  readonly signSecret: string;
}

/** Without a secret if calls are not signed. */
export type SentConfig = Omit<RuntimeConfig, 'signSecret'> & Partial<Pick<RuntimeConfig, 'signSecret'>>;

export const DEFAULT_CONFIG: RuntimeConfig = {
  apiBase: '/api',
  ssoUrl: '',
  previewUrl: '',
  staticDomain: '/api/sys/common/static',
  productTitle: '智慧报关服务平台',
  productTitleEn: 'Smart Customs Platform',
  company: { title: '示例报关有限公司', titleEn: 'Example Customs Brokers', url: '' },
  university: { title: '示例大学', titleEn: 'Example University', url: '' },
  helpUrl: '',
  copyright: '',
  links: [],
  embeddedSites: [],
  thirdParty: [],
  captcha: false,
  signSecret: '',
};

/**
 * Whether a link may have this address: http, https or a path of this server. Anything else (`javascript:`) is dropped.
 */
const isAddress = (text: string): boolean => /^(https?:\/\/|\/(?!\/))/i.test(text);

const addressOf = (source: unknown, key: string): string => {
  const text = textOf(source, key);
  return isAddress(text) ? text : '';
};

const namedOf = (source: unknown) =>
  present({ title: textOf(source, 'title'), titleEn: textOf(source, 'titleEn') || undefined });

const linkOf = (source: unknown, fallback: NamedLink): NamedLink => {
  const title = textOf(source, 'title');
  return title === '' ? fallback : { ...namedOf(source), url: addressOf(source, 'url') };
};

const listOf = (source: unknown): readonly unknown[] => (Array.isArray(source) ? source : []);

/** Reads groups of links; drops links without a name or an address, and groups without links. */
const groupsOf = (source: unknown): readonly LinkGroup[] =>
  listOf(source)
    .map((group) => ({
      ...namedOf(group),
      items: listOf(isRecord(group) ? group['items'] : [])
        .map((item) => ({ ...namedOf(item), url: addressOf(item, 'url') }))
        .filter(({ title, url }) => title !== '' && url !== ''),
    }))
    .filter(({ title, items }) => title !== '' && items.length > 0);

/** Reads the content of `/config.json`; a key that is missing, of another type or unusable gets its default (S9-3). */
export function parseConfig(source: unknown): RuntimeConfig {
  const given = isRecord(source) ? source : {};
  const title = textOf(given, 'productTitle');
  return {
    apiBase: addressOf(given, 'apiBase').replace(/\/+$/, '') || DEFAULT_CONFIG.apiBase,
    ssoUrl: addressOf(given, 'ssoUrl') || DEFAULT_CONFIG.ssoUrl,
    previewUrl: addressOf(given, 'previewUrl') || DEFAULT_CONFIG.previewUrl,
    staticDomain: addressOf(given, 'staticDomain').replace(/\/+$/, '') || DEFAULT_CONFIG.staticDomain,
    productTitle: title || DEFAULT_CONFIG.productTitle,
    // A product with a custom title must not get the default English title.
    productTitleEn: textOf(given, 'productTitleEn') || (title === '' ? DEFAULT_CONFIG.productTitleEn : ''),
    company: linkOf(given['company'], DEFAULT_CONFIG.company),
    university: linkOf(given['university'], DEFAULT_CONFIG.university),
    helpUrl: addressOf(given, 'helpUrl') || DEFAULT_CONFIG.helpUrl,
    copyright: textOf(given, 'copyright') || DEFAULT_CONFIG.copyright,
    links: groupsOf(given['links']),
    embeddedSites: listOf(given['embeddedSites']).filter((site) => typeof site === 'string'),
    thirdParty: listOf(given['thirdParty'])
      .map((one) => ({ thirdType: textOf(one, 'thirdType'), title: textOf(one, 'title') }))
      .filter(({ thirdType, title }) => thirdType !== '' && title !== ''),
    captcha: given['captcha'] === true,
    signSecret: textOf(given, 'signSecret'),
  };
}

/** Replaces the Chinese names by the English ones. */
export const withEnglishNames = (config: RuntimeConfig): RuntimeConfig => {
  const named = <T extends { readonly title: string; readonly titleEn?: string | undefined }>(one: T): T => ({
    ...one,
    title: one.titleEn || one.title,
  });
  return {
    ...config,
    productTitle: config.productTitleEn || config.productTitle,
    company: named(config.company),
    university: named(config.university),
    links: config.links.map((group) => ({ ...named(group), items: group.items.map(named) })),
  };
};

/** Loads the configuration; never fails: if the file is missing or broken, the defaults apply. */
export async function loadConfig(read: () => Promise<unknown>): Promise<RuntimeConfig> {
  try {
    return parseConfig(await read());
  } catch {
    return DEFAULT_CONFIG;
  }
}
