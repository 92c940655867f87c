import type { FastifySchemaValidationError } from 'fastify';
import type { InputProblem } from '../errors.ts';

type Params = Readonly<Record<string, unknown>>;

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: '文本',
  number: '数字',
  integer: '整数',
  boolean: '布尔值',
  object: '对象',
  array: '数组',
};

const typeName = (type: unknown): string => TYPE_NAMES[String(type)] ?? String(type);

/** What is wrong, by the keyword of JSON Schema that failed. */
const SAY: Readonly<Record<string, (params: Params) => string>> = {
  required: ({ missingProperty }) => `缺少 ${String(missingProperty)}`,
  type: ({ type }) => `应为${[type].flat().map(typeName).join('或')}`,
  maxLength: ({ limit }) => `不能超过 ${String(limit)} 个字符`,
  minLength: ({ limit }) => (limit === 1 ? '不能为空' : `不能少于 ${String(limit)} 个字符`),
  maxItems: ({ limit }) => `不能超过 ${String(limit)} 项`,
  minItems: ({ limit }) => `不能少于 ${String(limit)} 项`,
  enum: ({ allowedValues }) => `只能是 ${[allowedValues].flat().join('、')}`,
  additionalProperties: ({ additionalProperty }) => `不认识 ${String(additionalProperty)}`,
};

/** A fault that ajv found, in Chinese: `/username 应为文本`. Query parameters are named without the slash. */
export function inputProblem(
  { keyword, params, instancePath }: FastifySchemaValidationError,
  context?: string,
): InputProblem {
  const path = context === undefined || context === 'body' ? instancePath : instancePath.slice(1);
  return { path, message: SAY[keyword]?.(params) ?? '格式不正确' };
}
