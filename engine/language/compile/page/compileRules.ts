import type { CompiledRule } from '../../compiled/compiledPage.ts';
import { readableAttributes } from '../../dicts/index.ts';
import type { Fields } from '../../expressions/index.ts';
import type { RuleSchema } from '../../../generated/page.ts';
import { fromPointer } from '../../../core/paths.ts';
import type { Path } from '../../../core/paths.ts';
import type { CompiledExpression } from '../../../core/scope.ts';
import { hints, part, describeProblem } from '../../../text/problems.ts';
import type { Problem } from '../../../text/problems.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import { dictionaryAt } from '../columns/columnOptions.ts';
import { compileTemplate } from '../parts/messageTemplate.ts';
import { complain, contextOf, expressionAt, factsNamed } from '../parts/pageCompilation.ts';
import type { PageCompilation } from '../parts/pageCompilation.ts';

const ANY_ROW = '*';
const NOTHING: Fields = new Map();

type Lookup = CompiledRule['lookup'];

function checkMark(compilation: PageCompilation, mark: string, place: { path: Path; each: string | undefined }): Path {
  const target = fromPointer(mark);
  const [first = '', row, key, ...rest] = target.map(String);
  const { details, values } = compilation;
  const unknown = (name: string, known: Iterable<string>, kind: 'column' | 'columnOrDetail'): void => {
    const said = describeProblem('unknown-mark', { mark, what: part(`part.${kind}`), name });
    complain(compilation, place.path, { ...said, ...didYouMean(name, known) });
  };
  const wrong = (problem: Omit<Problem, 'path'>): void => complain(compilation, place.path, problem);

  const detail = details.get(first);
  if (detail === undefined) {
    if (!values.has(first)) unknown(first, [...values.keys(), ...details.keys()], 'columnOrDetail');
    else if (row !== undefined)
      wrong({ ...describeProblem('wrong-mark.noRows', { name: first }), ...hints('write', { text: `/${first}` }) });
  } else if (row !== undefined) {
    if (row !== ANY_ROW)
      wrong({ ...describeProblem('wrong-mark.number', { mark }), ...hints('markColumns', { detail: first }) });
    if (place.each !== first)
      wrong({ ...describeProblem('wrong-mark.noRow', { mark }), ...hints('each', { detail: first }) });
    if (key !== undefined && !detail.has(key)) unknown(key, detail.keys(), 'column');
    if (rest.length > 0)
      wrong({
        ...describeProblem('wrong-mark.tooDeep', { mark }),
        ...hints('write', { text: `/${first}/*/${key ?? ''}` }),
      });
  }
  return target;
}

function rowOf(compilation: PageCompilation, rule: RuleSchema, path: Path): Fields | undefined {
  if (rule.each === undefined) return undefined;
  const row = compilation.details.get(rule.each);
  if (row === undefined) {
    const known = didYouMean(rule.each, compilation.details.keys());
    complain(compilation, [...path, 'each'], { ...describeProblem('unknown-detail', { name: rule.each }), ...known });
  }
  return row ?? NOTHING;
}

function compileLookups(
  compilation: PageCompilation,
  rule: RuleSchema,
  place: { path: Path; row: Fields | undefined },
) {
  const compiled: Record<string, Lookup[string]> = {};
  const fields = new Map<string, Fields>();
  const context = contextOf(compilation, { row: place.row });
  for (const [name, { dictCode, key }] of Object.entries(rule.lookup ?? {})) {
    const path = [...place.path, 'lookup', name];
    const dictionary = dictionaryAt(compilation, dictCode, { path: [...path, 'dictCode'] });
    const expression = expressionAt(
      compilation,
      { path: [...path, 'key'], source: key },
      { ...context, expected: 'text' },
    );
    if (dictionary) fields.set(name, readableAttributes(dictionary));
    if (expression) compiled[name] = { dictCode: dictionary?.dictCode ?? dictCode, key: expression };
  }
  return { compiled, fields };
}

/** Replaces an expression that has problems; a page with problems is never used. */
const SAYS_NOTHING: CompiledExpression = { source: '', type: 'boolean', reads: [], evaluate: () => undefined };

/** Compiles the correction for the first mark; its type is that of the marked column. */
function compileFix(
  compilation: PageCompilation,
  rule: RuleSchema,
  place: { path: Path; lookups: ReadonlyMap<string, Fields> | undefined; row: Fields | undefined },
): CompiledExpression | undefined {
  const { path, lookups, row } = place;
  if (rule.fix === undefined || lookups === undefined) return undefined;
  const [first = '', , key = ''] = rule.marks.slice(0, 1).flatMap(fromPointer).map(String);
  const detail = compilation.details.get(first);
  const expected = detail === undefined ? compilation.values.get(first) : detail.get(key);
  if (expected === undefined) {
    complain(compilation, path, { ...describeProblem('wrong-fix'), ...hints('markField') });
    return undefined;
  }
  const fields = detail ?? compilation.values;
  const target = compilation.facts.get(fields)?.get(detail === undefined ? first : key);
  const context = { ...contextOf(compilation, { lookups, row }), expected, target };
  return expressionAt(compilation, { path, source: rule.fix }, context);
}

/**
 * Reports conditions that can never hold: the rule would always fail or never apply. "must": "false" next to "when" is
 * allowed and forbids what "when" describes.
 */
function checkHolds(compilation: PageCompilation, { when, must, each, level = 'error' }: RuleSchema, path: Path): void {
  const { authorChecks } = compilation;
  const factsOf = factsNamed(compilation, each === undefined ? undefined : compilation.details.get(each));
  const never = (...sources: readonly string[]): boolean => authorChecks?.isUnsatisfiable(sources, factsOf) === true;
  // A rule that always warns or always asks for a reason is intended.
  const isForbidding = must.trim() === 'false' && (when !== undefined || level !== 'error');
  if (when !== undefined && never(when)) complain(compilation, [...path, 'when'], describeProblem('never-holds.when'));
  else if (!isForbidding && never(must)) complain(compilation, [...path, 'must'], describeProblem('never-holds.must'));
  else if (!isForbidding && when !== undefined && never(when, must))
    complain(compilation, [...path, 'must'], { ...describeProblem('never-holds.together'), level: 'warning' });
}

function compileRule(compilation: PageCompilation, rule: RuleSchema, path: Path): CompiledRule {
  const row = rowOf(compilation, rule, path);
  const lookups = compileLookups(compilation, rule, { path, row });
  const context = {
    ...contextOf(compilation, { lookups: lookups.fields, row }),
    expected: 'boolean' as const,
  };
  checkHolds(compilation, rule, path);
  const isLookupBroken = lookups.fields.size < Object.keys(rule.lookup ?? {}).length;
  const expression = (key: 'when' | 'must'): CompiledExpression | undefined => {
    const source = rule[key];
    if (source === undefined || (isLookupBroken && source.includes('$lookup'))) return undefined;
    if (row === NOTHING && source.includes('$row')) return undefined;
    return expressionAt(compilation, { path: [...path, key], source }, context);
  };
  const fix = compileFix(compilation, rule, {
    path: [...path, 'fix'],
    lookups: isLookupBroken ? undefined : lookups.fields,
    row,
  });
  const when = expression('when');
  const { text: message, reads: messageReads } =
    isLookupBroken || row === NOTHING
      ? { text: () => rule.message, reads: [] }
      : compileTemplate(compilation, rule.message, {
          path: [...path, 'message'],
          lookups: lookups.fields,
          row,
        });
  return {
    id: rule.id,
    level: rule.level ?? 'error',
    at: rule.at ?? 'save',
    each: rule.each,
    when,
    must: expression('must') ?? SAYS_NOTHING,
    lookup: lookups.compiled,
    fix,
    marks: rule.marks.map((mark, index) =>
      row === NOTHING
        ? fromPointer(mark)
        : checkMark(compilation, mark, { path: [...path, 'marks', index], each: rule.each }),
    ),
    message,
    messageReads,
  };
}

/** Compiles the rules of a page, in page order. */
export const compileRules = (compilation: PageCompilation): CompiledRule[] =>
  (compilation.page.rules ?? []).map((rule, index) => compileRule(compilation, rule, ['rules', index]));
