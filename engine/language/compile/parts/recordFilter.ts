import { parse, syntaxNode } from '../../expressions/parse.ts';
import type { SyntaxNode } from '../../expressions/parse.ts';
import type { FilterOperand, FilterOperator, RecordFilter } from '../../../core/recordFilter.ts';

const OPERATORS: ReadonlyMap<string, FilterOperator> = new Map([
  ['==', 'eq'],
  ['!=', 'ne'],
  ['>', 'gt'],
  ['>=', 'ge'],
  ['<', 'lt'],
  ['<=', 'le'],
]);

/** The equivalent operator with the operands swapped. */
const MIRRORED: Readonly<Partial<Record<FilterOperator, FilterOperator>>> = { gt: 'lt', ge: 'le', lt: 'gt', le: 'ge' };

const USER_FIELDS = ['id', 'username', 'realname', 'orgCode'] as const;

/** Returns the member name for the given root: `$record.status` → `status`. */
function memberOf(node: SyntaxNode, root: '$record' | '$user'): string | undefined {
  if (node.type !== 'MemberExpression' || node.computed) return undefined;
  const object = syntaxNode(node.object);
  const property = syntaxNode(node.property);
  if (object.type !== 'Identifier' || object.name !== root || property.type !== 'Identifier') return undefined;
  return property.name;
}

const isToday = (node: SyntaxNode): boolean => {
  if (node.type !== 'CallExpression' || node.arguments.length > 0) return false;
  const callee = syntaxNode(node.callee);
  return callee.type === 'Identifier' && callee.name === 'today';
};

function operandOf(node: SyntaxNode): FilterOperand | undefined {
  const field = USER_FIELDS.find((name) => name === memberOf(node, '$user'));
  if (field !== undefined) return { kind: 'user', field };
  if (isToday(node)) return { kind: 'variable', name: 'sys_date' };
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const operand = operandOf(syntaxNode(node.argument));
    return operand?.kind === 'literal' ? { kind: 'literal', value: `-${operand.value}` } : undefined;
  }
  if (node.type !== 'Literal' || (typeof node.value !== 'string' && typeof node.value !== 'number')) return undefined;
  return { kind: 'literal', value: typeof node.value === 'number' ? node.raw : node.value };
}

function compareOf(op: FilterOperator, left: SyntaxNode, right: SyntaxNode): RecordFilter | undefined {
  const column = memberOf(left, '$record');
  const operand = operandOf(right);
  if (column !== undefined && operand !== undefined) return { kind: 'compare', column, op, operand };
  const mirroredColumn = memberOf(right, '$record');
  const mirroredOperand = operandOf(left);
  if (mirroredColumn === undefined || mirroredOperand === undefined) return undefined;
  return { kind: 'compare', column: mirroredColumn, op: MIRRORED[op] ?? op, operand: mirroredOperand };
}

function callOf(name: string, values: readonly SyntaxNode[]): RecordFilter | undefined {
  const [first, ...rest] = values;
  if (
    name === 'isInList' &&
    first !== undefined &&
    rest.length === 1 &&
    rest[0] &&
    memberOf(rest[0], '$user') === 'roles'
  ) {
    const role = operandOf(first);
    return role?.kind === 'literal' ? { kind: 'role', code: role.value } : undefined;
  }
  const column = first && memberOf(first, '$record');
  if (column === undefined) return undefined;
  if (name === 'isBlank' && rest.length === 0) return { kind: 'blank', column };
  const operands = rest.flatMap((node) => operandOf(node) ?? []);
  if (operands.length === 0 || operands.length < rest.length) return undefined;
  if (name === 'isIn') return { kind: 'in', column, operands };
  const [operand] = operands;
  if (name !== 'startsWith' || operand?.kind !== 'literal' || operands.length > 1) return undefined;
  const pattern = `${operand.value.replace(/[\\%_]/g, '\\$&')}%`;
  return { kind: 'compare', column, op: 'like', operand: { kind: 'literal', value: pattern } };
}

function filterOf(node: SyntaxNode): RecordFilter | undefined {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'boolean' ? { kind: 'constant', value: node.value } : undefined;
    case 'UnaryExpression': {
      const part = node.operator === '!' ? filterOf(syntaxNode(node.argument)) : undefined;
      return part && { kind: 'not', part };
    }
    case 'BinaryExpression': {
      const [left, right] = [syntaxNode(node.left), syntaxNode(node.right)];
      const op = OPERATORS.get(node.operator);
      if (op !== undefined) return compareOf(op, left, right);
      const kind = { '&&': 'all', '||': 'any' }[node.operator] as 'all' | 'any' | undefined;
      const parts = kind && [filterOf(left), filterOf(right)].flatMap((part) => part ?? []);
      return kind && parts?.length === 2 ? { kind, parts } : undefined;
    }
    case 'CallExpression': {
      const callee = syntaxNode(node.callee);
      return callee.type === 'Identifier' ? callOf(callee.name, node.arguments.map(syntaxNode)) : undefined;
    }
    default:
      return undefined;
  }
}

/**
 * Converts an expression over `$record` and `$user` to a filter that the database can evaluate; undefined if the
 * expression needs more: arithmetic, other functions, two columns compared with each other. The expression itself has
 * already been compiled.
 */
export function recordFilterOf(source: string): RecordFilter | undefined {
  const node = parse(source, {
    context: { values: new Map(), details: new Map() },
    problems: [],
    doubts: [],
    reads: new Map(),
  });
  return node && filterOf(node);
}
