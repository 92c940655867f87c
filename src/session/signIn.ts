import { CallError } from '../http/callError.ts';
import { isRecord, textOf } from '../http/envelope.ts';
import type { HttpClient } from '../http/httpClient.ts';
import { t } from '../locales/t.ts';
import type { Session } from './session.ts';
import { toUserInfo } from './session.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** What a good sign-in brings (S3-2). */
export interface SignedIn {
  readonly token: string;
  readonly userInfo: unknown;
  readonly departs: unknown;
  /** Of several departments one has to be chosen first (S4-8). */
  readonly departments: 'none' | 'one' | 'several' | 'unsaid';
}

const DEPARTMENTS: Readonly<Record<string, SignedIn['departments']>> = { 0: 'none', 1: 'one', 2: 'several' };

/** The code must be 200, as number or as text, and nothing else (S4-2, D32). */
const isGood = (code: number | string): boolean => code === 200 || code === '200';

/** Rejects with a CallError that carries the response when the sign-in is refused (S8-10). */
async function requestSignIn(http: HttpClient, credentials: Credentials): Promise<SignedIn> {
  const { status, envelope } = await http.exchange({
    method: 'POST',
    url: '/sys/login',
    body: { ...credentials, remember_me: true },
    expiry: 'ignore',
  });
  const result = envelope?.result;
  const token = textOf(result, 'token');
  if (envelope === null || !isGood(envelope.code) || token === '' || !isRecord(result)) {
    throw new CallError('other', envelope?.message || t('signIn.failed'), { status, envelope });
  }
  return {
    token,
    userInfo: result['userInfo'],
    departs: result['departs'],
    departments: DEPARTMENTS[textOf(result, 'multi_depart')] ?? 'unsaid',
  };
}

/** Begins the session; answers with the sign-in instead where a department has to be chosen first. */
export async function signIn(http: HttpClient, session: Session, credentials: Credentials): Promise<SignedIn | null> {
  const signedIn = await requestSignIn(http, credentials);
  if (signedIn.departments === 'several') return signedIn;
  session.begin(signedIn);
  session.state.withoutDepartment = signedIn.departments === 'none';
  return null;
}

/** Gives up a sign-in that was not finished; that the server may not answer changes nothing here. */
export const abandonSignIn = (http: HttpClient, { token }: SignedIn): Promise<void> =>
  requestSignOut(http, token).catch(() => undefined);

/** Signs the same person in again while work is open (D5); another person's sign-in is not adopted. */
export async function signInAgain(http: HttpClient, session: Session, credentials: Credentials): Promise<void> {
  const { token, userInfo } = await requestSignIn(http, credentials);
  if (toUserInfo(userInfo).id !== session.state.info?.id) {
    await requestSignOut(http, token);
    throw new CallError('other', t('signIn.anotherUser'));
  }
  session.renew(token);
}

async function requestSignOut(http: HttpClient, token: string): Promise<void> {
  await http.call({
    method: 'POST',
    url: '/sys/logout',
    body: {},
    headers: { 'X-Access-Token': token },
    expiry: 'ignore',
  });
}

/**
 * Forgets the session at once, whether or not the server answers (S4-4); its failure is thrown, to be shown (S8-11).
 * The reason stands on the sign-in page.
 */
export async function signOut(http: HttpClient, session: Session, reason?: string): Promise<void> {
  const { token } = session.state;
  session.end(reason);
  if (token !== null) await requestSignOut(http, token);
}
