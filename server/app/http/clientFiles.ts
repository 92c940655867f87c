import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { RouteAccess } from '../../core/calls/routeDefinition.ts';

const PUBLIC: RouteAccess = { permission: 'public', scope: 'none' };

/** One year: file names contain a hash of their content, so files never change. */
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

const hasExtension = (path: string): boolean => /\.[A-Za-z0-9]+$/.test(path);

const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/');

/** Serves the built front end. An address without extension is a front-end route and gets its index.html. */
export async function serveClient(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.get('/*', { config: { access: PUBLIC } }, (_request, reply) => reply.callNotFound());
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    preCompressed: true,
    // Only for existing files: a missing one may exist in the next release.
    setHeaders: (reply, path) => {
      void reply.header('cache-control', relative(folder, path).startsWith(`assets${sep}`) ? FOREVER : ASK_AGAIN);
    },
  });
  app.get('/*', { config: { access: PUBLIC } }, async (request, reply) => {
    const path = decodeURIComponent(request.url.split('?', 1)[0] ?? '/');
    if (isApi(path)) return reply.callNotFound();
    const file = hasExtension(path) ? path.slice(1) : 'index.html';
    return reply.sendFile(file);
  });
}
