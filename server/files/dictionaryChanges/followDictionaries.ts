import type { FastifyInstance } from 'fastify';
import { onChangedDictionaries } from '../../data/events/changedDictionaries.ts';
import type { LiveOutbox } from '../../data/events/outbox.ts';
import type { Services } from '../../core/services/services.ts';

/** Reloads dictionaries that were changed on another server; the schema store then notifies open browsers. */
export function followDictionaries(
  app: FastifyInstance,
  { schemas, overlay }: Pick<Services, 'schemas' | 'overlay'>,
  outbox: LiveOutbox,
): void {
  const stop = onChangedDictionaries(outbox, async () => {
    if (await overlay.isStale()) await schemas.reload();
  });
  // Every serving process subscribes, with or without sockets.
  app.addHook('onListen', () => outbox.start().catch(app.reportFailure));
  app.addHook('onClose', async () => stop());
}
