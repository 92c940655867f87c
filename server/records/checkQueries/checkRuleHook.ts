import { RE2JS } from 're2js';
import type { CompiledPage, Values, WireRecord } from '../../../engine/index.ts';
import { badRequest, businessFailure } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { RecordHook, SentBody } from '../../data/recordStore/recordHook.ts';

/** Address of the page of check rules (contract §3.3). */
export const CHECK_RULE_URL = '/sys/checkRule';

/** Maximum number of slices of a rule: the limit of the page. */
const MAX_PARTS = 50;
const MAX_JSON = 60_000;
const KEYS = ['digits', 'pattern', 'message', 'priority'] as const;

const refuse = () => {
  const said = serverText('ruleJsonShape', { most: MAX_PARTS });
  return badRequest(said, [{ path: '/ruleJson', said }]);
};

const parsed = (text: string): unknown => {
  if (text.length > MAX_JSON) throw refuse();
  try {
    return JSON.parse(text);
  } catch {
    throw refuse();
  }
};

/** Parses the slices, which other clients send as text or as an array; undefined if they send none. */
function partsIn({ ruleJson }: SentBody): readonly Values[] | undefined {
  if (ruleJson === undefined || ruleJson === null || ruleJson === '') return undefined;
  const parts = typeof ruleJson === 'string' ? parsed(ruleJson) : ruleJson;
  if (!Array.isArray(parts) || parts.length > MAX_PARTS) throw refuse();
  return parts.map((part: unknown) => {
    const said = Object(part) as Readonly<Record<string, unknown>>;
    const values = KEYS.map((key) => [key, said[key] ?? null] as const);
    if (values.some(([, value]) => value !== null && !['string', 'number'].includes(typeof value))) throw refuse();
    return Object.fromEntries(values.map(([key, value]) => [key, value === null ? null : String(value)]));
  });
}

/** The page's own table of slices takes precedence over `ruleJson`. */
const complete = ({ details: [detail] }: CompiledPage, wire: WireRecord, body: SentBody): WireRecord => {
  const parts = partsIn(body);
  const name = detail?.wireName;
  return parts === undefined || name === undefined || wire[name] !== undefined ? wire : { ...wire, [name]: parts };
};

const isReadable = (pattern: string): boolean => {
  try {
    RE2JS.compile(pattern);
    return true;
  } catch {
    return false;
  }
};

/** Adds the slices as `ruleJson` too, for other clients; rejects invalid patterns. */
export const checkRuleHook: RecordHook = {
  url: CHECK_RULE_URL,
  ownKeys: new Set(),
  takes: new Set(['ruleJson']),
  complete: ({ page }, wire, body) => Promise.resolve(complete(page, wire, body)),
  onSaved: async (_writing, { after }) => {
    for (const [index, { pattern }] of (after.details['parts'] ?? []).entries())
      if (!isReadable(String(pattern ?? '')))
        throw businessFailure(serverText('rulePattern', { row: index + 1, pattern: String(pattern ?? '') }));
  },
  tell: async (db, _caller, records) => {
    const ids = records.map(({ id }) => String(id));
    const rows =
      ids.length === 0
        ? []
        : await db
            .selectFrom('sys_check_rule_part')
            .select(['main_id', ...KEYS])
            .where('main_id', 'in', ids)
            .orderBy('order_no')
            .execute();
    return records.map((record) => {
      const parts = rows.filter(({ main_id: id }) => id === record['id']).map(({ main_id: _id, ...part }) => part);
      return { ...record, ruleJson: JSON.stringify(parts) };
    });
  },
};
