import { fromMessageDate } from './messageDates.ts';
import { MESSAGE_LIMITS } from './messageMapping.ts';
import type { MessageLimits, MessageMapping, MessageProblem, MessageRecord, MessageSection } from './messageMapping.ts';
import { messageText } from './messageTexts.ts';
import type { MessageText } from './messageTexts.ts';
import { parseXml } from './parseXml.ts';
import type { XmlElement } from './parseXml.ts';
import { hasForbiddenCharacter, unescapeXml } from './xmlText.ts';

/** Maximum number of reported ignored elements; with more, it is a different kind of message. */
const MAX_IGNORED = 100;

type Values = Record<string, string>;

export interface ReadMessage {
  /** Absent if there are problems. */
  readonly record?: MessageRecord;
  readonly problems: readonly MessageProblem[];
  /** Elements that are not in the mapping: `DecSign`, `DecHead/Foo`. */
  readonly ignored: readonly string[];
}

/** Reads one message and collects its problems. */
class MessageReader {
  readonly problems: MessageProblem[] = [];
  readonly ignored = new Set<string>();
  readonly record: Record<string, MessageRecord[string]> = {};
  readonly #dates: ReadonlySet<string>;
  readonly #limits: MessageLimits;

  constructor(dates: readonly string[], limits: MessageLimits) {
    this.#dates = new Set(dates);
    this.#limits = limits;
  }

  root(mapping: MessageMapping, root: XmlElement): void {
    const known = new Set(mapping.sections.map(({ element, item }) => element ?? item ?? ''));
    for (const name of root.children.keys()) if (!known.has(name)) this.#ignore(name);
    for (const section of mapping.sections) this.#section(section, root);
  }

  #section(section: MessageSection, root: XmlElement): void {
    const { element, item, rows } = section;
    const holder = element === undefined ? root : this.#only(root, element, element);
    if (holder === undefined) return;
    if (item === undefined || rows === undefined)
      Object.assign(this.record, this.#values(section, holder, element ?? ''));
    else this.#rows(section, { holder, item, rows });
  }

  #rows(section: MessageSection, list: { holder: XmlElement; item: string; rows: string }): void {
    const { holder, item, rows } = list;
    const items = holder.children.get(item) ?? [];
    const above = section.element === undefined ? '' : `${section.element}/`;
    if (above !== '') for (const name of holder.children.keys()) if (name !== item) this.#ignore(`${above}${name}`);
    if (items.length > this.#limits.maxRows) {
      this.#report(`${above}${item}`, messageText('xmlTooManyRows', { most: this.#limits.maxRows }));
      return;
    }
    this.record[rows] = items.map((one, index) => this.#values(section, one, `${above}${item}/${index + 1}`));
  }

  #values({ fields }: MessageSection, holder: XmlElement, place: string): Values {
    const values: Values = {};
    for (const name of holder.children.keys()) {
      const key = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const field = this.#only(holder, name, `${place}/${name}`);
      if (key === undefined) this.#ignore(`${place.replace(/\/\d+$/, '')}/${name}`);
      else if (field !== undefined) this.#take(values, { key, name, field, place: `${place}/${name}` });
    }
    return values;
  }

  #take(values: Values, at: { key: string; name: string; field: XmlElement; place: string }): void {
    const { field, place } = at;
    if (field.children.size > 0) return this.#report(place, messageText('xmlNotText'));
    const isMixed = field.cdata !== '' && field.text.trim() !== '';
    const plain = field.cdata === '' ? unescapeXml(field.text) : field.cdata;
    if (isMixed || plain === undefined || hasForbiddenCharacter(plain))
      return this.#report(place, messageText('xmlUnreadable'));
    if (plain === '') return undefined;
    values[at.key] = this.#dates.has(at.name) ? fromMessageDate(plain) : plain;
  }

  #only(holder: XmlElement, name: string, place: string): XmlElement | undefined {
    const [first, second] = holder.children.get(name) ?? [];
    if (second !== undefined) this.#report(place, messageText('xmlTwice'));
    return first;
  }

  #report(place: string, said: MessageText): void {
    this.problems.push({ place, said });
  }

  #ignore(place: string): void {
    if (this.ignored.size < MAX_IGNORED) this.ignored.add(place);
  }
}

/** Whether no mapped element has a value: such a message would add a blank record. */
const isEmpty = (record: MessageRecord): boolean =>
  Object.values(record).every(
    (value) => typeof value !== 'string' && value.every((row) => Object.keys(row).length === 0),
  );

/** Reads a message of `recordToXml` or of another system. Throws nothing, resolves no entities, fetches nothing. */
export function xmlToRecord(mapping: MessageMapping, xml: string, limits: MessageLimits = MESSAGE_LIMITS): ReadMessage {
  const document = parseXml(xml, limits);
  if ('key' in document) return { problems: [{ place: '', said: document }], ignored: [] };
  const [root] = document.children.get(mapping.root) ?? [];
  if (root === undefined) {
    const said = messageText('xmlOtherRoot', { root: mapping.root });
    return { problems: [{ place: '', said }], ignored: [] };
  }
  const reader = new MessageReader(mapping.dates, limits);
  reader.root(mapping, root);
  const { problems, record } = reader;
  const ignored = [...reader.ignored];
  if (problems.length === 0 && isEmpty(record)) problems.push({ place: '', said: messageText('xmlEmpty') });
  return problems.length > 0 ? { problems, ignored } : { record, problems, ignored };
}
