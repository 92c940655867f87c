import type { CompiledReport } from '../../compiled/compiledReport.ts';
import type { CompiledDictionary } from '../../dicts/index.ts';
import { compileExpression } from '../../expressions/index.ts';
import type { ExpressionContext, FactChecks, FactsByName, FactsOfFields, Fields } from '../../expressions/index.ts';
import type {
  ColumnSchema,
  FormSchema,
  ListSchema,
  PageSchema,
  PopupColumn,
  Resource,
} from '../../../generated/page.ts';
import type { MessageMapping } from '../../../formats/messages/index.ts';
import type { Path } from '../../../core/paths.ts';
import { describeProblem } from '../../../text/problems.ts';
import type { Problem } from '../../../text/problems.ts';
import type { CompiledExpression } from '../../../core/scope.ts';
import type { CompiledColumn, CompiledPopup, Condition } from '../../compiled/compiledPage.ts';
import type { PlacedColumn } from './placedColumn.ts';
import type { Language } from '../../../text/catalogue/languages.ts';
import { pageFunctionsIn } from './pageFunctions.ts';

/** A page with all parts that a screen needs. */
export type CompletePage = PageSchema & {
  readonly resource: Resource;
  readonly columns: readonly ColumnSchema[];
  readonly list: ListSchema;
  readonly form: FormSchema;
};

/** A popup as written: a column, or the row picker of a detail. */
export interface WrittenPopup extends Pick<PlacedColumn, 'path' | 'row'> {
  readonly column: Pick<PopupColumn, 'orgFields' | 'destFields'>;
}

/** Checks for the author of a page; a browser that receives a checked page does not load them. */
export interface AuthorChecks {
  readonly factsOfPage: (
    page: PageSchema,
    dictionaries: PageNeighbours['dictionaries'],
    fields: { readonly heads: readonly Fields[]; readonly details: ReadonlyMap<string, Fields> },
  ) => FactsOfFields;
  readonly facts: FactChecks;
  /** Returns whether conditions can never hold together. */
  readonly isUnsatisfiable: (sources: readonly string[], factsOf?: FactsByName) => boolean;
  readonly checkColumn: (
    compilation: PageCompilation,
    place: PlacedColumn,
    known: { readonly compiled: CompiledColumn; readonly dictionary: CompiledDictionary | undefined },
  ) => void;
  readonly checkPopup: (compilation: PageCompilation, place: WrittenPopup, popup: CompiledPopup) => void;
  readonly checkPlacement: (compilation: PageCompilation) => void;
}

/** Context in which a page is compiled. */
export interface PageNeighbours {
  readonly dictionaries: ReadonlyMap<string, CompiledDictionary>;
  /** Language of the engine's built-in texts; the texts of the schema are unchanged. Default: zh-CN. */
  readonly language?: Language | undefined;
  /** Titles of columns in another language, by key: `ownerName`, `goods.codeTs`. */
  readonly otherTitles?: ReadonlyMap<string, string> | undefined;
  /** Dictionaries that have problems themselves. */
  readonly brokenDictionaries?: ReadonlySet<string> | undefined;
  /** Absent if not available: popups are then not checked against them. */
  readonly reports?: ReadonlyMap<string, CompiledReport> | undefined;
  /** Reports that have problems themselves. */
  readonly brokenReports?: ReadonlySet<string> | undefined;
  /** Absent if not available: `message` is then not checked against them. */
  readonly messages?: ReadonlyMap<string, MessageMapping> | undefined;
  /** Messages whose files have problems themselves. */
  readonly brokenMessages?: ReadonlySet<string> | undefined;
  /** Absent if the page was checked before it was sent. */
  readonly authorChecks?: AuthorChecks | undefined;
}

/** State of the compilation of one page: the names that its parts may use, and the problems found so far. */
export interface PageCompilation extends PageNeighbours {
  readonly page: CompletePage;
  /** `$values`: the columns of the head. */
  readonly values: Fields;
  /** `$details`: the columns of each detail. */
  readonly details: ReadonlyMap<string, Fields>;
  /** `$record`: the columns of the head and the system columns. */
  readonly record: Fields;
  /** Codes and digits of all these columns. */
  readonly facts: FactsOfFields;
  readonly problems: Problem[];
}

export const complain = (compilation: PageCompilation, path: Path, problem: Omit<Problem, 'path'>): void => {
  compilation.problems.push({ ...problem, path });
};

/** Returns the names that an expression at this place may use. */
export const contextOf = (
  compilation: PageCompilation,
  more: Pick<ExpressionContext, 'row' | 'lookups'> = {},
): ExpressionContext => ({ values: compilation.values, details: compilation.details, ...more });

/** Returns the facts about a column by its name in expressions: `$values.status`, `$row.qty`, `$record.status`. */
export const factsNamed =
  ({ facts, values }: PageCompilation, row?: Fields): FactsByName =>
  (name) => {
    const [root = '', key = '', ...rest] = name.split('.');
    const fields = { $values: values, $record: values, $row: row }[root];
    return rest.length > 0 || fields === undefined ? undefined : facts.get(fields)?.get(key);
  };

/** Compiles an expression and reports its problems at its path. */
export function expressionAt(
  compilation: PageCompilation,
  place: { readonly path: Path; readonly source: string },
  context: ExpressionContext,
): CompiledExpression | undefined {
  const { expression, problems } = compileExpression(place.source, {
    functions: pageFunctionsIn(compilation.language),
    facts: compilation.facts,
    factChecks: compilation.authorChecks?.facts,
    ...context,
  });
  for (const problem of problems) complain(compilation, [...place.path, ...problem.path], problem);
  return expression;
}

/** Returns a fixed boolean or a compiled boolean expression; `fallback` if the key is absent. */
export function conditionAt(
  compilation: PageCompilation,
  place: { readonly path: Path; readonly source: boolean | string | undefined; readonly fallback: boolean },
  context: ExpressionContext,
): Condition {
  const { path, source, fallback } = place;
  if (source === undefined || typeof source === 'boolean') return source ?? fallback;
  // A plain `false` is intended.
  if (
    source.trim() !== 'false' &&
    compilation.authorChecks?.isUnsatisfiable([source], factsNamed(compilation, context.row))
  )
    complain(compilation, path, { ...describeProblem('never-holds.condition'), level: 'warning' });
  return expressionAt(compilation, { path, source }, { ...context, expected: 'boolean' }) ?? fallback;
}

/** Combines two conditions with a logical or. */
export function eitherOf(one: Condition, other: Condition): Condition {
  if (typeof one === 'boolean') return one || other;
  if (typeof other === 'boolean') return other || one;
  return {
    source: `(${one.source}) || (${other.source})`,
    type: 'boolean',
    reads: [...one.reads, ...other.reads],
    evaluate: (scope) => one.evaluate(scope) === true || other.evaluate(scope) === true,
  };
}
