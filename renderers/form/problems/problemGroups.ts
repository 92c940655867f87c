import { toPointer, type CompiledPage, type Finding, type Level } from '../../../engine/index.ts';

/** Findings of one row, or of the level above rows. */
export interface RowProblems {
  /** Zero-based; null for header fields and for a detail as a whole. */
  readonly row: number | null;
  readonly findings: readonly Finding[];
}

/** Findings of one tab: of a detail, or of the form above the tabs. */
export interface ProblemGroup {
  /** The detail's key; null for the form. */
  readonly detail: string | null;
  readonly title: string;
  readonly count: number;
  readonly rows: readonly RowProblems[];
}

export const nameOfFinding = ({ ruleId, rowId = '', path }: Finding): string => `${ruleId} ${rowId} ${toPointer(path)}`;

export const LEVELS: readonly Level[] = ['error', 'confirm', 'warn'];

export const countLevels = (findings: readonly Finding[]): Readonly<Record<Level, number>> => {
  const counts = { error: 0, confirm: 0, warn: 0 };
  for (const { level } of findings) counts[level] += 1;
  return counts;
};

const byRow = (findings: readonly Finding[]): readonly RowProblems[] => {
  const rows = new Map<number | null, Finding[]>();
  for (const finding of findings) {
    const [, row] = finding.path;
    const key = typeof row === 'number' ? row : null;
    const known = rows.get(key);
    if (known === undefined) rows.set(key, [finding]);
    else known.push(finding);
  }
  return [...rows].map(([row, ofRow]) => ({ row, findings: ofRow }));
};

/** Groups findings by tab and row, in page order. */
export const groupProblems = (
  page: CompiledPage,
  findings: readonly Finding[],
  formTitle: string,
): readonly ProblemGroup[] => {
  const isOfDetail = ({ path }: Finding): boolean => page.detailByKey.has(String(path[0]));
  const groups = [
    { detail: null, title: formTitle, findings: findings.filter((finding) => !isOfDetail(finding)) },
    ...page.details.map(({ key, title }) => ({
      detail: key,
      title,
      findings: findings.filter(({ path }) => path[0] === key),
    })),
  ];
  return groups
    .filter((group) => group.findings.length > 0)
    .map(({ detail, title, findings: theirs }) => ({ detail, title, count: theirs.length, rows: byRow(theirs) }));
};
