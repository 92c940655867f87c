import { hints, describeProblem } from '../../text/problems.ts';
import type { Scope, ScopeUser } from '../../core/scope.ts';
import { didYouMean } from '../../text/suggestions.ts';
import { READERS, type Values } from '../../core/values.ts';
import { noteProblem } from './compilation.ts';
import type { Compilation } from './compilation.ts';
import type { ExpressionContext, Fields } from './expressionContext.ts';
import type { ScalarNode, TypedNode } from './typedNode.ts';

const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const NO_ROWS: readonly Values[] = [];

const own = (record: Values | null | undefined, key: string): unknown =>
  record !== null && record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;

const UNKNOWN = {
  field: 'unknown-field',
  detail: 'unknown-detail.inExpression',
  lookup: 'unknown-lookup',
} as const;

const unknown = (
  compilation: Compilation,
  what: { readonly kind: 'field' | 'detail' | 'lookup'; readonly name: string; readonly of: string },
  known: Iterable<string>,
): undefined =>
  noteProblem(compilation, {
    ...describeProblem(UNKNOWN[what.kind], { name: what.name, of: what.of }),
    ...didYouMean(what.name, known, (name) => `${what.of}.${name}`),
  });

const incomplete = (compilation: Compilation, root: string): undefined =>
  noteProblem(compilation, {
    ...describeProblem('incomplete-name.record', { root }),
    ...hints('recordColumn', { root }),
  });

/** Compiles `$root.key` of a record in the scope. */
const fieldOf = (
  compilation: Compilation,
  place: { readonly root: string; readonly fields: Fields; readonly key: string | undefined },
  record: (scope: Scope) => Values | null | undefined,
): ScalarNode | undefined => {
  const { root, fields, key } = place;
  if (key === undefined) return incomplete(compilation, root);
  const type = fields.get(key);
  if (type === undefined) return unknown(compilation, { kind: 'field', name: key, of: root }, fields.keys());
  const read = READERS[type];
  const { choices, scale } = compilation.context.facts?.get(fields)?.get(key) ?? {};
  return { kind: 'scalar', type, choices, scale, evaluate: (scope) => read(own(record(scope), key)) };
};

/** Compiles `$details.goods` (its rows) or `$details.goods.tradeCurr` (that column of every row). */
const detailOf = (compilation: Compilation, names: readonly string[]): TypedNode | undefined => {
  const [detail, key] = names;
  const { details } = compilation.context;
  if (detail === undefined) {
    return noteProblem(compilation, { ...describeProblem('incomplete-name.details'), ...hints('detailColumn') });
  }
  const fields = details.get(detail);
  if (fields === undefined)
    return unknown(compilation, { kind: 'detail', name: detail, of: '$details' }, details.keys());
  const rows = (scope: Scope): readonly Values[] =>
    Object.hasOwn(scope.details, detail) ? (scope.details[detail] ?? NO_ROWS) : NO_ROWS;
  if (key === undefined) return { kind: 'list', type: 'row', column: { detail }, items: rows };
  const type = fields.get(key);
  if (type === undefined) {
    return unknown(compilation, { kind: 'field', name: key, of: `$details.${detail}` }, fields.keys());
  }
  const read = READERS[type];
  return {
    kind: 'list',
    type,
    column: { detail, key },
    scale: compilation.context.facts?.get(fields)?.get(key)?.scale,
    items: (scope) => rows(scope).map((row) => read(own(row, key))),
  };
};

const lookupOf = (compilation: Compilation, names: readonly string[]): ScalarNode | undefined => {
  const [name, key] = names;
  const lookups = compilation.context.lookups ?? new Map<string, Fields>();
  if (name === undefined) {
    return noteProblem(compilation, { ...describeProblem('incomplete-name.lookups'), ...hints('lookupAttribute') });
  }
  const fields = lookups.get(name);
  if (fields === undefined) return unknown(compilation, { kind: 'lookup', name, of: '$lookup' }, lookups.keys());
  return fieldOf(compilation, { root: `$lookup.${name}`, fields, key }, ({ lookup }) =>
    lookup !== undefined && Object.hasOwn(lookup, name) ? lookup[name] : undefined,
  );
};

const ROLES = 'roles';

const USER: Readonly<Record<Exclude<keyof ScopeUser, typeof ROLES>, (user: ScopeUser) => string>> = {
  id: (user) => user.id,
  username: (user) => user.username,
  realname: (user) => user.realname,
  orgCode: (user) => user.orgCode,
};
const USER_READERS: ReadonlyMap<string, (user: ScopeUser) => string> = new Map(Object.entries(USER));

const userOf = (compilation: Compilation, key: string | undefined): TypedNode | undefined => {
  if (key === undefined) return incomplete(compilation, '$user');
  if (key === ROLES) return { kind: 'list', type: 'text', items: ({ user }) => user.roles ?? [] };
  const read = USER_READERS.get(key);
  if (read === undefined)
    return unknown(compilation, { kind: 'field', name: key, of: '$user' }, [...USER_READERS.keys(), ROLES]);
  return { kind: 'scalar', type: 'text', evaluate: (scope) => READERS.text(read(scope.user)) };
};

interface Root {
  /** Maximum number of names after the root. */
  readonly names: number;
  readonly isThere: (context: ExpressionContext) => boolean;
  readonly resolve: (compilation: Compilation, names: readonly string[]) => TypedNode | undefined;
}

const NO_FIELDS: Fields = new Map();

const ROOTS: ReadonlyMap<string, Root> = new Map<string, Root>([
  [
    '$values',
    {
      names: 1,
      isThere: ({ values }) => values.size > 0,
      resolve: (compilation, [key]) =>
        fieldOf(compilation, { root: '$values', fields: compilation.context.values, key }, ({ values }) => values),
    },
  ],
  [
    '$row',
    {
      names: 1,
      isThere: ({ row }) => row !== undefined,
      resolve: (compilation, [key]) =>
        fieldOf(compilation, { root: '$row', fields: compilation.context.row ?? NO_FIELDS, key }, ({ row }) => row),
    },
  ],
  [
    '$record',
    {
      names: 1,
      isThere: ({ record }) => record !== undefined,
      resolve: (compilation, [key]) =>
        fieldOf(
          compilation,
          { root: '$record', fields: compilation.context.record ?? NO_FIELDS, key },
          ({ record }) => record,
        ),
    },
  ],
  ['$details', { names: 2, isThere: ({ details }) => details.size > 0, resolve: detailOf }],
  ['$lookup', { names: 2, isThere: ({ lookups }) => lookups !== undefined && lookups.size > 0, resolve: lookupOf }],
  ['$user', { names: 1, isThere: () => true, resolve: (compilation, [key]) => userOf(compilation, key) }],
]);

const available = (context: ExpressionContext): readonly string[] =>
  [...ROOTS].filter(([, root]) => root.isThere(context)).map(([name]) => name);

/** Suggests a meaning for a bare name, which is usually a column without its `$values.` prefix. */
const meantByBareName = (name: string, context: ExpressionContext): ReturnType<typeof didYouMean> => {
  if (context.row?.has(name)) return hints('write', { text: `$row.${name}` });
  if (context.values.has(name)) return hints('write', { text: `$values.${name}` });
  if (context.record?.has(name)) return hints('write', { text: `$record.${name}` });
  return didYouMean(name, available(context));
};

/** Compiles `['$values', 'feeMark']` to a typed node; records the path that it reads. */
export const compileReference = (compilation: Compilation, path: readonly string[]): TypedNode | undefined => {
  const { context } = compilation;
  const [rootName = '', ...names] = path;
  const written = path.join('.');
  const forbidden = path.find((name) => FORBIDDEN.has(name));
  if (forbidden !== undefined) {
    return noteProblem(compilation, describeProblem('forbidden-name', { name: forbidden }));
  }
  const root = ROOTS.get(rootName);
  if (root === undefined) {
    return noteProblem(compilation, {
      ...describeProblem('unknown-name.inExpression', { written }),
      ...meantByBareName(rootName, context),
    });
  }
  if (!root.isThere(context)) {
    return noteProblem(compilation, {
      ...describeProblem('unavailable-name', { name: rootName }),
      ...hints('available', { names: available(context) }),
    });
  }
  if (names.length > root.names) {
    return noteProblem(compilation, {
      ...describeProblem('unknown-field.tooDeep', { written }),
      ...hints(root.names === 1 ? 'oneName' : 'twoNames', { root: rootName }),
    });
  }
  const node = root.resolve(compilation, names);
  if (node !== undefined) compilation.reads.set(written, path);
  return node;
};
