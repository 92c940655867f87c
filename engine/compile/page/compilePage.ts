import type { CompiledPage } from '../../compiledPage.ts';
import type { PageSchema } from '../../generated/page.ts';
import { toPointer } from '../../paths.ts';
import { hints, isError, part, says } from '../../problems.ts';
import type { Problem } from '../../problems.ts';
import { checkColumnKeys } from '../columns/columnKeys.ts';
import { checkPlacement } from './checkPlacement.ts';
import { compileColumn } from '../columns/compileColumn.ts';
import { compileDetails } from './compileDetails.ts';
import { compileForm } from './compileForm.ts';
import { compileList } from './compileList.ts';
import { compileMessage } from './compileMessage.ts';
import { compileCopy, compilePasteMemory, compileResource } from './compileResource.ts';
import { compileRules } from './compileRules.ts';
import { compileTree } from './compileTree.ts';
import { checkCycles } from './computeCycles.ts';
import { extendPage } from '../inherit/extendPage.ts';
import type { ExtendedPage, Source } from '../inherit/extendPage.ts';
import { fieldsOf, SYSTEM_COLUMNS } from '../parts/fields.ts';
import { factsOfPage } from '../parts/columnFacts.ts';
import { checkOmit } from '../inherit/omitInherited.ts';
import type { CompletePage, PageCompilation, PageNeighbours } from '../parts/pageCompilation.ts';
import { hashPage } from '../parts/pageHash.ts';

export interface CompileContext extends PageNeighbours {
  /** Path below schemas/pages without extension: `customs/export-declaration`. */
  readonly id: string;
  /** The page that `extends` names. */
  readonly base?: PageSchema | undefined;
}

const PARTS = ['resource', 'columns', 'list', 'form'] as const;

const isComplete = (page: PageSchema): page is CompletePage => PARTS.every((name) => page[name] !== undefined);

const missingParts = (page: PageSchema): Problem[] =>
  PARTS.filter((name) => page[name] === undefined).map((name) => ({
    ...says('missing-key', { key: name }),
    path: [],
  }));

function inherit(schema: PageSchema, base: PageSchema | undefined): ExtendedPage | Problem {
  const itself = (path: Source['path']): Source => ({ inherited: false, path });
  if (schema.extends === undefined) {
    return schema.omit === undefined
      ? { page: schema, sourceOf: itself }
      : { ...says('misplaced-key.omit'), path: ['omit'] };
  }
  const path = ['extends'];
  if (base === undefined) return { ...says('unknown-page', { name: schema.extends }), path };
  if (base.extends !== undefined) {
    const said = says('extends-twice', { page: schema.extends, base: base.extends });
    return { ...said, path, ...hints('extendThat', { page: base.extends }) };
  }
  return extendPage(schema, base);
}

/** A problem of a page; at `extends` stands what it inherited. */
export interface PageProblem extends Problem {
  /** The problem as the extended page has it, at its place there. */
  readonly inherited?: Problem | undefined;
}

/** Says a problem where its author finds it: in the own file, or at `extends` with the place in the other one. */
function placeAtSource(problem: Problem, { inherited, path }: Source, base: string | undefined): PageProblem {
  if (!inherited) return { ...problem, path };
  const { misspelt: _, ...others } = problem;
  return {
    ...others,
    path: ['extends'],
    said: part('part.inherited', { base: base ?? '', pointer: toPointer(path) || '/', said: problem.said }),
    inherited: { ...problem, path },
  };
}

function compileComplete(compilation: PageCompilation, id: string): CompiledPage {
  const { page } = compilation;
  checkColumnKeys(compilation, page.columns, ['columns']);
  const resource = compileResource(compilation);
  const columns = page.columns.map((column, index) => compileColumn(compilation, { column, path: ['columns', index] }));
  const details = compileDetails(compilation);
  const columnByKey = new Map(columns.map((column) => [column.key, column]));
  const detailByKey = new Map(details.map((detail) => [detail.key, detail]));
  const list = compileList(compilation, { columnByKey, detailByKey });
  const tree = compileTree(compilation, list);
  checkCycles(compilation, columns, details);
  return {
    id,
    language: compilation.language,
    hash: hashPage(page),
    title: page.title,
    components: page.components ?? [],
    resource,
    columns,
    columnByKey,
    details,
    detailByKey,
    rules: compileRules(compilation),
    list,
    tree,
    form: compileForm(compilation, { columnByKey, detailByKey }, list),
    copy: compileCopy(compilation),
    pasteMemoryKey: compilePasteMemory(compilation),
    ...compileMessage(compilation, details),
  };
}

/**
 * Compiles a valid page schema. All problems come at once, each at its place in the schema;
 * with any of them there is no page. A base page is only merged into others: it compiles to nothing.
 */
export function compilePage(
  schema: PageSchema,
  context: CompileContext,
): { readonly page?: CompiledPage; readonly problems: readonly PageProblem[] } {
  if (schema.kind === 'base') return { problems: [] };
  const extended = inherit(schema, context.base);
  if ('code' in extended) return { problems: [extended] };
  const { page, sourceOf } = extended;
  if (!isComplete(page)) return { problems: missingParts(page) };
  const values = fieldsOf(page.columns);
  const { id, base, ...neighbours } = context;
  const details = new Map((page.details ?? []).map(({ key, columns }) => [key, fieldsOf(columns)]));
  const record = new Map([...[...SYSTEM_COLUMNS].map(([key, { valueType }]) => [key, valueType] as const), ...values]);
  const compilation: PageCompilation = {
    ...neighbours,
    page,
    values,
    details,
    record,
    facts: factsOfPage(page, neighbours.dictionaries, { heads: [values, record], details }),
    problems: [],
  };
  const compiled = compileComplete(compilation, id);
  checkPlacement(compilation);
  const unknown = base ? checkOmit(schema.omit, base) : [];
  const problems: readonly PageProblem[] = compilation.problems
    .map((problem) => placeAtSource(problem, sourceOf(problem.path), schema.extends))
    .concat(unknown);
  return problems.some(isError) ? { problems } : { page: compiled, problems };
}

/** The schema as it travels: with everything it inherits, so that `compilePage` needs no base. */
export const resolveExtends = (schema: PageSchema, base: PageSchema): PageSchema => extendPage(schema, base).page;
