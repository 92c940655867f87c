import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { Answer } from '../base/envelope.ts';
import { businessFailure } from '../base/errors.ts';
import type { RouteDefinition } from '../calls/routeDefinition.ts';
import { say } from '../messages/say.ts';
import type { Services } from '../services/services.ts';
import { readTableSources } from '../tables/tableSources.ts';
import { FILL_RULE_URL } from './fillRuleHook.ts';
import { makeValue, readRuleParams, ruleClassNamed } from './ruleClasses.ts';

const CODE = { type: 'string', minLength: 1, maxLength: 50 };
const FORM = { type: ['object', 'null'], maxProperties: 300 };
/** Numbers that are taken are gone: nobody takes thousands by accident. */
const LIMIT = { max: 600, timeWindow: 60_000, of: 'user' } as const;
const MOST_RULES = 50;

type Fields = Readonly<Record<string, unknown>>;

interface Execution {
  readonly ruleCode: string;
  readonly formData: Fields;
  readonly isTrial: boolean;
}

/** The value that a rule of the caller's tenant makes. */
async function execute(
  { db, schemas }: Services,
  { session }: FastifyRequest,
  { ruleCode, formData, isTrial }: Execution,
): Promise<string> {
  const { tenantId } = session.user;
  const page = schemas.pageByUrl(FILL_RULE_URL);
  const [rule] =
    page === undefined
      ? []
      : (
          await sql<{ rule_class: string; rule_params: string | null }>`
            select rule_class, rule_params from ${(await readTableSources(db, [page])).from(page.resource.table)} as rule
            where tenant_id = ${tenantId} and rule_code = ${ruleCode}`.execute(db)
        ).rows;
  if (rule === undefined) throw businessFailure(say('unknownRule'));
  const name = ruleClassNamed(rule.rule_class);
  if (name === undefined) throw businessFailure(say('fillClass', { name: rule.rule_class }));
  const filling = { db, tenantId, ruleCode, formData, isTrial, now: new Date() };
  return makeValue(name, filling, readRuleParams(name, rule.rule_params ?? ''));
}

const fieldsOf = (value: unknown): Fields => Object(value);

interface Batch {
  readonly commonFormData?: Fields | null;
  readonly rules: readonly { readonly ruleCode: string; readonly formData?: Fields | null }[];
}

/** Values by rules: numbers, codes (contract §3.4). Rules are the page's records; a value is taken in the caller's tenant. */
export const fillRuleRoutes = (services: Services): readonly RouteDefinition[] => [
  {
    method: 'GET',
    url: `${FILL_RULE_URL}/testFillRule`,
    permission: 'system:fillRule:list',
    scope: 'tenant',
    rateLimit: LIMIT,
    schema: { querystring: { type: 'object', required: ['ruleCode'], properties: { ruleCode: CODE } } },
    handle: async (request) => {
      const { ruleCode } = request.query as { readonly ruleCode: string };
      return execute(services, request, { ruleCode, formData: {}, isTrial: true });
    },
  },
  {
    method: 'PUT',
    url: `${FILL_RULE_URL}/executeRuleByCode/:ruleCode`,
    permission: 'authenticated',
    scope: 'tenant',
    rateLimit: LIMIT,
    schema: { params: { type: 'object', properties: { ruleCode: CODE } }, body: FORM },
    handle: async (request) => {
      const { ruleCode } = request.params as { readonly ruleCode: string };
      return new Answer(
        await execute(services, request, { ruleCode, formData: fieldsOf(request.body), isTrial: false }),
      );
    },
  },
  {
    method: 'PUT',
    url: `${FILL_RULE_URL}/executeRuleByCodeBatch`,
    permission: 'authenticated',
    scope: 'tenant',
    rateLimit: LIMIT,
    schema: {
      body: {
        type: 'object',
        required: ['rules'],
        properties: {
          commonFormData: FORM,
          rules: {
            type: 'array',
            maxItems: MOST_RULES,
            items: { type: 'object', required: ['ruleCode'], properties: { ruleCode: CODE, formData: FORM } },
          },
        },
      },
    },
    handle: async (request) => {
      const { rules, commonFormData } = request.body as Batch;
      const made: { readonly ruleCode: string; readonly result: string }[] = [];
      for (const { ruleCode, formData } of rules) {
        const given = fieldsOf(formData ?? commonFormData);
        made.push({
          ruleCode,
          result: await execute(services, request, { ruleCode, formData: given, isTrial: false }),
        });
      }
      return made;
    },
  },
];
