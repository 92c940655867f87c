import type { FastifyInstance } from 'fastify';
import { onChangedDictionaries } from '../../data/events/changedDictionaries.ts';
import type { LiveOutbox } from '../../data/events/outbox.ts';
import type { Services } from '../../core/services/services.ts';

/** Dictionaries that were changed at another server are read again here; the schemas tell open browsers. */
export function followDictionaries(
  app: FastifyInstance,
  { schemas, overlay }: Pick<Services, 'schemas' | 'overlay'>,
  outbox: LiveOutbox,
): void {
  const stop = onChangedDictionaries(outbox, async () => {
    if (await overlay.isStale()) await schemas.reload();
  });
  // Whoever serves hears of it, sockets or none.
  app.addHook('onListen', () => outbox.start().catch(app.reportFailure));
  app.addHook('onClose', async () => stop());
}
