import type { FastifyReply, FastifyRequest } from 'fastify';

/** The value of a cookie; undefined when the browser sends none of the name. */
export function cookieOf(request: FastifyRequest, wanted: string): string | undefined {
  for (const cookie of String(request.headers.cookie ?? '').split(';')) {
    const [name, value] = cookie.trim().split('=', 2);
    if (name === wanted) return value;
  }
  return undefined;
}

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly seconds: number;
  /** Browsers reach us by https. */
  readonly isSecure: boolean;
}

/** Scripts cannot read it, and other sites' calls do not carry it. */
export function writeCookie(reply: FastifyReply, { name, value, path, seconds, isSecure }: Cookie): void {
  const parts = [`${name}=${value}`, `Path=${path}`, `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Lax'];
  void reply.header('set-cookie', (isSecure ? [...parts, 'Secure'] : parts).join('; '));
}
