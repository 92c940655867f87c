import type { FastifyInstance } from 'fastify';

export interface ListedRoute {
  readonly method: string;
  /** As registered: `/api/sys/dict/loadDict/:code`. */
  readonly url: string;
}

/**
 * Returns every route that the server answers, read from the tree that its router prints. A line below another repeats
 * only the rest of the address: `│ └── Batch (DELETE)`.
 */
export function listedRoutes(app: FastifyInstance): readonly ListedRoute[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
      if (part === '') return [];
      const depth = indent.length / 4;
      const url = `${depth === 0 ? '' : (above[depth - 1] ?? '')}${part}`;
      above[depth] = url;
      return methods === '' ? [] : methods.split(', ').map((method) => ({ method, url }));
    });
}
