import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, writeCookie } from '../../core/calls/cookies.ts';
import { isTokenShaped, newToken } from '../sessions/tokens.ts';

const COOKIE = 'waybill_sign_in';
const SECONDS = 900;

/** Returns the mark of the browser that started an external sign-in; blank: it has none. */
export function browserMarkOf(request: FastifyRequest): string {
  const mark = cookieOf(request, COOKIE);
  return isTokenShaped(mark) ? mark : '';
}

/** Marks the browser, or keeps its existing mark. */
export function markBrowser(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): string {
  const mark = browserMarkOf(request) || newToken();
  writeCookie(reply, { name: COOKIE, value: mark, path: '/api/sys/thirdLogin', seconds: SECONDS, isSecure });
  return mark;
}
