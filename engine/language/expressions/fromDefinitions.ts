import type {
  FunctionArgument,
  FunctionDefinition,
  FunctionParameter,
  ParameterType,
} from '../../core/functionDefinition.ts';
import { hints, describeProblem } from '../../text/problems.ts';
import type { Scope } from '../../core/scope.ts';
import { didYouMean } from '../../text/suggestions.ts';
import type { ValueType } from '../../core/values.ts';
import type { ExpressionFunction, RefusedCall } from './expressionFunction.ts';
import { asType } from './typedNode.ts';
import type { Evaluate, TypedNode } from './typedNode.ts';

/** Reads one argument; undefined makes the whole call blank. */
type Reader = (scope: Scope) => FunctionArgument | undefined;

const LISTS: ReadonlyMap<ParameterType, ValueType> = new Map([
  ['texts', 'text'],
  ['decimals', 'decimal'],
]);

const isScalar = (type: ParameterType): type is ValueType => !LISTS.has(type);

const readList = (node: TypedNode, type: ParameterType): Reader | undefined => {
  if (node.kind !== 'list' || node.type !== LISTS.get(type)) return undefined;
  return (scope) => node.items(scope).map((item) => (typeof item === 'string' ? item : ''));
};

const readScalar = (node: TypedNode, { type, takesBlank }: FunctionParameter): Reader | undefined => {
  const typed = isScalar(type) ? asType(node, type) : undefined;
  if (typed === undefined) return undefined;
  const blank = takesBlank === true ? '' : undefined;
  return (scope) => {
    const value = typed.evaluate(scope);
    return typeof value === 'string' || typeof value === 'boolean' ? value : blank;
  };
};

const readerOf = (node: TypedNode | undefined, parameter: FunctionParameter): Reader | undefined => {
  if (node === undefined) return parameter.optional === true ? () => '' : undefined;
  return isScalar(parameter.type) ? readScalar(node, parameter) : readList(node, parameter.type);
};

const refusalOf = (node: TypedNode | undefined, parameter: FunctionParameter): RefusedCall | undefined => {
  const { name, choices } = parameter;
  if (choices === undefined || node?.kind !== 'scalar') return undefined;
  const { literal } = node;
  if (typeof literal !== 'string')
    return { refusal: (called) => describeProblem('wrong-arguments.literal', { name: called, parameter: name }) };
  if (choices.includes(literal)) return undefined;
  return {
    refusal: (called) => ({
      ...describeProblem('wrong-arguments.choice', { name: called, parameter: name, value: literal }),
      ...hints('writeOneOf', { names: choices }),
      ...didYouMean(literal, choices, (choice) => `'${choice}'`),
    }),
  };
};

const NAMES: Readonly<Record<ParameterType, string>> = {
  text: 'text',
  decimal: 'decimal',
  date: 'date',
  boolean: 'boolean',
  texts: 'list of text',
  decimals: 'list of decimal',
};

const signatureOf = (name: string, { parameters }: FunctionDefinition): string => {
  const written = parameters.map(
    ({ name: parameter, type, optional }) => `${parameter}${optional === true ? '?' : ''}: ${NAMES[type]}`,
  );
  return `${name}(${written.join(', ')})`;
};

const fromDefinition = (name: string, definition: FunctionDefinition): ExpressionFunction => {
  const { parameters, result, apply, description } = definition;
  return {
    signature: signatureOf(name, definition),
    description,
    bind: (nodes) => {
      if (nodes.length > parameters.length) return undefined;
      const readers = parameters.map((parameter, index) => readerOf(nodes[index], parameter));
      if (!readers.every((reader) => reader !== undefined)) return undefined;
      const refused = parameters.map((parameter, index) => refusalOf(nodes[index], parameter));
      const refusal = refused.find((one) => one !== undefined);
      if (refusal !== undefined) return refusal;
      const known = totalsReader(definition, nodes);
      return {
        type: result,
        evaluate: (scope) => {
          const total = known?.(scope);
          if (total !== undefined) return total;
          const values: FunctionArgument[] = [];
          for (const read of readers) {
            const value = read(scope);
            if (value === undefined) return undefined;
            values.push(value);
          }
          return apply(...values);
        },
      };
    },
  };
};

/**
 * Evaluates a call from the totals that the record stores for its rows; undefined if the definition does not support
 * it.
 */
const totalsReader = (definition: FunctionDefinition, nodes: readonly TypedNode[]): Evaluate | undefined => {
  const { ofTotals, parameters } = definition;
  const lists = nodes.filter((node) => node.kind === 'list');
  const columns = lists.flatMap(({ column }) => column ?? []);
  const choice = parameters.findIndex(({ type }) => isScalar(type));
  const [first] = columns;
  const read = readerOf(nodes[choice], parameters[choice] ?? { name: '', type: 'text' });
  if (ofTotals === undefined || first === undefined || read === undefined) return undefined;
  if (columns.length < lists.length || columns.some(({ detail }) => detail !== first.detail)) return undefined;
  const keys = columns.map(({ key = '' }) => key);
  return (scope) => {
    const totals = scope.totals?.[first.detail];
    const value = totals && read(scope);
    return totals === undefined || typeof value !== 'string' ? undefined : ofTotals(totals, keys, value);
  };
};

/** Converts function definitions to expression functions, by name. */
export const fromDefinitions = (
  definitions: Readonly<Record<string, FunctionDefinition>>,
): ReadonlyMap<string, ExpressionFunction> =>
  new Map(Object.entries(definitions).map(([name, definition]) => [name, fromDefinition(name, definition)]));
