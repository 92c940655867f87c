import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { MessageLimits } from './messageMapping.ts';
import { messageText } from './messageTexts.ts';
import type { MessageText } from './messageTexts.ts';

const TEXT = '#text';
const CDATA = '#cdata';

/** An element: its own text, as written and from CDATA, and its child elements by name. */
export interface XmlElement {
  readonly text: string;
  readonly cdata: string;
  readonly children: ReadonlyMap<string, readonly XmlElement[]>;
}

/** Entities are not expanded: a message declares none, and the five of XML are decoded when the text is read. */
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

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the text of a node, or joins that of several: a text that contains the end of a CDATA section is written as
 * two.
 */
const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (isNode(value)) return textOf(value[TEXT]);
  return typeof value === 'string' ? value : '';
};

const elementOf = (node: unknown): XmlElement => {
  if (typeof node === 'string') return { text: node, cdata: '', children: new Map() };
  const entries = isNode(node) ? Object.entries(node) : [];
  const children = entries.flatMap(([name, value]): [string, readonly XmlElement[]][] =>
    name === TEXT || name === CDATA ? [] : [[name, (Array.isArray(value) ? value : [value]).map(elementOf)]],
  );
  const of = (name: string): string => textOf(entries.find(([key]) => key === name)?.[1]);
  return { text: of(TEXT), cdata: of(CDATA), children: new Map(children) };
};

function hasMoreTags(xml: string, most: number): boolean {
  let place = -1;
  for (let count = 0; count <= most; count += 1) {
    place = xml.indexOf('<', place + 1);
    if (place < 0) return false;
  }
  return true;
}

/** Only comments and processing instructions may follow the root; the parser drops anything else there. */
function endsWithRoot(xml: string): boolean {
  let rest = xml.trimEnd();
  for (;;) {
    const opening = rest.endsWith('-->') ? '<!--' : rest.endsWith('?>') ? '<?' : undefined;
    if (opening === undefined) return /(?:<\/[^<>]*|\/)>$/.test(rest.slice(-500));
    rest = rest.slice(0, Math.max(rest.lastIndexOf(opening), 0)).trimEnd();
  }
}

const rootsOf = ({ children }: XmlElement): number => [...children.values()].flat().length;

/** Returns the root element of a document by name, or its problem, for staff. */
export function parseXml(xml: string, limits: MessageLimits): XmlElement | MessageText {
  if (xml.length > limits.maxCharacters) return messageText('xmlTooLong', { most: limits.maxCharacters });
  if (hasMoreTags(xml, limits.maxTags)) return messageText('xmlTooManyTags', { most: limits.maxTags });
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return messageText('xmlDeclaresEntities');
  try {
    const checked = XMLValidator.validate(xml);
    if (checked !== true) return messageText('xmlBrokenAt', { line: checked.err.line });
    const document = elementOf(parserFor(limits).parse(xml));
    if (rootsOf(document) !== 1) return messageText('xmlSeveralRoots');
    return endsWithRoot(xml) ? document : messageText('xmlAfterRoot');
  } catch {
    return messageText('xmlBroken', { most: limits.maxDepth });
  }
}
