/** Time for other windows to answer, ms. */
const PATIENCE_MS = 150;

type Message = { readonly kind: 'who' } | { readonly kind: 'open'; readonly ids: readonly string[] };

const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' && data !== null && 'kind' in data && (data.kind === 'who' || data.kind === 'open');

/** Ids of drafts whose forms are open in this or another window. */
export interface OpenForms {
  add(id: string): void;
  delete(id: string): void;
  /** Queries the other windows. */
  all(): Promise<ReadonlySet<string>>;
}

/**
 * Windows query each other over a BroadcastChannel: Web Locks need a secure context, and a mark in storage survives a
 * crash.
 */
export function createOpenForms(channelName: string): OpenForms {
  const own = new Set<string>();
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : undefined;
  const tell: ((message: Message) => void) | undefined = channel?.postMessage.bind(channel);
  const heard = new Set<(ids: readonly string[]) => void>();
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data)) return;
    if (data.kind === 'who') tell?.({ kind: 'open', ids: [...own] });
    else for (const hear of heard) hear(data.ids);
  });
  return {
    add: (id) => void own.add(id),
    delete: (id) => void own.delete(id),
    async all() {
      const ids = new Set(own);
      if (tell === undefined) return ids;
      const hear = (others: readonly string[]): void => {
        for (const id of others) ids.add(id);
      };
      heard.add(hear);
      tell({ kind: 'who' });
      await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
      heard.delete(hear);
      return ids;
    },
  };
}
