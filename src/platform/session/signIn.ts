import type { Credentials, PhoneProof } from '../../../contract/signIn/credentials.ts';
import { textOf } from '../../../contract/reading.ts';
import { SECOND_FACTOR } from '../../../contract/signIn/secondFactor.ts';
import { tenantOf, toSignIn, toUserInfo } from '../../../contract/signIn/signIn.ts';
import type { SignInAnswer } from '../../../contract/signIn/signIn.ts';
import { CallError } from '../http/callError.ts';
import type { CallRequest, HttpClient } from '../http/httpClient.ts';
import { t } from '../locales/t.ts';
import { chooseDepartment } from './departments.ts';
import type { ShellSession } from './session.ts';

/** The call of one way to sign in. */
export type SignInCall = Pick<CallRequest, 'method' | 'url' | 'body'>;

export const byAccount = (credentials: Credentials): SignInCall => ({
  method: 'POST',
  url: '/sys/login',
  body: { ...credentials, remember_me: true },
});

/** S7-3. */
export const byPhone = (mobile: string, code: string): SignInCall => ({
  method: 'POST',
  url: '/sys/phoneLogin',
  body: { mobile, captcha: code } satisfies PhoneProof,
});

/** S7-6. */
export const byTicket = (ticket: string, service: string): SignInCall => ({
  method: 'POST',
  url: '/sys/cas/client/validateLogin',
  body: { ticket, service },
});

/** After the password, where a second factor is asked for (decision 0068). */
export const byCode = (ticket: string, code: string): SignInCall => ({
  method: 'POST',
  url: '/sys/loginCode',
  body: { ticket, code },
});

/** A sign-in that goes on by a code. */
export interface AwaitedCode {
  readonly ticket: string;
}

/** What a refused sign-in waits for; undefined: it was refused for good. */
export const waitingFor = (error: unknown): AwaitedCode | undefined =>
  error instanceof CallError && error.envelope?.code === SECOND_FACTOR
    ? { ticket: textOf(error.envelope.result, 'ticket') }
    : undefined;

/** The code must be 200, as number or as text, and nothing else (S4-2, D32). */
const isGood = (code: number | string): boolean => code === 200 || code === '200';

/** Rejects with a CallError that carries the response when the sign-in is refused (S8-10). */
async function requestSignIn(http: HttpClient, call: SignInCall): Promise<SignInAnswer> {
  const { status, envelope } = await http.exchange({ ...call, expiry: 'ignore' });
  const answer = toSignIn(envelope?.result);
  if (envelope === null || !isGood(envelope.code) || answer === null) {
    throw new CallError('other', envelope?.message || t('signIn.failed'), { status, envelope });
  }
  return answer;
}

/** Begins the session by any way; answers with the sign-in instead where the password has to be changed, or tenant or department chosen first. */
export async function signInBy(
  http: HttpClient,
  session: ShellSession,
  call: SignInCall,
): Promise<SignInAnswer | null> {
  const signedIn = await requestSignIn(http, call);
  if (
    (signedIn.passwordDue || signedIn.factorDue) !== '' ||
    signedIn.departments === 'several' ||
    signedIn.tenants.length > 0
  )
    return signedIn;
  session.begin({ ...signedIn, withoutDepartment: signedIn.departments === 'none' });
  return null;
}

/** By account and password. */
export const signIn = (
  http: HttpClient,
  session: ShellSession,
  credentials: Credentials,
): Promise<SignInAnswer | null> => signInBy(http, session, byAccount(credentials));

/** Gives up a sign-in that was not finished; that the server may not answer changes nothing here. */
export const abandonSignIn = (http: HttpClient, { token }: SignInAnswer): Promise<void> =>
  requestSignOut(http, token).catch(() => undefined);

/** Signs the same person in again while work is open (D5); another person's sign-in is not adopted. */
export async function signInAgain(http: HttpClient, session: ShellSession, call: SignInCall): Promise<void> {
  const { token, userInfo, passwordDue, factorDue } = await requestSignIn(http, call);
  const { info, tenantid, username } = session.state;
  const due = passwordDue || factorDue;
  if (due !== '' || info === null || toUserInfo(userInfo).id !== info.id) {
    await requestSignOut(http, token);
    throw new CallError('other', due || t('signIn.anotherUser'));
  }
  // What is open belongs to the tenant that it was opened in.
  if (tenantOf(userInfo) !== tenantid)
    await chooseDepartment(http, { orgCode: info.orgCode, username, token, loginTenantId: tenantid });
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
export async function signOut(http: HttpClient, session: ShellSession, reason?: string): Promise<void> {
  const { token } = session.state;
  session.end(reason);
  if (token !== null) await requestSignOut(http, token);
}
