import { textFactory, texts } from '../../text/catalogue/texts.ts';
import type { KeyOf, TextDescriptor } from '../../text/catalogue/texts.ts';

/** Problems of a message, for staff. */
export const MESSAGE_TEXTS = texts({
  xmlTooLong: { zh: '报文超过${most}个字符', en: 'the message has more than ${most} characters' },
  xmlTooManyTags: { zh: '报文超过${most}个标签', en: 'the message has more than ${most} tags' },
  xmlDeclaresEntities: {
    zh: '报文不能带有DOCTYPE或实体定义',
    en: 'the message must have no DOCTYPE and declare no entities',
  },
  xmlBrokenAt: { zh: '报文不是有效的XML（第${line}行）', en: 'the message is no valid XML (line ${line})' },
  xmlBroken: {
    zh: '报文不是有效的XML，或嵌套超过${most}层',
    en: 'the message is no valid XML, or nested deeper than ${most} levels',
  },
  xmlSeveralRoots: { zh: '报文只能有一个根元素', en: 'the message must have one root element' },
  xmlAfterRoot: { zh: '报文的根元素之后不能再有内容', en: 'nothing may follow the root element of the message' },
  xmlOtherRoot: { zh: '报文的根元素应为${root}', en: 'the root element of the message must be ${root}' },
  xmlEmpty: { zh: '报文没有可读取的内容', en: 'the message has nothing that can be read' },
  xmlTooManyRows: { zh: '超过${most}行', en: 'more than ${most} rows' },
  xmlNotText: { zh: '应为文字，不能含有其他元素', en: 'must be text, without other elements' },
  xmlUnreadable: { zh: '含有不能读取的字符或实体', en: 'has characters or entities that cannot be read' },
  xmlTwice: { zh: '出现了两次', en: 'stands there twice' },
  xmlUnwritable: { zh: '含有报文不能表示的字符', en: 'has characters that a message cannot hold' },
});

export type MessageTextKey = KeyOf<typeof MESSAGE_TEXTS>;

/** A problem as a text descriptor, formatted per language. */
export type MessageText = TextDescriptor<MessageTextKey>;

export const messageText = textFactory<typeof MESSAGE_TEXTS>();
