/** Columns of a line, as the project's formatter has them; Chinese letters take two. */
const LINE = 120;

const widthOf = (text: string): number => text.length + (text.match(/[\u2E80-\uFFEF]/g)?.length ?? 0);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const inline = (value: unknown): string => {
  if (!isObject(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${inline(item)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
};

const isRecord = (value: unknown): boolean => isObject(value) && Object.keys(value).length > 1;

/** Several records of several keys stand below each other, however short they are. */
const isTable = (value: unknown): boolean =>
  isObject(value) &&
  ((Array.isArray(value) && value.length > 1 && value.every(isRecord)) || Object.values(value).some(isTable));

/** What stands around a value in its line: before it, and a comma behind it. */
interface Place {
  readonly indent: string;
  readonly before: number;
}

function format(value: unknown, { indent, before }: Place): string {
  if (!isObject(value)) return JSON.stringify(value);
  const line = inline(value);
  if (!isTable(value) && before + widthOf(line) + 1 <= LINE) return line;
  return spread(value, indent);
}

function spread(value: object, indent: string): string {
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const items = Array.isArray(value)
    ? value.map((item) => format(item, { indent: inner, before: inner.length }))
    : Object.entries(value).map(([key, item]) => {
        const name = `${JSON.stringify(key)}: `;
        return `${name}${format(item, { indent: inner, before: inner.length + widthOf(name) })}`;
      });
  return `${open}\n${items.map((item) => `${inner}${item}`).join(',\n')}\n${indent}${close}`;
}

/** An object as the shipped schema files are written: its keys below each other. `indent` is that of the line it starts in. */
export const formatJson = (value: object, indent = ''): string => spread(value, indent);
