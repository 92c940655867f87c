import type { CompiledPrint } from '../../compiled/compiledPrint.ts';
import type { PrintSchema } from '../../../generated/print.ts';
import { parsePrint } from '../../load/index.ts';
import type { Readable } from '../../load/index.ts';
import { hints, describeProblem } from '../../../text/problems.ts';
import type { Problem } from '../../../text/problems.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import type { PageFile } from '../parts/pageFile.ts';
import { compilePrint } from '../prints/compilePrint.ts';
import { behindFaults, note, readFiles } from './reading.ts';
import type { Reading } from './reading.ts';

const PRINT_PATH = /^prints\/([^/]+)\.json$/;

/** Print layouts by page id, in the page's order. */
export type PrintsByPage = ReadonlyMap<string, readonly CompiledPrint[]>;

interface ReadPrint {
  readonly path: string;
  /** Absent if the file has problems. */
  readonly schema?: PrintSchema | undefined;
  readonly readable?: Readable<PrintSchema> | undefined;
}

/** Checks a page's own file: print layouts without a file, and a print action without layouts. */
function checkNames({ written, schema }: PageFile, known: ReadonlyMap<string, ReadPrint>): readonly Problem[] {
  const unknown = (written.prints ?? []).flatMap((name, index) =>
    known.has(name)
      ? []
      : [{ ...describeProblem('unknown-print', { name }), path: ['prints', index], ...didYouMean(name, known.keys()) }],
  );
  const at = (written.list?.actions ?? []).findIndex((action) => action.action === 'print' && action.url === undefined);
  if (at === -1 || schema.prints !== undefined) return unknown;
  return [
    ...unknown,
    { ...describeProblem('missing-key.prints'), path: ['list', 'actions', at, 'action'], ...hints('addPrints') },
  ];
}

/**
 * Reads the print layouts and compiles each against every page that names it. A problem of a layout is reported once,
 * in its own file, for all pages.
 */
export function readPrints(reading: Reading, pages: readonly PageFile[]): PrintsByPage {
  const files = readFiles(reading, PRINT_PATH, (text, file) => {
    const { print, readable, problems } = parsePrint(text, file);
    return { value: print, readable, problems };
  });
  const known = new Map<string, ReadPrint>(
    files.map(({ path, names, value, readable }) => [names[0] ?? '', { path, schema: value, readable }]),
  );
  const told = new Set<string>();
  const once = (problem: Problem, name: string): boolean => {
    const mark = JSON.stringify([name, problem.path, problem.said]);
    return !told.has(mark) && told.add(mark) !== undefined;
  };
  for (const page of pages) note(reading, page.path, checkNames(page, known));
  return new Map(
    pages.map(({ id, page, schema }) => {
      const prints = (page === undefined ? [] : (schema.prints ?? [])).flatMap((name) => {
        const { path = '', schema: print, readable } = known.get(name) ?? {};
        const looked = print ?? readable?.value;
        if (looked === undefined || page === undefined) return [];
        const { print: compiled, problems } = compilePrint(looked, page, name);
        note(
          reading,
          path,
          (readable ? behindFaults(readable, problems) : problems).filter((problem) => once(problem, name)),
        );
        return (print && compiled) ?? [];
      });
      return [id, prints];
    }),
  );
}
