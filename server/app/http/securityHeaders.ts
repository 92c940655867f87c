import type { FastifyInstance } from 'fastify';

/** Response headers by lower-case name. */
export type SecurityHeaders = Readonly<Record<string, string>>;

/**
 * Headers of every response, including those that no hook reaches. Scripts only from our own files; inline styles
 * because antd writes its own at run time. The product also runs on plain http in an intranet: nothing forces https,
 * and headers that browsers honour only there are omitted. Frames show only our own pages and the sites that the
 * operator configures.
 */
export function securityHeaders(embeddedSites: readonly string[]): SecurityHeaders {
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    // `blob:`: documents printed from a frame; the same policy applies to their content.
    ["frame-src 'self' blob:", ...embeddedSites].join(' '),
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'self'",
  ];
  return {
    'content-security-policy': policy.join(';'),
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
}

export function sendSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers(headers);
  });
}
