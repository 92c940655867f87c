import type { FastifyRequest } from 'fastify';
import { Answer } from '../../core/base/envelope.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import type { Services } from '../../core/services/services.ts';
import { executeRule } from './executeRule.ts';
import { FILL_RULE_URL } from './fillRuleHook.ts';
import { mayTakeValues } from './takingValues.ts';

const CODE = { type: 'string', minLength: 1, maxLength: 50 };
const FORM = { type: ['object', 'null'], maxProperties: 300 };
/** Numbers that are taken are gone: nobody takes thousands by accident. */
const LIMIT = { max: 600, timeWindow: 60_000, of: 'user' } as const;
const MAX_RULES = 50;

type Fields = Readonly<Record<string, unknown>>;

const execute = (
  services: Services,
  { session }: FastifyRequest,
  asked: { readonly ruleCode: string; readonly formData: Fields; readonly isTrial: boolean },
): Promise<string> => executeRule(services, { ...asked, tenantId: session.user.tenantId });

/** Throws unless the caller may take a value of each of these rules: before any is taken. */
const mayTakeAll = (services: Services, { session }: FastifyRequest, codes: readonly string[]): Promise<void> =>
  mayTakeValues(services, callerOf(session), codes);

const fieldsOf = (value: unknown): Fields => Object(value);

interface Batch {
  readonly commonFormData?: Fields | null;
  readonly rules: readonly { readonly ruleCode: string; readonly formData?: Fields | null }[];
}

/**
 * Values by rules: numbers, codes (contract §3.4). Rules are the page's records; a value is taken in the caller's tenant,
 * by who may add what it is for (decision 0098).
 */
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
      await mayTakeAll(services, request, [ruleCode]);
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
            maxItems: MAX_RULES,
            items: { type: 'object', required: ['ruleCode'], properties: { ruleCode: CODE, formData: FORM } },
          },
        },
      },
    },
    handle: async (request) => {
      const { rules, commonFormData } = request.body as Batch;
      await mayTakeAll(
        services,
        request,
        rules.map(({ ruleCode }) => ruleCode),
      );
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
