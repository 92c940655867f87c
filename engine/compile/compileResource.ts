import type { CompiledResource } from '../compiledPage.ts';
import type { Path } from '../paths.ts';
import { didYouMean } from '../suggestions.ts';
import { isReservedKey } from './columnKeys.ts';
import { complain } from './pageCompilation.ts';
import type { PageCompilation } from './pageCompilation.ts';

function checkColumn(compilation: PageCompilation, key: string, path: Path): void {
  if (compilation.values.has(key)) return;
  const message = `unknown column "${key}"`;
  complain(compilation, path, { code: 'unknown-column', message, ...didYouMean(key, compilation.values.keys()) });
}

/** Where the records live, with the defaults filled in. */
export function compileResource(compilation: PageCompilation): CompiledResource {
  const { resource } = compilation.page;
  if (resource.statusKey !== undefined) checkColumn(compilation, resource.statusKey, ['resource', 'statusKey']);
  for (const [index, keys] of (resource.unique ?? []).entries()) {
    for (const [part, key] of keys.entries()) {
      if (resource.fixed && Object.hasOwn(resource.fixed, key)) continue;
      checkColumn(compilation, key, ['resource', 'unique', index, part]);
    }
  }
  for (const key of Object.keys(resource.fixed ?? {})) {
    if (!isReservedKey(key)) continue;
    const message = `the key "${key}" belongs to the system`;
    complain(compilation, ['resource', 'fixed', key], { code: 'reserved-key', message, hint: 'choose another name' });
  }
  return {
    url: resource.url,
    table: resource.table,
    fixed: resource.fixed ?? {},
    permission: resource.permission,
    dataScope: resource.dataScope ?? 'department',
    ...(resource.statusKey === undefined ? {} : { statusKey: resource.statusKey }),
    unique: resource.unique ?? [],
  };
}

/** What a copy leaves out and takes along. */
export function compileCopy(compilation: PageCompilation): { omit: readonly string[]; details: readonly string[] } {
  const { omit = [], details = [] } = compilation.page.copy ?? {};
  for (const [index, key] of omit.entries()) checkColumn(compilation, key, ['copy', 'omit', index]);
  for (const [index, key] of details.entries()) {
    if (compilation.details.has(key)) continue;
    const message = `unknown detail "${key}"`;
    const path = ['copy', 'details', index];
    complain(compilation, path, { code: 'unknown-detail', message, ...didYouMean(key, compilation.details.keys()) });
  }
  return { omit, details };
}
