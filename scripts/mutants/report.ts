import { caughtIn } from './mutantLog.ts';
import type { Entry } from './mutantLog.ts';
import type { Mutant } from './mutants.ts';
import type { MeasuredModule } from './modules.ts';

export const GOAL = 85;
/** Maximum percentage of a module's mutants that may be listed as equivalent. */
const MAX_EQUIVALENT = 5;

export interface Judged {
  readonly module: MeasuredModule;
  readonly mutants: readonly Mutant[];
  readonly equivalent: number;
}

const share = (part: number, whole: number): number => (whole === 0 ? 100 : (part * 100) / whole);

export const scoreOf = (mutants: readonly Mutant[], entries: readonly Entry[]): number => {
  const caught = caughtIn(entries);
  return share(mutants.filter(({ id }) => caught.has(id)).length, mutants.length);
};

const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(28) : String(cell).padStart(11))).join('');

function line({ module, mutants, equivalent }: Judged, entries: readonly Entry[]): string {
  const caught = caughtIn(entries);
  const hung = new Set(entries.flatMap((entry) => (entry.event === 'hung' ? [entry.id] : [])));
  const shown = new Set(entries.flatMap((entry) => ('id' in entry ? [entry.id] : [])));
  const count = (wanted: (id: number) => boolean): number => mutants.filter(({ id }) => wanted(id)).length;
  const tooMany = share(equivalent, mutants.length + equivalent) > MAX_EQUIVALENT ? ' (!)' : '';
  return row([
    module.name,
    mutants.length,
    count((id) => caught.has(id)),
    count((id) => shown.has(id) && !caught.has(id)),
    count((id) => !shown.has(id)),
    count((id) => hung.has(id)),
    `${equivalent}${tooMany}`,
    `${scoreOf(mutants, entries).toFixed(1)} %`,
  ]);
}

/** Mutants that no test detected, sorted by position. */
export function livingOf(mutants: readonly Mutant[], entries: readonly Entry[]): string[] {
  const caught = caughtIn(entries);
  const shown = new Set(entries.flatMap((entry) => ('id' in entry ? [entry.id] : [])));
  return mutants
    .filter(({ id }) => !caught.has(id))
    .sort((a, b) => a.file.localeCompare(b.file) || a.from - b.from)
    .map(({ id, file, line: at, source, change, nth }) => {
      const which = nth === 1 ? '' : ` (${nth})`;
      return `${file}:${at}  ${change}${which}${shown.has(id) ? '' : '  [no test comes here]'}\n    ${source}`;
    });
}

/** Formats the scores by module as a table. */
export function tableOf(judged: readonly Judged[], entries: readonly Entry[]): string {
  const head = row(['module', 'mutants', 'noticed', 'lived', 'not reached', 'hung', 'equivalent', 'score']);
  const rows = judged.map((one) => line(one, entries));
  const whole = {
    module: { name: 'all', files: [], tests: [], inBrowser: [] },
    mutants: judged.flatMap(({ mutants }) => mutants),
    equivalent: 0,
  };
  const equivalent = judged.reduce((sum, one) => sum + one.equivalent, 0);
  return [head, ...rows, ...(judged.length > 1 ? [line({ ...whole, equivalent }, entries)] : [])].join('\n');
}

/** Lists by module the files that only browser tests cover; undefined: none. */
export function inBrowserOf(modules: readonly MeasuredModule[]): string | undefined {
  const named = modules.filter(({ inBrowser }) => inBrowser.length > 0);
  const count = (files: readonly string[]): string => `${files.length} file${files.length === 1 ? '' : 's'}`;
  return named.length === 0
    ? undefined
    : ['tested in the browser only:', ...named.map(({ name, inBrowser }) => `  ${name}: ${count(inBrowser)}`)].join(
        '\n',
      );
}
