import { expect, it } from 'vitest';
import { errorDetails } from '../../../../src/shell/ui/errorDetails.ts';

it('tells support of a crash what it needs, without tokens, queries and what was typed', () => {
  const token = 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE';
  const error = new TypeError(`x is undefined at /api/a?name=王芳 with ${token}, token=abc`);
  const time = new Date('2026-11-20T09:00:00Z');
  const text = errorDetails(error, { path: '/bgd/export?ownerName=王芳', time, browser: 'Chromium' });
  expect(text).toContain('TypeError: x is undefined at /api/a');
  expect(text).toContain('/bgd/export\n2026-11-20T09:00:00.000Z\nChromium\n');
  for (const secret of [token, '王芳', 'abc']) expect(text).not.toContain(secret);
});
