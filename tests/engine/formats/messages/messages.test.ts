import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recordToXml, xmlToRecord, type MessageMapping } from '../../../../engine/index.ts';
import { inChinese } from './inChinese.ts';
import declaration from '../../../../schemas/messages/declaration.json' with { type: 'json' };

const mapping: MessageMapping = declaration;

const written = (record: Readonly<Record<string, unknown>>): string => {
  const { xml, problems } = recordToXml(mapping, record);
  if (xml === undefined) throw new Error(JSON.stringify(problems));
  return xml;
};

/** Any text that XML can represent, including markup and white space. */
const text = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.string(),
    fc.constantFrom(' a ', '\r\n', '<![CDATA[x]]>', '&amp;', ']]>', '<!DOCTYPE', '"\'', '  '),
  )
  .filter((candidate) => candidate !== '' && recordToXml(mapping, { noteS: candidate }).xml !== undefined);

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const DATES = new Set(declaration.dates);

const valuesOf = (fields: Readonly<Record<string, string>>) =>
  fc.record(
    Object.fromEntries(Object.entries(fields).map(([element, key]) => [key, DATES.has(element) ? day : text])),
    { requiredKeys: [] },
  );

const record = fc
  .tuple(
    ...mapping.sections.map(({ rows, fields }) =>
      rows === undefined
        ? valuesOf(fields)
        : fc.array(valuesOf(fields), { maxLength: 4 }).map((list) => ({ [rows]: list })),
    ),
  )
  .map((parts): Record<string, unknown> => Object.assign({}, ...parts))
  // A message without any value is rejected.
  .filter((one) =>
    Object.values(one).some(
      (value) => !Array.isArray(value) || value.some((row) => Object.keys(Object(row)).length > 0),
    ),
  );

const FILLED = '<DecMessage><DecHead><NoteS>1</NoteS></DecHead></DecMessage>';

describe('a message of a declaration', () => {
  test('gives back every record exactly, whatever its texts', () => {
    fc.assert(
      fc.property(record, (one) => {
        const read = xmlToRecord(mapping, written(one));
        expect(read.problems).toEqual([]);
        expect(read.record).toEqual(one);
        expect(read.ignored).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test('holds days without hyphens, numbers as text, and no blank fields', () => {
    const xml = written({
      ieDate: '2026-11-05',
      grossWet: '7140.00',
      packNo: 420,
      noteS: null,
      bgdGoodsList: [{ gNo: '1', gName: '山地自行车<红>', secondQty: '' }],
      bgdEdocList: [{ edocCode: '00000001', edocName: '发票' }],
    });
    expect(xml).toContain('<IEDate>20261105</IEDate>');
    expect(xml).toContain('<GrossWet>7140.00</GrossWet>');
    expect(xml).toContain('<PackNo>420</PackNo>');
    expect(xml).toContain('<GName>山地自行车&lt;红&gt;</GName>');
    expect(xml).not.toMatch(/NoteS|SecondQty/);
    expect(xml.indexOf('<DecHead>')).toBeLessThan(xml.indexOf('<DecLists>'));
    expect(xml).toMatch(/<\/DecFreeTxt>\s*<EdocRealation>/);
  });

  test('reads what other systems write: namespaces, attributes, CDATA, comments, parts that pages do not hold', () => {
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
      <dec:DecMessage xmlns:dec="http://example.test/dec" Version="3.1"><!-- head -->
        <dec:DecHead a="1"><dec:NoteS><![CDATA[a & b <c>]]></dec:NoteS><dec:MarkNo>N&#47;M</dec:MarkNo>
          <dec:BillNo/><dec:Unknown>1</dec:Unknown></dec:DecHead>
        <dec:DecLists/><dec:DecSign><dec:Sign>x</dec:Sign></dec:DecSign>
      </dec:DecMessage>`;
    expect(xmlToRecord(mapping, xml)).toEqual({
      record: { noteS: 'a & b <c>', markNo: 'N/M', bgdGoodsList: [], bgdEdocList: [] },
      problems: [],
      ignored: ['DecSign', 'DecHead/Unknown'],
    });
  });

  test.each([
    ['an empty text', '', /XML/],
    ['a text that is no XML', '<DecMessage><DecHead>', /XML/],
    ['another root', '<Other/>', /DecMessage/],
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><DecMessage><DecHead/></DecMessage>', /DOCTYPE/],
    ['an entity of its own', '<DecMessage><DecHead><NoteS>&b;</NoteS></DecHead></DecMessage>', /实体/],
    ['a character that XML has not', '<DecMessage><DecHead><NoteS>&#1;</NoteS></DecHead></DecMessage>', /字符/],
    ['a field twice', '<DecMessage><DecHead><NoteS>1</NoteS><NoteS>2</NoteS></DecHead></DecMessage>', /两次/],
    ['a head twice', '<DecMessage><DecHead/><DecHead/></DecMessage>', /两次/],
    ['nothing in it', '<DecMessage/>', /没有可读取的内容/],
    [
      'nothing but names',
      '<DecMessage><DecHead><NoteS/></DecHead><DecLists><DecList/></DecLists></DecMessage>',
      /没有可读取/,
    ],
    ['nothing that is known', '<DecMessage><Foo>1</Foo></DecMessage>', /没有可读取的内容/],
    ['two roots', `${FILLED}${FILLED}`, /XML/],
    ['two roots of which one is empty', `${FILLED}<DecMessage/>`, /一个根元素/],
    ['another root after it', `${FILLED}<Other/>`, /一个根元素/],
    ['text after it', `${FILLED}text`, /XML/],
    ['text after a root that closes itself', '<DecMessage/>text', /之后不能再有内容/],
    ['text and a comment after it', '<DecMessage/>text<!-- -->', /之后不能再有内容/],
    ['CDATA after it', `${FILLED}<![CDATA[text]]>`, /之后不能再有内容/],
    ['more tags than a declaration has', `<DecMessage>${'<a/>'.repeat(60_001)}</DecMessage>`, /60000个标签/],
    ['elements in a field', '<DecMessage><DecHead><NoteS><b/></NoteS></DecHead></DecMessage>', /文字/],
    ['eleven levels', `<DecMessage>${'<a>'.repeat(11)}${'</a>'.repeat(11)}</DecMessage>`, /10层/],
    [
      'a dangerous name',
      '<DecMessage><__proto__><a>1</a></__proto__><DecHead><NoteS><x/></NoteS></DecHead></DecMessage>',
      /./,
    ],
  ])('is refused with a word for %s', (_name, xml, message) => {
    const { record: none, problems } = xmlToRecord(mapping, xml);
    expect(none).toBeUndefined();
    expect(inChinese(problems)[0]?.message).toMatch(message);
  });

  test('may have comments and instructions around its root', () => {
    const xml = `<?xml version="1.0"?><!-- a -->${FILLED}<!-- b --> <?c d?>\n`;
    expect(xmlToRecord(mapping, xml).record).toMatchObject({ noteS: '1' });
  });

  test('is refused beyond its size and its rows', () => {
    const xml = written({ bgdGoodsList: [{ gName: 'a' }, { gName: 'b' }] });
    const limits = { maxCharacters: 10_000, maxTags: 100, maxDepth: 10, maxRows: 1 };
    const problemsWith = (given: typeof limits) => inChinese(xmlToRecord(mapping, xml, given).problems);
    expect(problemsWith(limits)).toEqual([{ place: 'DecLists/DecList', message: '超过1行' }]);
    expect(problemsWith({ ...limits, maxCharacters: 99 })[0]?.message).toMatch(/99个字符/);
  });

  test('is not written where a text has a character that XML cannot hold', () => {
    const { xml, problems } = recordToXml(mapping, { bgdGoodsList: [{ gName: 'a' }, { gName: '\u0001' }] });
    expect(xml).toBeUndefined();
    expect(inChinese(problems)).toEqual([{ place: 'DecLists/DecList/2/GName', message: '含有报文不能表示的字符' }]);
  });

  test.each([
    ['unclosed tags', '<a'.repeat(300_000)],
    ['ampersands', `<DecMessage><DecHead><NoteS>${'&#'.repeat(300_000)}</NoteS></DecHead></DecMessage>`],
    ['nested tags', '<a>'.repeat(300_000)],
    ['quotes', `<a ${'b="'.repeat(300_000)}`],
  ])('of many %s is refused, not chewed', (_name, xml) => {
    expect(xmlToRecord(mapping, xml).record).toBeUndefined();
  });
});
