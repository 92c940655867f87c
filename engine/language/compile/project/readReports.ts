import type { CompiledReport } from '../../compiled/compiledReport.ts';
import type { CompiledDictionary } from '../../dicts/index.ts';
import { parseReport } from '../../load/index.ts';
import { hints, part, describeProblem } from '../../../text/problems.ts';
import { compileReport } from './compileReport.ts';
import { behindFaults, checkFileName, note, readFiles } from './reading.ts';
import type { Reading } from './reading.ts';

const REPORT_PATH = /^reports\/([^/]+)\.json$/;

export interface ReadReports {
  readonly reports: ReadonlyMap<string, CompiledReport>;
  /** Reports whose files have problems. */
  readonly broken: ReadonlySet<string>;
  readonly paths: ReadonlyMap<string, string>;
  /** Permission codes of all readable reports, including those with problems. */
  readonly permissions: ReadonlySet<string>;
}

/** Reads and compiles the reports of a folder with their statements. */
export function readReports(reading: Reading, dictionaries: ReadonlyMap<string, CompiledDictionary>): ReadReports {
  const reports = new Map<string, CompiledReport>();
  const broken = new Set<string>();
  const paths = new Map<string, string>();
  const permissions = new Set<string>();
  const files = readFiles(reading, REPORT_PATH, (text, file) => {
    const { report, readable, problems } = parseReport(text, file);
    return { value: report, readable, problems };
  });
  for (const { path, names, value, readable } of files) {
    const name = names[0] ?? '';
    const behind = readable && compileReport(readable.value, dictionaries, reading.texts.get(`reports/${name}.sql`));
    if (readable && behind) note(reading, path, behindFaults(readable, behind.problems));
    if (value === undefined) {
      broken.add(name);
      continue;
    }
    const statement = `reports/${name}.sql`;
    const text = reading.texts.get(statement);
    const { report, problems, statementProblems } = compileReport(value, dictionaries, text);
    note(reading, path, problems);
    reading.problems.push(
      ...statementProblems.map((problem) => ({ ...problem, file: `${reading.prefix}${statement}` })),
    );
    checkFileName(reading, path, { key: 'code', named: value.code, file: name, what: part('part.report') });
    if (text === undefined) {
      const hint = hints('statementFile', { file: statement });
      note(reading, path, [{ ...describeProblem('missing-statement'), path: ['code'], ...hint }]);
    }
    paths.set(value.code, path);
    if (value.permission !== undefined) permissions.add(value.permission);
    if (report) reports.set(report.code, report);
    else broken.add(value.code);
  }
  return { reports, broken, paths, permissions };
}
