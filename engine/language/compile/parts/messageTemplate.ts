import type { Fields } from '../../expressions/index.ts';
import type { Path } from '../../../core/paths.ts';
import type { CompiledExpression, Scope } from '../../../core/scope.ts';
import { hints, describeProblem } from '../../../text/problems.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import { isBlank } from '../../../core/values.ts';
import type { Values } from '../../../core/values.ts';
import { wordsOf } from '../../../text/words/words.ts';
import { complain, contextOf, expressionAt } from './pageCompilation.ts';
import type { PageCompilation } from './pageCompilation.ts';

/** What a message may name besides the head: the current row and the look-ups of its rule. */
export interface MessagePlace {
  readonly path: Path;
  readonly row?: Fields | undefined;
  readonly lookups: ReadonlyMap<string, Fields>;
}

interface Source {
  readonly fields: Fields;
  readonly read: (scope: Scope) => Values | null | undefined;
}

/** A message, or a part of one. */
export interface CompiledMessage {
  readonly text: (scope: Scope) => string;
  readonly reads: CompiledExpression['reads'];
}

/** A placeholder that contains a call or a full name is an expression. */
const EXPRESSION = /[($]/;

const PLACEHOLDER = /\$\{([^}]*)\}/g;

function sourcesOf(compilation: PageCompilation, place: MessagePlace): ReadonlyMap<string, Source> {
  return new Map<string, Source>([
    ...[...place.lookups].map(([name, fields]): [string, Source] => [
      name,
      { fields, read: ({ lookup }) => (lookup && Object.hasOwn(lookup, name) ? lookup[name] : undefined) },
    ]),
    ['values', { fields: compilation.values, read: ({ values }) => values }],
    ...(place.row ? [['row', { fields: place.row, read: ({ row }) => row }] satisfies [string, Source]] : []),
  ]);
}

/** Formats a value; a blank value is shown as the word for blank. */
const shown = (value: unknown, { language }: PageCompilation): string =>
  isBlank(value) ? wordsOf(language).blank : String(value);

/** Compiles `${elementsFault($row.gModel, $lookup.hs.elements)}`: the rule's result, in words. */
function compileCall(
  compilation: PageCompilation,
  source: string,
  { path, row, lookups }: MessagePlace,
): CompiledMessage | undefined {
  const context = contextOf(compilation, { lookups, row });
  const expression = expressionAt(compilation, { path, source }, context);
  return expression && { text: (scope) => shown(expression.evaluate(scope), compilation), reads: expression.reads };
}

/** Compiles `${hs.unit1}`, `${row.gQty}`, `${values.grossWet}`; the name of a look-up overrides `values` and `row`. */
function compilePlaceholder(
  compilation: PageCompilation,
  written: string,
  place: MessagePlace,
): CompiledMessage | undefined {
  if (EXPRESSION.test(written)) return compileCall(compilation, written, place);
  const names = sourcesOf(compilation, place);
  const [name = '', key, ...rest] = written.split('.');
  const source = names.get(name);
  const { path } = place;
  if (source === undefined || rest.length > 0) {
    const closest = didYouMean(name, names.keys()).hint;
    const known = [...names.keys()].map((one) => `\${${one}.…}`);
    const hint = closest === undefined ? hints('writeOneOf', { names: known }) : { hint: closest };
    return void complain(compilation, path, {
      ...describeProblem('unknown-placeholder', { written: `\${${written}}` }),
      ...hint,
    });
  }
  if (key === undefined || !source.fields.has(key)) {
    return void complain(compilation, path, {
      ...describeProblem('unknown-placeholder.name', { name: key ?? '', written: `\${${written}}` }),
      ...didYouMean(key ?? '', source.fields.keys(), (known) => `\${${name}.${known}}`),
    });
  }
  const text = (scope: Scope): string => {
    const record = source.read(scope);
    const value = record && Object.hasOwn(record, key) ? record[key] : undefined;
    return shown(value, compilation);
  };
  // Look-up rows are found by the keys of the rule, which the rule reads anyway.
  return { text, reads: place.lookups.has(name) ? [] : [[`$${name}`, key]] };
}

/** Compiles the message template of a rule, which is filled from the scope. */
export function compileTemplate(compilation: PageCompilation, template: string, place: MessagePlace): CompiledMessage {
  const parts: CompiledMessage[] = [];
  let end = 0;
  for (const match of template.matchAll(PLACEHOLDER)) {
    const text = template.slice(end, match.index);
    const part = compilePlaceholder(compilation, match[1] ?? '', place);
    parts.push({ text: () => text, reads: [] }, part ?? { text: () => match[0], reads: [] });
    end = match.index + match[0].length;
  }
  const tail = template.slice(end);
  return {
    text: (scope) => parts.map((part) => part.text(scope)).join('') + tail,
    reads: parts.flatMap(({ reads }) => reads),
  };
}
