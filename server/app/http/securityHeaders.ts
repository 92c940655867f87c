import type { FastifyInstance } from 'fastify';

/** Headers of an answer by their lower-case names. */
export type SecurityHeaders = Readonly<Record<string, string>>;

/**
 * What every answer carries, also one that no hook reaches. No code but our own files; styles in line because antd writes
 * its own at run time. The product also runs on plain http in an intranet: nothing that forces https, and none of the
 * headers that browsers only honour there. Frames show our own pages and the sites that the operator names, no other.
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
    // `blob:`: papers that are printed from a frame; what stands in one is held by this same policy.
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
