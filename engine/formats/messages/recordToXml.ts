import { toMessageDate } from './messageDates.ts';
import type { MessageMapping, MessageProblem, MessageSection } from './messageMapping.ts';
import { messageText } from './messageTexts.ts';
import { escapeXml, hasForbiddenCharacter } from './xmlText.ts';

type Fields = Readonly<Record<string, unknown>>;

const INDENT = '  ';

const own = (fields: Fields, key: string): unknown => (Object.hasOwn(fields, key) ? fields[key] : undefined);

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** Writes one message and collects values that it cannot contain. */
class MessageWriter {
  readonly problems: MessageProblem[] = [];
  readonly #lines: string[] = [];
  readonly #dates: ReadonlySet<string>;

  constructor(dates: readonly string[]) {
    this.#dates = new Set(dates);
  }

  write(line: string, depth: number): void {
    this.#lines.push(INDENT.repeat(depth) + line);
  }

  section(section: MessageSection, record: Fields): void {
    const { element, item, rows } = section;
    const depth = element === undefined ? 1 : 2;
    if (element !== undefined) this.write(`<${element}>`, 1);
    if (item === undefined || rows === undefined) this.#fields(section, record, { depth, place: element ?? '' });
    else this.#rows(item, { section, rows: own(record, rows), depth });
    if (element !== undefined) this.write(`</${element}>`, 1);
  }

  #rows(item: string, list: { section: MessageSection; rows: unknown; depth: number }): void {
    const { section, depth } = list;
    const rows: readonly unknown[] = Array.isArray(list.rows) ? list.rows : [];
    const above = section.element === undefined ? '' : `${section.element}/`;
    for (const [index, row] of rows.entries()) {
      if (!isFields(row)) continue;
      this.write(`<${item}>`, depth);
      this.#fields(section, row, { depth: depth + 1, place: `${above}${item}/${index + 1}` });
      this.write(`</${item}>`, depth);
    }
  }

  #fields({ fields }: MessageSection, values: Fields, { depth, place }: { depth: number; place: string }): void {
    for (const [element, key] of Object.entries(fields)) {
      const raw = textOf(own(values, key));
      if (raw === '') continue;
      if (hasForbiddenCharacter(raw))
        this.problems.push({ place: `${place}/${element}`, said: messageText('xmlUnwritable') });
      const text = this.#dates.has(element) ? toMessageDate(raw) : raw;
      this.write(`<${element}>${escapeXml(text)}</${element}>`, depth);
    }
  }

  get text(): string {
    return `${this.#lines.join('\n')}\n`;
  }
}

/**
 * Writes a record as an XML message: the mapped fields, in their order, without blank ones. `xmlToRecord` returns the
 * same texts. Returns no XML if a value has characters that XML cannot contain.
 */
export function recordToXml(
  mapping: MessageMapping,
  record: Fields,
): { readonly xml?: string; readonly problems: readonly MessageProblem[] } {
  const writer = new MessageWriter(mapping.dates);
  const attributes = Object.entries(mapping.attributes).map(([name, value]) => ` ${name}="${escapeXml(value)}"`);
  writer.write('<?xml version="1.0" encoding="UTF-8"?>', 0);
  writer.write(`<${mapping.root}${attributes.join('')}>`, 0);
  for (const section of mapping.sections) writer.section(section, record);
  writer.write(`</${mapping.root}>`, 0);
  const { problems } = writer;
  return problems.length > 0 ? { problems } : { xml: writer.text, problems };
}
