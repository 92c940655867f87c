/** Required values by column. */
export type TreeCondition = ReadonlyMap<string, string>;

const NO_CONDITION: TreeCondition = new Map();

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Parses the condition of a tree, the text of a JSON object. A blank text is an empty condition; undefined if the text
 * is not such an object (W5.1-33).
 */
export function readTreeCondition(text: string | undefined): TreeCondition | undefined {
  if (text === undefined || text === '') return NO_CONDITION;
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const condition = new Map<string, string>();
  for (const [name, wanted] of Object.entries(value)) {
    if (typeof wanted !== 'string' && typeof wanted !== 'number') return undefined;
    condition.set(name, String(wanted));
  }
  return condition;
}

/** Converts a condition to SQL: `{"status":"1"}` → `status = '1'`; undefined if a name is not a valid column name. */
export function whereOfCondition(condition: TreeCondition): string | undefined {
  if ([...condition.keys()].some((name) => !/^\w{1,60}$/.test(name))) return undefined;
  return [...condition].map(([name, wanted]) => `${name} = '${wanted.replaceAll("'", "''")}'`).join(' and ');
}
