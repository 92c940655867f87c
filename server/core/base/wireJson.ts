/** Maximum nesting of JSON from clients; deeper JSON could overflow the stack of recursive code. */
export const MAX_LEVELS = 32;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/**
 * Returns whether JSON is nested too deep, counted in the text before it is parsed; brackets in strings do not count.
 */
export function isTooDeep(json: string): boolean {
  let level = 0;
  let inText = false;
  for (let index = 0; index < json.length; index += 1) {
    const sign = json.charCodeAt(index);
    if (sign === QUOTE) inText = !inText;
    else if (inText) {
      if (sign === BACKSLASH) index += 1;
    } else if (OPENING.has(sign)) {
      level += 1;
      if (level > MAX_LEVELS) return true;
    } else if (CLOSING.has(sign)) level -= 1;
  }
  return false;
}

/** Parses JSON of a parameter, a header or a frame; undefined when it is malformed or too deep. */
export function readJson(json: string): unknown {
  try {
    return isTooDeep(json) ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}
