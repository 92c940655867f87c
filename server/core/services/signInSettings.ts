import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { ConfigError, type Config } from '../config/config.ts';
import { readRuntimeConfig } from '../config/runtimeConfig.ts';
import type { GatewaySettings } from './smsGateway.ts';

/** A third party whose accounts may sign in here, by OAuth 2 with an authorisation code. */
export interface ProviderSettings {
  /** `github`, `dingtalk`: its name in the API. */
  readonly thirdType: string;
  /** The text of its button. */
  readonly title: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  /** Returns the holder of a token. */
  readonly userUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope?: string;
  /** Key of the account's id in the response of `userUrl`; `id` by default. */
  readonly idKey?: string;
}

export interface SignInSettings {
  readonly providers: readonly ProviderSettings[];
  readonly sms?: GatewaySettings | undefined;
  /** Whether a sign-in by account requires a captcha (D28); false by default. */
  readonly captcha: boolean;
  /** Address of the CAS server, without a trailing slash; blank: none. */
  readonly ssoUrl: string;
  /** WAYBILL_PUBLIC_URL; blank only where neither providers nor single sign-on need it. */
  readonly publicUrl: string;
}

const text = { type: 'string', minLength: 1, maxLength: 2000 };
const address = { type: 'string', pattern: '^https?://[^/]', maxLength: 2000 };

const FILE_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  properties: {
    captcha: { type: 'boolean' },
    sms: {
      type: 'object',
      additionalProperties: false,
      required: ['url'],
      properties: { url: address, token: text },
    },
    providers: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['thirdType', 'title', 'authorizeUrl', 'tokenUrl', 'userUrl', 'clientId', 'clientSecret'],
        properties: {
          thirdType: { type: 'string', pattern: '^[a-z][a-z0-9_]{0,40}$' },
          title: text,
          authorizeUrl: address,
          tokenUrl: address,
          userUrl: address,
          clientId: text,
          clientSecret: text,
          scope: text,
          idKey: text,
        },
      },
    },
  },
};

type SignInFile = Partial<Pick<SignInSettings, 'captcha' | 'providers' | 'sms'>>;

/** Reads the file. Errors do not quote its values: it holds secrets. */
function readFile(file: string): SignInFile {
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'no valid JSON' : String(error);
    throw new ConfigError(`WAYBILL_SIGN_IN: ${file}: ${reason}`);
  }
  const isValid = new Ajv({ allErrors: true }).compile<SignInFile>(FILE_SCHEMA);
  if (isValid(given)) return given;
  const problems = (isValid.errors ?? []).map(({ instancePath, message }) => `  ${instancePath || '/'} ${message}`);
  throw new ConfigError(`WAYBILL_SIGN_IN: ${file}:\n${problems.join('\n')}`);
}

/** Reads the sign-in methods other than account and password. Throws ConfigError that names what is wrong. */
export function readSignInSettings({ signInFile, runtimeFile, publicUrl = '' }: Config): SignInSettings {
  const file = signInFile === undefined ? {} : readFile(signInFile);
  const ssoUrl = readRuntimeConfig(runtimeFile).ssoUrl.replace(/\/+$/, '');
  const { captcha = false, providers = [], sms } = file;
  if (publicUrl === '' && (ssoUrl !== '' || providers.length > 0))
    throw new ConfigError(
      'WAYBILL_PUBLIC_URL: single sign-on and providers need the address by which browsers reach this server',
    );
  return { captcha, providers, ssoUrl, publicUrl, sms };
}
