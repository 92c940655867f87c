import { afterEach, expect, it, vi } from 'vitest';
import { createHttpClient } from '../../../src/platform/http/httpClient.ts';
import { createFiles } from '../../../src/adapters/uploads/uploads.ts';
import { createImports } from '../../../src/adapters/workbooks/imports.ts';
import { compiledOrder } from '../../engine/language/compile/orderPage.ts';
import { bad, fakeServer, type FakeAnswer } from '../fakes/fakeServer.ts';

afterEach(() => vi.unstubAllGlobals());

const connect = (answer: FakeAnswer) => {
  const page = compiledOrder();
  const routes = [`${page.resource.url}/download`, '/left/1'].map((url) => [`GET /api${url}`, () => answer] as const);
  const { adapter } = fakeServer(Object.fromEntries(routes));
  const http = createHttpClient({ base: '/api', token: () => 't', tenantId: () => 0, now: () => 0, adapter });
  return {
    record: () => createFiles(http).download(page, '7'),
    left: () => createImports(http).download({ fileUrl: '/left/1', fileName: 'a.xlsx' }),
  };
};

it.each(['record', 'left'] as const)(
  'reports a missing file as unknown, regardless of the server message: %s [W8-26]',
  async (what) => {
    const clicks = vi.fn<() => void>();
    vi.stubGlobal('document', { createElement: () => ({ click: clicks }), body: { append: () => undefined } });
    await expect(connect(bad(404, '文件不存在'))[what]()).rejects.toThrow('未知的文件');
    await expect(connect(bad(403, '您不能查看'))[what]()).rejects.toThrow('您不能查看');
    expect(clicks).not.toHaveBeenCalled();
  },
);
