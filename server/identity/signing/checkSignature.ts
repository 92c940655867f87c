import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readSigningTime, signatureOf } from '../../../engine/index.ts';
import type { SignedCall } from '../../../engine/index.ts';
import type { Config } from '../../core/config/config.ts';
import { businessFailure } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { API_PREFIX } from '../../core/calls/routeDefinition.ts';

/** Default secret that clients of this contract are built with; published in public sources. */
const CUSTOMARY_SECRET = 'dd05f1c54d63749eda95f9fa6d49v442a';

/** Maximum deviation of a signature's time from now, ms. */
const MAX_AGE_MS = 5 * 60_000;

/** Contract 6.5; `*` matches one part of the path. */
const SIGNED_CALLS: readonly string[] = [
  '/sys/dict/getDictItems/*',
  '/sys/dict/loadDict/*',
  '/sys/dict/loadDictOrderByValue/*',
  '/sys/dict/loadDictItem/*',
  '/sys/dict/loadTreeData',
  '/sys/api/queryTableDictItemsByCode',
  '/sys/api/queryFilterTableDictInfo',
  '/sys/api/queryTableDictByKeys',
  '/sys/api/translateDictFromTable',
  '/sys/api/translateDictFromTableByKeys',
  '/sys/sendChangePwdSms',
  '/sys/user/sendChangePhoneSms',
  '/sys/sms',
  '/desform/api/sendVerifyCode',
];

const PATTERN = new RegExp(`^${API_PREFIX}(?:${SIGNED_CALLS.map((call) => call.replace('*', '[^/]+')).join('|')})$`);

export const signSecretOf = ({ signSecret }: Config): string => signSecret ?? CUSTOMARY_SECRET;

const isSame = (given: string, wanted: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** Returns undefined for a body that is nested too deep to be serialised. */
function wantedSignature(call: SignedCall, secret: string): string | undefined {
  try {
    return signatureOf(call, secret);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function checkSignature({ headers, url, query, body }: FastifyRequest, secret: string): void {
  const given = headers['x-sign'];
  const [path = ''] = url.split('?', 1);
  if (given === undefined || given === '' || !PATTERN.test(path)) return;
  const time = String(headers['x-timestamp'] ?? '');
  if (time === '') throw businessFailure(serverText('signTimeMissing'));
  const instant = readSigningTime(time);
  if (instant === undefined || Math.abs(Date.now() - instant) > MAX_AGE_MS)
    throw businessFailure(serverText('signTimeOver'));
  // The query parsed by Fastify is an object of texts and lists of texts.
  const call = { path, query: query as Readonly<Record<string, unknown>>, body };
  const wanted = wantedSignature(call, secret);
  if (wanted === undefined || !isSame(String(given), wanted)) throw businessFailure(serverText('signWrong'));
}

/**
 * Refuses a wrong signature on calls that clients sign (D36). A correct one grants nothing: anybody who has loaded the
 * front end can produce it, so token and rights are checked whether or not a call is signed.
 */
export function checkSignatures(app: FastifyInstance, config: Config): void {
  const secret = signSecretOf(config);
  app.addHook('preValidation', async (request) => checkSignature(request, secret));
}
