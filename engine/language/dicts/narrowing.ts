import type { CompiledExpression, Scope } from '../../core/scope.ts';
import { isBlank, type Values } from '../../core/values.ts';

/** Attributes that an item must have, by name. */
export type Narrowing = Readonly<Record<string, string>>;

/** Parameters of a call, as written in a page. */
type WrittenParams = Readonly<Record<string, string | CompiledExpression>>;

/** Evaluates parameters; blank ones are omitted. */
export function paramValues(params: WrittenParams, scope: Scope): Readonly<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const [name, written] of Object.entries(params)) {
    const value = typeof written === 'string' ? written : written.evaluate(scope);
    if (value !== undefined && !isBlank(value)) values[name] = String(value);
  }
  return values;
}

/** Returns the filter for the choices of a column in a record; undefined: all choices are offered. */
export function narrowingOf(
  { param }: { readonly param?: WrittenParams | undefined },
  scope: Scope,
): Narrowing | undefined {
  const values = param && paramValues(param, scope);
  return values === undefined || Object.keys(values).length === 0 ? undefined : values;
}

/** Returns whether an item with these attributes is offered. */
export const fitsNarrowing = (attributes: Values | undefined, narrowing: Narrowing | undefined): boolean =>
  Object.entries(narrowing ?? {}).every(([name, wanted]) => String(attributes?.[name] ?? '') === wanted);
