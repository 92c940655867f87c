import type { FastifyReply, FastifyRequest } from 'fastify';
import { isTokenShaped, newToken } from '../sessions/tokens.ts';

const COOKIE = 'waybill_sign_in';
const SECONDS = 900;

/** What marks the browser that began a sign-in elsewhere; blank: it has no mark. */
export function browserMarkOf(request: FastifyRequest): string {
  const cookies = String(request.headers.cookie ?? '').split(';');
  const values = cookies.flatMap((cookie) => {
    const [name, value] = cookie.trim().split('=', 2);
    return name === COOKIE && isTokenShaped(value) ? [value] : [];
  });
  return values[0] ?? '';
}

/** Marks the browser, or keeps the mark it has. Scripts cannot read it, and other sites' calls do not carry it. */
export function markBrowser(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): string {
  const mark = browserMarkOf(request) || newToken();
  const parts = [`${COOKIE}=${mark}`, 'Path=/api/sys/thirdLogin', `Max-Age=${SECONDS}`, 'HttpOnly', 'SameSite=Lax'];
  void reply.header('set-cookie', (isSecure ? [...parts, 'Secure'] : parts).join('; '));
  return mark;
}
