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

/** Call of one sign-in method. */
export type SignInCall = Pick<CallRequest, 'method' | 'url' | 'body'>;

export const byAccount = (credentials: Credentials): SignInCall => ({
  method: 'POST',
  url: '/sys/login',
  body: { ...credentials, remember_me: true },
});

/** Sign-in by mobile number and SMS code (S7-3). */
export const byPhone = (mobile: string, code: string): SignInCall => ({
  method: 'POST',
  url: '/sys/phoneLogin',
  body: { mobile, captcha: code } satisfies PhoneProof,
});

/** Sign-in by a single sign-on ticket (S7-6). */
export const byTicket = (ticket: string, service: string): SignInCall => ({
  method: 'POST',
  url: '/sys/cas/client/validateLogin',
  body: { ticket, service },
});

/** Second step after the password when a second factor is required (decision 0068). */
export const byCode = (ticket: string, code: string): SignInCall => ({
  method: 'POST',
  url: '/sys/loginCode',
  body: { ticket, code },
});

/** A sign-in that continues with a code. */
export interface AwaitedCode {
  readonly ticket: string;
}

/** Returns what a refused sign-in waits for; undefined for a final refusal. */
export const waitingFor = (error: unknown): AwaitedCode | undefined =>
  error instanceof CallError && error.envelope?.code === SECOND_FACTOR
    ? { ticket: textOf(error.envelope.result, 'ticket') }
    : undefined;

/** The code must be 200, as number or string (S4-2, D32). */
const isGood = (code: number | string): boolean => code === 200 || code === '200';

/** Rejects with a CallError that contains the response when the sign-in is refused (S8-10). */
async function requestSignIn(http: HttpClient, call: SignInCall): Promise<SignInAnswer> {
  const { status, envelope } = await http.exchange({ ...call, expiry: 'ignore' });
  const answer = toSignIn(envelope?.result);
  if (envelope === null || !isGood(envelope.code) || answer === null) {
    throw new CallError('other', envelope?.message || t('signIn.failed'), { status, envelope });
  }
  return answer;
}

/**
 * Signs in by any method and starts the session; returns the sign-in instead when a new password, the set-up of a
 * second factor, or a choice of tenant or department is due.
 */
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

/** Signs in by account and password. */
export const signIn = (
  http: HttpClient,
  session: ShellSession,
  credentials: Credentials,
): Promise<SignInAnswer | null> => signInBy(http, session, byAccount(credentials));

/** Cancels an unfinished sign-in; ignores a server failure. */
export const abandonSignIn = (http: HttpClient, { token }: SignInAnswer): Promise<void> =>
  requestSignOut(http, token).catch(() => undefined);

/** Signs the same user in again over open work (D5); rejects the sign-in of another user. */
export async function signInAgain(http: HttpClient, session: ShellSession, call: SignInCall): Promise<void> {
  const { token, userInfo, passwordDue, factorDue } = await requestSignIn(http, call);
  const { info, tenantid, username } = session.state;
  const due = passwordDue || factorDue;
  if (due !== '' || info === null || toUserInfo(userInfo).id !== info.id) {
    await requestSignOut(http, token);
    throw new CallError('other', due || t('signIn.anotherUser'));
  }
  // Open pages belong to the tenant in which they were opened.
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
 * Ends the session immediately, whether or not the server responds (S4-4); its failure is thrown, to be shown (S8-11).
 * The sign-in page shows the reason.
 */
export async function signOut(http: HttpClient, session: ShellSession, reason?: string): Promise<void> {
  const { token } = session.state;
  session.end(reason);
  if (token !== null) await requestSignOut(http, token);
}
