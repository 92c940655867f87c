import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startTestServer, type TestAnswer, type TestServer } from '../../testServer.ts';
import { smsInbox, type SmsInbox } from './smsInbox.ts';

export interface PhoneServer {
  /** Available once the tests run. */
  readonly current: TestServer;
  readonly inbox: SmsInbox;
  /** Without a session. */
  readonly post: (url: string, body: object) => Promise<TestAnswer>;
}

/**
 * Starts a server for the tests of a file; its clerk has a phone. Attempts and sent codes are cleared before each test.
 */
export function startPhoneServer(phoneOfClerk: string): PhoneServer {
  const inbox = smsInbox();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ sms: inbox });
    const clerk = server.services.db.updateTable('sys_user').where('username', '=', 'clerk');
    await clerk.set({ phone: phoneOfClerk }).execute();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    for (const table of ['sys_login_attempt', 'sys_rate_limit', 'sys_sms_code'] as const)
      await server.services.db.deleteFrom(table).execute();
  });
  return {
    get current() {
      return server;
    },
    inbox,
    post: (url, body) => server.stranger.call({ method: 'POST', url, body }),
  };
}

export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
