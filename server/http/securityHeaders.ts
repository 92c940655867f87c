import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * No code but our own files; styles in line because antd writes its own at run time. The product also runs on plain http
 * in an intranet: nothing that forces https, and none of the headers that browsers only honour there. Frames show our own pages and the sites that the operator names, no other.
 */
export async function sendSecurityHeaders(app: FastifyInstance, embeddedSites: readonly string[]): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        formAction: ["'self'"],
        // `blob:`: papers that are printed from a frame; what stands in one is held by this same policy.
        frameSrc: ["'self'", 'blob:', ...embeddedSites],
        frameAncestors: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
      },
    },
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xPoweredBy: false,
  });
}
