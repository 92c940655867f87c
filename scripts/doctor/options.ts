/** How the problems are written: for people, for programs, for code scanning (SARIF 2.1.0). */
export type ReportFormat = 'text' | 'json' | 'sarif';

export interface DoctorOptions {
  /** Relative to the project. */
  readonly folder: string;
  readonly fix: boolean;
  readonly format: ReportFormat;
}

export const USAGE = `npm run doctor [-- FOLDER] [--fix] [--json | --sarif]

  FOLDER    what to read; default: schemas
  --fix     mends what is certain, keeping the layout of the files, and says what remains
  --json    writes all problems as JSON
  --sarif   writes all problems as SARIF 2.1.0

exit code  0 all is well, 1 there are problems (with --fix: some remain), 2 it could not be run`;

const FLAGS: Readonly<Record<string, Partial<DoctorOptions>>> = {
  '--fix': { fix: true },
  '--json': { format: 'json' },
  '--sarif': { format: 'sarif' },
};

/** The options of a command line; undefined when it asks for something that there is not. */
export function readOptions(words: readonly string[]): DoctorOptions | undefined {
  const flags = words.filter((word) => word.startsWith('-'));
  const folders = words.filter((word) => !word.startsWith('-'));
  const formats = flags.filter((flag) => FLAGS[flag]?.format !== undefined);
  if (folders.length > 1 || formats.length > 1 || flags.some((flag) => !Object.hasOwn(FLAGS, flag))) return undefined;
  const chosen: DoctorOptions = { folder: folders[0] ?? 'schemas', fix: false, format: 'text' };
  return Object.assign(chosen, ...flags.map((flag) => FLAGS[flag])) as DoctorOptions;
}
