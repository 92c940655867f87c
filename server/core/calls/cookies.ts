import type { FastifyReply, FastifyRequest } from 'fastify';

/** Returns the value of a cookie; undefined when the browser sends none of that name. */
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
  /** Whether browsers reach the server by https. */
  readonly isSecure: boolean;
}

/** Sets a cookie that scripts cannot read and calls from other sites do not carry. */
export function writeCookie(reply: FastifyReply, { name, value, path, seconds, isSecure }: Cookie): void {
  const parts = [`${name}=${value}`, `Path=${path}`, `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Lax'];
  void reply.header('set-cookie', (isSecure ? [...parts, 'Secure'] : parts).join('; '));
}
