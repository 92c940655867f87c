import { describe, expect, test } from 'vitest';
import { recordToXml, xmlToRecord } from '../../../../engine/index.ts';
import { inChinese } from './inChinese.ts';
import type { MessageMapping } from '../../../../engine/index.ts';

/** One of each kind of section: a header in an element, its fields, lists in an element and in the root. */
const parcel: MessageMapping = {
  root: 'Parcel',
  attributes: { Version: '1.0', Maker: '"A" & <B>' },
  dates: ['SentOn'],
  sections: [
    { element: 'Head', fields: { No: 'no', SentOn: 'sentOn', Weight: 'weight', IsSealed: 'isSealed' } },
    { element: 'Lines', item: 'Line', rows: 'lines', fields: { Name: 'name', SentOn: 'day' } },
    { item: 'Note', rows: 'notes', fields: { Text: 'text' } },
  ],
};

const OPENING = `<?xml version="1.0" encoding="UTF-8"?>
<Parcel Version="1.0" Maker="&quot;A&quot; &amp; &lt;B&gt;">
`;

const written = (body: string): string => `${OPENING}${body}</Parcel>\n`;

const around = (body: string): string => `<Parcel>${body}</Parcel>`;
const head = (field: string): string => around(`<Head>${field}</Head>`);

const EMPTY = written('  <Head>\n  </Head>\n  <Lines>\n  </Lines>\n');

describe('a mapped message is written', () => {
  test.each([
    ['with all its sections when nothing is filled', {}, EMPTY],
    [
      'in the order of the mapping, each level further in',
      {
        notes: [{ text: 'n' }],
        lines: [{ name: 'a', day: '2026-11-05' }, { name: 'b' }],
        isSealed: false,
        weight: 7.5,
        sentOn: '2026-11-05',
        no: 'P1',
      },
      written(`  <Head>
    <No>P1</No>
    <SentOn>20261105</SentOn>
    <Weight>7.5</Weight>
    <IsSealed>false</IsSealed>
  </Head>
  <Lines>
    <Line>
      <Name>a</Name>
      <SentOn>20261105</SentOn>
    </Line>
    <Line>
      <Name>b</Name>
    </Line>
  </Lines>
  <Note>
    <Text>n</Text>
  </Note>
`),
    ],
    [
      'without what is no text, number, or yes and no',
      { no: {}, weight: null, isSealed: undefined, sentOn: '' },
      EMPTY,
    ],
    [
      'without rows that are no records',
      { lines: ['a', null, { name: 'b' }], notes: 'x' },
      written('  <Head>\n  </Head>\n  <Lines>\n    <Line>\n      <Name>b</Name>\n    </Line>\n  </Lines>\n'),
    ],
    [
      'with a day as it stands when it is none',
      { sentOn: 'on 2026-11-05', no: '2026-11-05' },
      written(
        '  <Head>\n    <No>2026-11-05</No>\n    <SentOn>on 2026-11-05</SentOn>\n  </Head>\n  <Lines>\n  </Lines>\n',
      ),
    ],
    [
      'with every mark of XML escaped, and a carriage return too',
      { no: `&<>"'\r\n\t` },
      written('  <Head>\n    <No>&amp;&lt;&gt;&quot;&apos;&#13;\n\t</No>\n  </Head>\n  <Lines>\n  </Lines>\n'),
    ],
    ['with own fields only', Object.create({ no: 'P1', lines: [{ name: 'a' }] }), EMPTY],
  ])('%s', (_name, record, xml) => {
    expect(recordToXml(parcel, record)).toEqual({ xml, problems: [] });
  });

  test.each(['\u0000', '\u0008', '\u000b', '\u000c', '\u000e', '\u001f', '\ufffe', '\uffff', '\ud800', 'a\udc00'])(
    'not with %j, which XML cannot hold',
    (character) => {
      const { xml, problems } = recordToXml(parcel, { no: character, notes: [{ text: character }] });
      expect(xml).toBeUndefined();
      expect(inChinese(problems)).toEqual([
        { place: 'Head/No', message: '含有报文不能表示的字符' },
        { place: 'Note/1/Text', message: '含有报文不能表示的字符' },
      ]);
    },
  );
});

describe('a mapped message is read', () => {
  test.each([
    [
      'a day with hyphens',
      head('<SentOn>20261105</SentOn><No>20261105</No>'),
      { sentOn: '2026-11-05', no: '20261105' },
    ],
    ['what is no day as it stands', head('<SentOn>x20261105</SentOn>'), { sentOn: 'x20261105' }],
    ['all names of characters', head('<No>&amp;&lt;&gt;&quot;&apos;</No>'), { no: `&<>"'` }],
    ['numbers of characters', head('<No>&#65;&#x42;&#x1F600;&#13;&#9;&#10;</No>'), { no: 'AB😀\r\t\n' }],
    ['the last character that there is', head('<No>&#x10FFFD;</No>'), { no: '\u{10fffd}' }],
    ['white space as it stands', head('<No> a </No>'), { no: ' a ' }],
    ['CDATA with white space around', head('<No> <![CDATA[a&amp;]]> </No>'), { no: 'a&amp;' }],
    ['a text whose CDATA had to be divided', head('<No><![CDATA[a]]]]><![CDATA[>b]]></No>'), { no: 'a]]>b' }],
    ['numbers as text', head('<No>007.50</No>'), { no: '007.50' }],
    [
      'rows in their element and in the root',
      around('<Note><Text>n</Text></Note><Lines><Line><Name>a</Name></Line><Line/></Lines><Note><Text>m</Text></Note>'),
      { lines: [{ name: 'a' }, {}], notes: [{ text: 'n' }, { text: 'm' }] },
    ],
  ])('with %s', (_name, xml, record) => {
    expect(xmlToRecord(parcel, xml)).toMatchObject({ record, problems: [], ignored: [] });
  });

  test.each([
    ['names of a further element', around('<Foo/><Head><No>1</No></Head>'), ['Foo']],
    ['names within a section', head('<No>1</No><Foo/>'), ['Head/Foo']],
    ['names beside rows', around('<Head><No>1</No></Head><Lines><Foo/><Line/></Lines>'), ['Lines/Foo']],
    [
      'names in rows, once for all of them',
      around('<Lines><Line><Foo/><Name>a</Name></Line><Line><Foo/></Line></Lines>'),
      ['Lines/Line/Foo'],
    ],
    ['names that every object has', head('<No>1</No><isPrototypeOf>2</isPrototypeOf>'), ['Head/isPrototypeOf']],
  ])('and names what it left out: %s', (_name, xml, ignored) => {
    expect(xmlToRecord(parcel, xml)).toMatchObject({ problems: [], ignored });
  });

  test('and names a hundred of them at most', () => {
    const foreign = Array.from({ length: 101 }, (_, index) => `<F${index}/>`);
    expect(xmlToRecord(parcel, around(`<Head><No>1</No></Head>${foreign.join('')}`)).ignored).toHaveLength(100);
  });

  test.each([
    [
      'a character beyond the last',
      head('<No>&#x110000;</No>'),
      { place: 'Head/No', message: '含有不能读取的字符或实体' },
    ],
    ['the character zero', head('<No>&#0;</No>'), { place: 'Head/No', message: '含有不能读取的字符或实体' }],
    ['half a character', head('<No>&#xD800;</No>'), { place: 'Head/No', message: '含有不能读取的字符或实体' }],
    ['text beside CDATA', head('<No>a<![CDATA[b]]></No>'), { place: 'Head/No', message: '含有不能读取的字符或实体' }],
    [
      'a bad character in CDATA',
      head('<No><![CDATA[\u0001]]></No>'),
      { place: 'Head/No', message: '含有不能读取的字符或实体' },
    ],
    [
      'an element in a field of a row',
      around('<Note><Text><b/></Text></Note>'),
      { place: 'Note/1/Text', message: '应为文字，不能含有其他元素' },
    ],
    [
      'a field twice in the second row',
      around('<Lines><Line/><Line><Name>a</Name><Name>b</Name></Line></Lines>'),
      { place: 'Lines/Line/2/Name', message: '出现了两次' },
    ],
    ['a list twice', around('<Lines/><Lines/>'), { place: 'Lines', message: '出现了两次' }],
    ['another root', '<Box/>', { place: '', message: '报文的根元素应为Parcel' }],
    [
      'a mistake in the third line',
      '<Parcel>\n<Head>\n</Hed></Parcel>',
      { place: '', message: '报文不是有效的XML（第3行）' },
    ],
    ['no value at all', around('<Head/><Lines><Line/></Lines>'), { place: '', message: '报文没有可读取的内容' }],
    [
      'a document type in small letters',
      `<!doctype a>${head('<No>1</No>')}`,
      { place: '', message: '报文不能带有DOCTYPE或实体定义' },
    ],
    [
      'an entity of its own',
      `<!ENTITY b "c">${head('<No>1</No>')}`,
      { place: '', message: '报文不能带有DOCTYPE或实体定义' },
    ],
  ])('is refused at its place for %s', (_name, xml, problem) => {
    const { record, problems } = xmlToRecord(parcel, xml);
    expect(record).toBeUndefined();
    expect(inChinese(problems)).toEqual([problem]);
  });

  const ROWS = '<Note><Text>a</Text></Note><Note/>';
  const SIZE = around(ROWS).length;
  const limits = { maxCharacters: SIZE, maxTags: 8, maxDepth: 3, maxRows: 2 };

  test.each([
    ['up to its limits', limits, []],
    ['not with a character more', { ...limits, maxCharacters: SIZE - 1 }, [`报文超过${SIZE - 1}个字符`]],
    ['not with a tag more', { ...limits, maxTags: 6 }, ['报文超过6个标签']],
    ['not with a level more', { ...limits, maxDepth: 1 }, ['报文不是有效的XML，或嵌套超过1层']],
    ['not with a row more', { ...limits, maxRows: 1 }, ['超过1行']],
  ])('%s', (_name, given, messages) => {
    const { problems } = xmlToRecord(parcel, around(ROWS), given);
    expect(inChinese(problems).map(({ message }) => message)).toEqual(messages);
  });
});
