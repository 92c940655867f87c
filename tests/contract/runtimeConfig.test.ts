import { describe, expect, it } from 'vitest';
import { DEFAULT_CONFIG, loadConfig, parseConfig, withEnglishNames } from '../../contract/runtimeConfig.ts';

describe('the runtime configuration', () => {
  it('sets base path, single-sign-on address and preview address [S9-3]', () => {
    const given = { apiBase: 'https://api.example/waybill/', ssoUrl: 'https://sso.example', previewUrl: '/preview' };
    expect(parseConfig(given)).toEqual({ ...DEFAULT_CONFIG, ...given, apiBase: 'https://api.example/waybill' });
  });

  it.each([undefined, null, 'text', [], {}, { apiBase: 7 }, { apiBase: '' }, { apiBase: '/' }, { unknown: 'x' }])(
    'falls back where it says nothing usable: %o [S9-3]',
    (source) => {
      expect(parseConfig(source)).toEqual(DEFAULT_CONFIG);
    },
  );

  it('drops addresses that would run as code', () => {
    const evil = { title: '甲公司', url: 'javascript:alert(1)' };
    const config = parseConfig({ company: evil, helpUrl: '//evil.example' });
    expect(config).toEqual({ ...DEFAULT_CONFIG, company: { title: '甲公司', url: '' } });
  });

  it('uses the operator’s English names where given and otherwise keeps the original names [S2.9-1]', () => {
    const links = [{ title: '内网', titleEn: 'Intranet', items: [{ title: '知识库', url: 'http://wiki.intranet' }] }];
    const own = withEnglishNames(
      parseConfig({ productTitle: '甲平台', company: { title: '甲', titleEn: 'A Ltd' }, links }),
    );
    expect(own).toMatchObject({ productTitle: '甲平台', company: { title: 'A Ltd' }, links: [{ title: 'Intranet' }] });
    expect(own.links[0]?.items[0]?.title).toBe('知识库');
    expect(withEnglishNames(DEFAULT_CONFIG).productTitle).toBe(DEFAULT_CONFIG.productTitleEn);
  });

  it('falls back when the file is missing or broken [S9-3]', async () => {
    expect(await loadConfig(() => Promise.reject(new Error('404')))).toEqual(DEFAULT_CONFIG);
    const config = await loadConfig(async () => ({ company: { title: '甲公司' } }));
    expect(config.company).toEqual({ title: '甲公司', url: '' });
  });
});
