import type { SentArrangement, SentViews } from '../../../contract/lists/savedViews.ts';
import { forbidden, problemsRefusal, type InputProblem } from '../../core/base/errors.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { AskedViews } from './savedViews.ts';

const MAX_COLUMNS = 200;
const MAX_KEY = 200;
/** Pixels. */
const [LEAST_WIDTH, MAX_WIDTH] = [40, 600];
const PINS: ReadonlySet<unknown> = new Set(['left', 'right', 'none']);

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isKey = (key: unknown): key is string => typeof key === 'string' && key !== '' && key.length <= MAX_KEY;

const isKeys = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= MAX_COLUMNS && new Set(value).size === value.length && value.every(isKey);

const isWidth = (width: unknown): boolean =>
  typeof width === 'number' && Number.isInteger(width) && width >= LEAST_WIDTH && width <= MAX_WIDTH;

const isRecordOf = (value: unknown, holds: (one: unknown) => boolean): value is Fields =>
  isFields(value) &&
  Object.keys(value).length <= MAX_COLUMNS &&
  Object.entries(value).every(([key, one]) => isKey(key) && holds(one));

/** Parses `{columns: {order, hidden, widths, pins} | null}`; throws 400 with all problems. */
export const readTeamColumns = (body: unknown): SentArrangement | null => {
  const columns = isFields(body) ? body['columns'] : undefined;
  if (columns === null) return null;
  const { order = [], hidden = [], widths = {}, pins = {} } = isFields(columns) ? columns : {};
  const problems: InputProblem[] = [];
  const wants = (holds: boolean, path: string): void => {
    if (!holds) problems.push({ path, said: serverText('viewColumns', { most: MAX_COLUMNS }) });
  };
  wants(isFields(columns), '/columns');
  wants(isKeys(order), '/columns/order');
  wants(isKeys(hidden), '/columns/hidden');
  wants(isRecordOf(widths, isWidth), '/columns/widths');
  wants(
    isRecordOf(pins, (pin) => PINS.has(pin)),
    '/columns/pins',
  );
  if (problems.length > 0) throw problemsRefusal('badView', problems);
  return { order, hidden, widths, pins } as SentArrangement;
};

const keysOf = ({ order, hidden, widths, pins }: SentArrangement): readonly string[] => [
  ...new Set([...order, ...hidden, ...Object.keys({ ...widths, ...pins })]),
];

/** The columns that still exist and that the caller may see. */
const fit = (place: AskedViews[0], { order, hidden, widths, pins }: SentArrangement): SentArrangement => {
  const named = keysOf({ order, hidden, widths, pins });
  const known = new Set(place.fit({ filters: {}, sort: [], tab: '', columns: named }).content.columns);
  const isKnown = (key: string): boolean => known.has(key);
  const only = <T>(of: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(Object.entries(of).filter(([key]) => isKnown(key)));
  return { order: order.filter(isKnown), hidden: hidden.filter(isKnown), widths: only(widths), pins: only(pins) };
};

/** Default columns of everybody's list, and whether the caller may change them. */
export const readTeam = async (db: Db, [place, caller]: AskedViews): Promise<Pick<SentViews, 'team' | 'mayShare'>> => {
  const kept = await db
    .selectFrom('sys_team_columns')
    .where('tenant_id', '=', caller.user.tenantId)
    .where('page_id', '=', place.id)
    .select('arrangement')
    .executeTakeFirst();
  return { team: kept === undefined ? null : fit(place, kept.arrangement), mayShare: caller.can(place.shareCode) };
};

/** Sets the default columns of everybody's list; requires the right to share views. Null: the page's own columns. */
export const keepTeamColumns = async (
  db: Db,
  [place, { user, can }]: AskedViews,
  columns: SentArrangement | null,
): Promise<void> => {
  if (!can(place.shareCode)) throw forbidden(place.shareCode);
  const at = { tenant_id: user.tenantId, page_id: place.id };
  if (columns === null) {
    await db
      .deleteFrom('sys_team_columns')
      .where('tenant_id', '=', at.tenant_id)
      .where('page_id', '=', at.page_id)
      .execute();
    return;
  }
  const known = new Set(keysOf(fit(place, columns)));
  const unknown = keysOf(columns).filter((key) => !known.has(key));
  if (unknown.length > 0)
    throw problemsRefusal(
      'badView',
      unknown.map((name) => ({ path: '/columns', said: serverText('viewUnknown', { name }) })),
    );
  const kept = { arrangement: JSON.stringify(columns), update_by: user.username, update_time: new Date() };
  await db
    .insertInto('sys_team_columns')
    .values({ ...at, ...kept })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'page_id']).doUpdateSet(kept))
    .execute();
};
