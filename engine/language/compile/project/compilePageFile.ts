import type { CompiledPage } from '../../compiled/compiledPage.ts';
import { FACT_CHECKS, isUnsatisfiable } from '../../expressions/index.ts';
import type { PageSchema } from '../../../generated/page.ts';
import { toPointer } from '../../../core/paths.ts';
import { hints, isError, part, describeProblem } from '../../../text/problems.ts';
import type { Problem } from '../../../text/problems.ts';
import { checkColumn } from '../columns/columnChecks.ts';
import { checkPopup } from '../columns/checkPopup.ts';
import { checkPlacement } from '../page/checkPlacement.ts';
import { compilePage } from '../page/compilePage.ts';
import { factsOfPage } from '../parts/columnFacts.ts';
import type { AuthorChecks } from '../parts/pageCompilation.ts';
import type { CompileContext } from '../page/compilePage.ts';
import { extendPage } from '../inherit/extendPage.ts';
import type { Source } from '../inherit/extendPage.ts';
import { checkOmit } from '../inherit/omitInherited.ts';

/** A problem of a page; inherited problems are placed at `extends`. */
export interface PageProblem extends Problem {
  /** The original problem, at its path in the extended page. */
  readonly inherited?: Problem | undefined;
}

export interface CompiledPageFile {
  readonly page?: CompiledPage;
  readonly problems: readonly PageProblem[];
}

/** Codes of problems that result from offering fewer choices than the base. */
const NARROWED: ReadonlySet<string> = new Set(['unknown-code', 'never-holds']);

/**
 * Places a problem where its author finds it: in the page's own file, or at `extends` with the path in the other file.
 */
function placeAtSource(problem: Problem, { inherited, path }: Source, base: string): PageProblem {
  if (!inherited) return { ...problem, path };
  const { misspelt: _, ...others } = problem;
  return {
    ...others,
    // A page that narrows its base may invalidate parts that are correct in the base.
    ...(NARROWED.has(problem.code) && { level: 'warning' as const }),
    path: ['extends'],
    said: part('part.inherited', { base, pointer: toPointer(path) || '/', said: problem.said }),
    inherited: { ...problem, path },
  };
}

const AUTHOR_CHECKS: AuthorChecks = {
  factsOfPage,
  facts: FACT_CHECKS,
  isUnsatisfiable,
  checkColumn,
  checkPopup,
  checkPlacement,
};

/** Compiles a page from its file with all author checks; `base` is the page named by `extends`. */
export function compilePageFile(
  schema: PageSchema,
  base: PageSchema | undefined,
  given: CompileContext,
): CompiledPageFile {
  const context = { ...given, authorChecks: AUTHOR_CHECKS };
  if (schema.kind === 'base') return { problems: [] };
  if (schema.extends === undefined && schema.omit !== undefined)
    return { problems: [{ ...describeProblem('misplaced-key.omit'), path: ['omit'] }] };
  if (schema.extends === undefined || base === undefined) return compilePage(schema, context);
  if (base.extends !== undefined) {
    const said = describeProblem('extends-twice', { page: schema.extends, base: base.extends });
    return { problems: [{ ...said, path: ['extends'], ...hints('extendThat', { page: base.extends }) }] };
  }
  const name = schema.extends;
  const { page: extended, sourceOf } = extendPage(schema, base);
  const { page, problems: found } = compilePage(extended, context);
  const problems = [
    ...found.map((problem) => placeAtSource(problem, sourceOf(problem.path), name)),
    ...checkOmit(schema.omit, base),
  ];
  return problems.some(isError) || page === undefined ? { problems } : { page, problems };
}

/** Returns the schema with everything it inherits, as it is sent, so that `compilePage` needs no base. */
export const resolveExtends = (schema: PageSchema, base: PageSchema): PageSchema => extendPage(schema, base).page;
