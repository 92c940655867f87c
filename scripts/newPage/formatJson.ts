/** Line width of the project's formatter; Chinese characters count as two columns. */
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

/** Lists of several objects with several keys are written one item per line, however short they are. */
const isTable = (value: unknown): boolean =>
  isObject(value) &&
  ((Array.isArray(value) && value.length > 1 && value.every(isRecord)) || Object.values(value).some(isTable));

/** Layout context of a value: indent of its line, and the width before the value. */
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

/** Formats an object like the shipped schema files, one key per line. `indent` is that of the line where it starts. */
export const formatJson = (value: object, indent = ''): string => spread(value, indent);
