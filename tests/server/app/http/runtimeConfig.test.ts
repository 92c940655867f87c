import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRuntimeConfig } from '../../../../server/core/config/runtimeConfig.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-runtime-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(config: unknown) {
  const file = join(folder, 'config.json');
  writeFileSync(file, JSON.stringify(config));
  return readRuntimeConfig(file);
}

describe('the runtime configuration of the operator', () => {
  test('has public sites for single window, market procurement, e-commerce and everyday use by default', () => {
    const { links, company, helpUrl } = readRuntimeConfig(undefined);
    expect(links.map(({ title }) => title)).toEqual(['单一窗口', '市场采购平台', '跨境电商平台', '常用网站']);
    const addresses = links.flatMap(({ items }) => items.map(({ url }) => url));
    expect(addresses.filter((url) => !/^https?:\/\/[a-z0-9.-]+$/.test(url))).toEqual([]);
    expect(company.title).not.toBe('');
    expect(helpUrl).toMatch(/^https:/);
  });

  test('stands over the defaults, key by key', () => {
    const links = [{ title: '内网', items: [{ title: '知识库', url: 'http://wiki.intranet/start?x=1' }] }];
    const given = { copyright: '© 甲', company: { title: '甲' }, links, embeddedSites: ['http://bi.intranet:*'] };
    expect(read(given)).toEqual({ ...readRuntimeConfig(undefined), ...given });
  });

  test.each([
    [
      { links: [{ title: '坏', items: [{ title: 'x', url: 'javascript:alert(1)' }] }] },
      /"links": 1: "items": 1: "url"/,
    ],
    [{ links: [{ title: '坏', items: [{ title: '', url: 'http://a.example' }] }] }, /"links": 1: "items": 1: "title"/],
    [{ links: [{ title: '坏' }] }, /"links": 1: "items": expected a list/],
    [{ company: { title: '甲', url: 'data:text/html,x' } }, /"company": "url"/],
    [{ helpUrl: '//evil.example' }, /"helpUrl"/],
    [{ embeddedSites: ['https://bi.example/path'] }, /"embeddedSites": 1: expected a site/],
    [{ embeddedSites: ["https://a.example; script-src 'unsafe-inline'"] }, /"embeddedSites": 1/],
    [{ embeddedSites: ['*'] }, /"embeddedSites": 1/],
    [{ signCalls: 'yes' }, /"signCalls": expected true or false/],
    [{ unknown: 1 }, /"unknown" is not one of apiBase/],
    [[], /expected an object/],
  ])('is refused with the place of the fault: %j', (config, message) => {
    expect(() => read(config)).toThrow(message);
  });
});
