import { expect, it } from 'vitest';
import { CallError } from '../../../../src/platform/http/callError.ts';
import { ticketedUrl } from '../../../../src/platform/http/ticketedUrl.ts';

const answering = (result: unknown) => ({ call: async () => result });

it('opens an address with a ticket of its own [D13] [D25] [S7-34] [W7-39]', async () => {
  const http = answering({ token: 'T' });
  expect(await ticketedUrl(http, '/api', '/print/bgd')).toBe('/api/print/bgd?token=T');
  expect(await ticketedUrl(http, '/api', '/print/bgd?id=7')).toBe('/api/print/bgd?id=7&token=T');
});

it('opens nothing without a ticket', async () => {
  const opened = ticketedUrl(answering({}), '/api', '/print/bgd');
  await expect(opened).rejects.toBeInstanceOf(CallError);
  await expect(opened).rejects.toMatchObject({ kind: 'other', message: expect.stringContaining('200') });
});
