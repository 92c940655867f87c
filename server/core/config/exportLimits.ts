/** Maximum rows of an export: by role code, and for all other users. */
export interface ExportLimits {
  readonly others: number;
  readonly byRole: ReadonlyMap<string, number>;
}

/** Rows that a sheet holds, less its header rows. */
const MAX_ROWS = 1_048_573;
const ITEM = /^(?:([\w-]{1,100}):)?([1-9]\d{0,6})$/;

/** Parses `50000` or `50000, admin:200000, clerk:10000`; undefined when it cannot be parsed. */
export function readExportLimits(text: string): ExportLimits | undefined {
  const items = text.split(',').map((item) => ITEM.exec(item.trim()));
  const byRole = new Map<string, number>();
  let others: number | undefined;
  for (const item of items) {
    const [, role, rows] = item ?? [];
    if (rows === undefined || Number(rows) > MAX_ROWS) return undefined;
    if (role !== undefined) byRole.set(role, Number(rows));
    else if (others === undefined) others = Number(rows);
    else return undefined;
  }
  return others === undefined ? undefined : { others, byRole };
}

/** Returns the highest limit of the user's roles; without any of them, the general limit. */
export const exportLimitOf = ({ others, byRole }: ExportLimits, roles: readonly string[]): number => {
  const own = roles.flatMap((role) => byRole.get(role) ?? []);
  return own.length === 0 ? others : Math.max(...own);
};
