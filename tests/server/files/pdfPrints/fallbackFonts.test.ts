import { openSync } from 'fontkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clustersOf, fontPaths, facesOf, MAIN_FACE } from '../../../../server/files/pdfPrints/paperFaces.ts';
import { startPartyServer } from '../imports/sheets.ts';
import type { TestClient, TestServer } from '../../testServer.ts';
import { readPdf } from './readPdf.ts';

const glyphOf = (face: string, letter: string): number => {
  const font = openSync(fontPaths()[face] ?? '');
  if (!('glyphForCodePoint' in font)) throw new Error('a collection of fonts');
  return font.glyphForCodePoint(letter.codePointAt(0) ?? 0).id;
};

describe('letters of papers', () => {
  test.each([
    ['Chinese', '境外收货人：深圳市宏远（盒）'],
    ['Chinese that is written otherwise', '廣東省臺灣鋪'],
    ['Japanese', '株式会社ガス働込'],
    ['Korean', '(주)한국무역 자전거'],
    ['Russian', 'ООО «Торговый дом»'],
    ['Greek', 'Ελληνική Εταιρεία'],
    ['Vietnamese', 'Công ty Nguyễn Thị Ánh Đặng'],
    ['western', 'Señor Café Müller Łódź Şirketi Çelik'],
    ['signs', '℃ ㎡ × ± ≤ “” — € £ ¥ ₩'],
  ])('of %s texts are drawn, each in a face that has it [V-25]', (_, text) => {
    const { others, missing } = facesOf([text]);
    expect(missing).toEqual([]);
    for (const letter of clustersOf(text))
      expect(glyphOf(others.get(letter) ?? MAIN_FACE, letter), letter).toBeGreaterThan(0);
  });

  test.each([
    ['Thai', 'ไทย', ['ไ', 'ท', 'ย']],
    ['Arabic', 'شركة', ['ش', 'ر', 'ك', 'ة']],
    ['Hebrew', 'שלום', ['ש', 'ל', 'ו', 'ם']],
    ['Hindi', 'भारत', ['भा', 'र', 'त']],
    ['emoji', '货😀', ['😀']],
    ['rare Chinese', '𪚥', ['𪚥']],
  ])('of %s texts are named before anything is drawn [V-25]', (_, text, letters) => {
    expect(facesOf([text]).missing).toEqual(letters);
  });
});

describe('a declaration of a Korean consignee', () => {
  let server: TestServer;
  let clerk: TestClient;
  beforeAll(async () => {
    server = await startPartyServer();
    clerk = await server.signIn('clerk');
  });
  afterAll(() => server.close());

  const add = async (consignee: string, ...names: readonly string[]): Promise<string> => {
    const record = { overseasConsigneeEname: consignee, bgdGoodsList: names.map((gName) => ({ gName })) };
    const { body } = await clerk.call({ method: 'POST', url: '/bgd/export/add', body: record });
    expect(body.success, body.message).toBe(true);
    return String(Object(body.result).id);
  };
  const print = async (name: string, ids: readonly string[], operation = 'print') => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/bgd/export/${operation}`,
      headers: { 'x-access-token': clerk.token, 'content-type': 'application/json' },
      payload: JSON.stringify({ name, ids }),
    });
    return { type: String(answer.headers['content-type']), bytes: answer.rawPayload, body: answer.body };
  };

  test.each(['declaration', 'check-list'])('has its letters on the paper %s [V-25]', async (name) => {
    const id = await add('(주)한국무역', '자전거');
    const { type, bytes } = await print(name, [id]);
    expect(type).toBe('application/pdf');
    const texts = (await readPdf(bytes)).flat().join('');
    expect(texts).toContain('(주)한국무역');
    expect(texts).toContain('자전거');
    // The file embeds the used part of the font.
    expect(bytes.toString('latin1')).toMatch(/\/BaseFont \/[A-Z]{6}\+NotoSansKR/);
  });

  test('with characters missing in all fonts is rejected with field and characters [V-25]', async () => {
    const [good, bad] = [await add('KOREA TRADE'), await add('บริษัท', '车', 'จักรยาน')];
    const wanted = [
      '打印字体没有这些字，无法打印：境外收货人：บ(U+0E1A)、ริ(U+0E23 U+0E34)、ษั(U+0E29 U+0E31)、ท(U+0E17)',
      '商品第2行的商品名称：จั(U+0E08 U+0E31)、ก(U+0E01)、ร(U+0E23)、ย(U+0E22)、า(U+0E32)、น(U+0E19)',
    ];
    for (const operation of ['print', 'printPages']) {
      const { body } = await print('declaration', [bad], operation);
      const { success, message } = JSON.parse(body);
      expect(success).toBe(false);
      for (const part of wanted) expect(message).toContain(part);
      expect(message).toContain('请改用其他文字（如英文）后再打印');
    }
    const { body } = await print('check-list', [good, bad]);
    expect(JSON.parse(body).message).toContain('的境外收货人：บ(U+0E1A)');
    expect((await print('declaration', [good])).type).toBe('application/pdf');
    const record = { overseasConsigneeEname: 'บริษัท' };
    const shown = await clerk.call({
      method: 'POST',
      url: '/bgd/export/printPaper',
      body: { name: 'declaration', record },
    });
    expect(shown.body.success).toBe(true);
  });

  test('is laid out without what is unseen and with its marks on their letters [V-25]', async () => {
    const id = await add('K\u200bO\u00adREA\u00a0Mu\u0308ller', '자전거'.normalize('NFD'));
    const { bytes } = await print('declaration', [id]);
    const texts = (await readPdf(bytes)).flat().join('');
    expect(texts).toContain('KOREA Müller');
    expect(texts).toContain('자전거');
  });
});
