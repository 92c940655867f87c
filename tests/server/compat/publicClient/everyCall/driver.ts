import { expect } from 'vitest';
import { sendForm, sheetForm } from '../../../files/imports/sheets.ts';
import { SECOND_TENANT } from '../../../secondTenant.ts';
import type { TestAnswer, TestClient, TestServer } from '../../../testServer.ts';
import { callBy } from '../publicCalls.ts';
import { faultsIn, valueAt, type DrivenCall } from './drivenCall.ts';

const PAGE = 'column=createTime&order=desc&pageNo=1&pageSize=10';
const ENVELOPE = { success: 'boolean', code: 'number', message: 'text', timestamp: 'number' } as const;

/** Makes calls one after the other, as the client does. */
export class Driver {
  /** Values kept from earlier calls, by name. */
  readonly kept = new Map<string, string>();
  readonly #server: TestServer;

  constructor(server: TestServer) {
    this.#server = server;
  }

  /** Replaces placeholders; throws if no earlier call kept the value. */
  #filled(text: string): string {
    return text.replaceAll('{P}', PAGE).replace(/(?<!#)\{(\w+)\}/g, (_, name: string) => {
      const value = this.kept.get(name);
      if (value === undefined) throw new Error(`nothing was kept as ${name}`);
      return value;
    });
  }

  client(who: DrivenCall['as']): TestClient {
    const token = who === 'stranger' ? '' : (this.kept.get(`${who ?? 'admin'}Token`) ?? '');
    const tenant = { 'x-tenant-id': who === 'neighbour' ? SECOND_TENANT : '1000' };
    const headers = token === '' ? {} : { 'x-access-token': token, ...tenant };
    return {
      token,
      userId: '',
      call: (call) => this.#server.stranger.call({ ...call, headers: { ...call.headers, ...headers } }),
    };
  }

  /** Builds the address as the client does: GET with a timestamp, fields of some forms in the query too. */
  #addressOf({ call, body, isTwice }: DrivenCall): readonly [method: string, url: string] {
    const [method = 'GET', ...rest] = this.#filled(call).split(' ');
    const more = [
      ...(isTwice === true ? [String(new URLSearchParams(JSON.parse(this.#filled(JSON.stringify(body)))))] : []),
      ...(method === 'GET' ? ['_t=1700000000000'] : []),
    ].join('&');
    const url = rest.join('%20');
    return [method, more === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${more}`];
  }

  async send(driven: DrivenCall): Promise<Pick<TestAnswer, 'status' | 'body'>> {
    const client = this.client(driven.as);
    const [method, url] = this.#addressOf(driven);
    if (driven.file !== undefined) {
      const form = sheetForm([{ name: driven.file, bytes: Buffer.from('text'), field: 'file' }]);
      return sendForm(this.#server, client, [url, form]);
    }
    const body: unknown = driven.body === undefined ? undefined : JSON.parse(this.#filled(JSON.stringify(driven.body)));
    return callBy(client, `${method} ${url}`, body);
  }

  /** Returns status and bytes of a call that answers with a file. */
  async file(
    driven: DrivenCall,
  ): Promise<Pick<Awaited<ReturnType<TestServer['app']['inject']>>, 'statusCode' | 'rawPayload'>> {
    const [, url] = this.#addressOf(driven);
    const headers = { 'x-access-token': this.kept.get('adminToken') ?? '', 'x-version': 'v3' };
    return this.#server.app.inject({ url: `/api${url}`, headers });
  }
}

async function expectFile(driver: Driver, driven: DrivenCall): Promise<void> {
  const { statusCode, rawPayload } = await driver.file(driven);
  expect([statusCode, rawPayload.length > 0]).toEqual([200, true]);
}

/** Makes a call, compares its answer with what the client reads, and keeps what later calls need. */
export async function drive(driver: Driver, driven: DrivenCall): Promise<void> {
  const { reads, keeps = {} } = driven;
  if (reads === 'file') return expectFile(driver, driven);
  const { status, body } = await driver.send(driven);
  const said = JSON.stringify(body);
  expect(faultsIn(ENVELOPE, body), said).toEqual([]);
  expect([status, body.success], said).toEqual([200, reads !== 'refused']);
  if (reads === 'refused') return expect(body.message, said).toMatch(/\p{Script=Han}/u);
  // The client accepts only these two.
  expect([0, 200], said).toContain(body.code);
  if (reads !== undefined) expect(faultsIn(reads, body.result), said).toEqual([]);
  for (const [name, path] of Object.entries(keeps))
    driver.kept.set(name, String(path === 'message' ? body.message : valueAt(body.result, path)));
}
