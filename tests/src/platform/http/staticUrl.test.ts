import { expect, it } from 'vitest';
import { staticUrl } from '../../../../src/platform/http/staticUrl.ts';

it.each([
  ['a/b.png', '/static', '/static/a/b.png'],
  ['/a/b.png', 'https://files.example', 'https://files.example/a/b.png'],
  ['http://cdn.example/b.png', '/static', 'http://cdn.example/b.png'],
  ['https://cdn.example/b.png', '/static', 'https://cdn.example/b.png'],
  ['', '/static', ''],
])('puts %s below %s unless it starts with http [S7-31][W7-40]', (path, domain, address) => {
  expect(staticUrl(path, domain)).toBe(address);
});
