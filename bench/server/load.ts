import { Agent, request } from 'node:http';
import { median } from '../figures.ts';

/** An HTTP call; `body` is sent as JSON. */
export interface Call {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
}

const agent = new Agent({ keepAlive: true });

/** Uses Node's plain http module: the load generator shares its cores with the measured server. */
export const send = ({ url, method = 'GET', headers = {}, body }: Call): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method, agent, headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => void parts.push(part));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() }));
        answer.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

export interface Load {
  /** Completed calls per second. */
  readonly perSecond: number;
  /** Median duration of a call, in ms. */
  readonly latency: number;
}

/** Keeps `together` calls in flight for `seconds`. An unsuccessful response ends the bench. */
export async function loadWith(
  call: () => Call,
  { together, seconds }: { readonly together: number; readonly seconds: number },
): Promise<Load> {
  const taken: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const client = async (): Promise<void> => {
    while (performance.now() < end) {
      const before = performance.now();
      const { status, body } = await send(call());
      if (status !== 200 || body.startsWith('{"success":false')) throw new Error(`${status}: ${body.slice(0, 500)}`);
      taken.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: together }, client));
  return { perSecond: (taken.length * 1000) / (performance.now() - start), latency: median(taken) };
}
