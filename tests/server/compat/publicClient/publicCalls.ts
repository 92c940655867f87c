import { expect, test } from 'vitest';
import type { SentEnvelope } from '../../../../contract/envelope.ts';
import type { TestAnswer, TestClient } from '../../testServer.ts';

/** Headers that the newest public client sends with each call. */
const HEADERS = { 'x-version': 'v3', 'x-tenant-id': '0' };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `POST /sys/tenant/addTenantPackUser` */
export const callBy = (client: TestClient, name: string, body?: unknown): Promise<TestAnswer> => {
  const [method = 'GET', url = ''] = name.split(' ', 2);
  return client.call({ method: method as Method, url, headers: HEADERS, ...(body === undefined ? {} : { body }) });
};

/** Returns the result of a successful call; fails with the answer otherwise. */
export async function resultOf<T = unknown>(client: TestClient, name: string, body?: unknown): Promise<T> {
  const answer = await callBy(client, name, body);
  expect([answer.status, answer.body.success], `${name} ${JSON.stringify(answer.body)}`).toEqual([200, true]);
  // The client accepts only 0 and 200.
  expect([0, 200]).toContain(answer.body.code);
  return answer.body.result as T;
}

/** One call with the right that it needs: refused without the right, and not answered without a session. */
interface GuardedCall {
  readonly name: string;
  readonly body?: unknown;
}

interface Refusing {
  /** A user with a session and without any of the rights. */
  readonly idle: () => TestClient;
  readonly stranger: () => TestClient;
}

const refusal = ({ success, result }: SentEnvelope) => [success, result];

/** Adds a test for each call that needs a right. */
export function testRefusals(calls: readonly GuardedCall[], { idle, stranger }: Refusing): void {
  test.each(calls.map(({ name, body }) => [name.replace(/\?.*/, ''), { name, body }] as const))(
    '%s is refused without its right and without a session',
    async (_, { name, body }) => {
      const [refused, unknown] = [await callBy(idle(), name, body), await callBy(stranger(), name, body)];
      expect([refused.status, ...refusal(refused.body)], JSON.stringify(refused.body)).toEqual([403, false, null]);
      expect([unknown.status, ...refusal(unknown.body)]).toEqual([401, false, null]);
    },
  );
}
