import { newId } from '../../server/core/database/newId.ts';
import { PASSWORD } from '../product.ts';

/** What the server acknowledged about a record. */
export interface Saved {
  readonly version: number;
  readonly contrNo: string;
  readonly lines: number;
}

export interface Ledger {
  readonly saves: Map<string, Saved>;
  readonly note: (id: string, saved: Saved) => void;
  readonly acknowledged: () => number;
  readonly refuse: () => void;
  readonly fail: (answer: string) => void;
  readonly answers: () => { readonly refused: number; readonly failed: readonly string[] };
}

export function newLedger(): Ledger {
  const saves = new Map<string, Saved>();
  const failed: string[] = [];
  let [acknowledged, refused] = [0, 0];
  return {
    saves,
    note: (id, saved) => {
      saves.set(id, saved);
      acknowledged += 1;
    },
    acknowledged: () => acknowledged,
    refuse: () => {
      refused += 1;
    },
    fail: (answer) => void failed.push(answer),
    answers: () => ({ refused, failed }),
  };
}

interface Clerk {
  readonly url: string;
  readonly token: string;
  readonly name: string;
}

interface Answer {
  readonly status: number;
  readonly success: boolean;
  readonly result: Readonly<Record<string, unknown>>;
  readonly text: string;
}

const post = async (
  { url, token }: Pick<Clerk, 'url' | 'token'>,
  path: string,
  { body, key }: { readonly body: unknown; readonly key: string },
): Promise<Answer> => {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-access-token': token, 'x-idempotency-key': key },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, text, ...Object(JSON.parse(text)) };
};

export async function signIn(url: string): Promise<string> {
  const body = { username: 'admin', password: PASSWORD };
  const { success, result, text } = await post({ url, token: '' }, '/sys/login', { body, key: newId() });
  if (!success) throw new Error(text);
  return String(result['token']);
}

const PAUSE_MS = 100;

/**
 * Retries with the same key until acknowledged, as our client does; undefined when the server rejects the call itself.
 */
async function saveUntilAcknowledged(clerk: Clerk, call: { path: string; body: unknown }, ledger: Ledger) {
  const key = newId();
  for (;;) {
    // The process or the connection may be gone: also retried, but counted elsewhere.
    const answer = await post(clerk, call.path, { body: call.body, key }).catch(() => undefined);
    if (answer?.success === true) return answer.result;
    if (answer?.status === 503) ledger.refuse();
    else if (answer !== undefined) {
      ledger.fail(`${call.path} ${answer.status} ${answer.text.slice(0, 200)}`);
      return undefined;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

const goods = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ gName: `第${index}项`, gQty: '86.50000' }));

/** Number of lines of an added record and of a changed one. */
export const LINES = { added: 3, changed: 5 } as const;

/** Adds records and changes each of them once. */
export async function writeUntil(ended: AbortSignal, clerk: Clerk, ledger: Ledger): Promise<void> {
  for (let round = 0; !ended.aborted; round += 1) {
    const contrNo = `W${clerk.name}-${round}`;
    const body = { contrNo, bgdGoodsList: goods(LINES.added) };
    const added = await saveUntilAcknowledged(clerk, { path: '/bgd/export/add', body }, ledger);
    if (added === undefined) continue;
    const id = String(added['id']);
    ledger.note(id, { version: 1, contrNo, lines: LINES.added });
    const change = { id, version: 1, contrNo: `${contrNo}b`, bgdGoodsList: goods(LINES.changed) };
    const changed = await saveUntilAcknowledged(clerk, { path: '/bgd/export/edit', body: change }, ledger);
    if (changed !== undefined) ledger.note(id, { version: 2, contrNo: change.contrNo, lines: LINES.changed });
  }
}
