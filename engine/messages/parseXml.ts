import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { MessageLimits } from './messageMapping.ts';

const TEXT = '#text';
const CDATA = '#cdata';

/** An element: its own text, as written and from CDATA, and the elements in it by name. */
export interface XmlElement {
  readonly text: string;
  readonly cdata: string;
  readonly children: ReadonlyMap<string, readonly XmlElement[]>;
}

/** Entities stay as written: a message declares none, and the five of XML are read where the text is taken. */
const parserFor = ({ maxDepth }: MessageLimits): XMLParser =>
  new XMLParser({
    ignoreAttributes: true,
    ignoreDeclaration: true,
    ignorePiTags: true,
    parseTagValue: false,
    trimValues: false,
    processEntities: false,
    removeNSPrefix: true,
    alwaysCreateTextNode: true,
    isArray: (name) => name !== TEXT && name !== CDATA,
    textNodeName: TEXT,
    cdataPropName: CDATA,
    maxNestedTags: maxDepth,
  });

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.map(textOf).join('') : typeof value === 'string' ? value : '';

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const elementOf = (node: unknown): XmlElement => {
  if (typeof node === 'string') return { text: node, cdata: '', children: new Map() };
  const entries = isNode(node) ? Object.entries(node) : [];
  const children = entries.flatMap(([name, value]): [string, readonly XmlElement[]][] =>
    name === TEXT || name === CDATA ? [] : [[name, (Array.isArray(value) ? value : [value]).map(elementOf)]],
  );
  const of = (name: string): string => textOf(entries.find(([key]) => key === name)?.[1]);
  return { text: of(TEXT), cdata: cdataOf(of(CDATA), node), children: new Map(children) };
};

/** The text of a CDATA section, wherever the parser put it. */
const cdataOf = (direct: string, node: unknown): string => {
  if (direct !== '' || !isNode(node)) return direct;
  const inner = node[CDATA];
  return isNode(inner) ? textOf(inner[TEXT]) : '';
};

/** The root elements of a document by name, or what is wrong with it, for staff. */
export function parseXml(xml: string, limits: MessageLimits): XmlElement | string {
  if (xml.length > limits.maxCharacters) return `报文超过${limits.maxCharacters}个字符`;
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return '报文不能带有DOCTYPE或实体定义';
  try {
    const checked = XMLValidator.validate(xml);
    if (checked !== true) return `报文不是有效的XML（第${checked.err.line}行）`;
    return elementOf(parserFor(limits).parse(xml));
  } catch {
    return `报文不是有效的XML，或嵌套超过${limits.maxDepth}层`;
  }
}
