import type { CompiledPage } from '../../../../engine/index.ts';
import { openSchemaStore } from '../../../../server/core/schemas/openSchemaStore.ts';
import { ORDER_SCHEMAS } from './orderServer.ts';

/** Returns the order page without a server. */
export async function orderPage(): Promise<CompiledPage> {
  const store = await openSchemaStore(ORDER_SCHEMAS, { watch: false });
  store.close();
  const page = store.pageByUrl('/trade/order');
  if (page === undefined) throw new Error('no order page');
  return page;
}
