import { sql } from 'kysely';
import type { CheckAnswer, CheckRequest, CompiledPage } from '../../../engine/index.ts';
import { findConfigured, findDuplicate, findFailedPart, type Checking } from './answerChecks.ts';
import { CONFIGURED_CHECKS } from './configuredChecks.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';

const HOLDS: CheckAnswer = { ok: true, message: '' };
const taken = ({ caller }: Checking): CheckAnswer => ({
  ok: false,
  message: formatText(serverText('valueTaken'), caller.language),
});

const tableOf = (page: CompiledPage, detail: string | undefined): string =>
  (detail === undefined ? undefined : page.detailByKey.get(detail)?.table) ?? page.resource.table;

/** Serializes concurrent saves of the same value: the second one sees what the first has stored. */
const takeTurn = ({ db, caller }: Checking, place: string, value: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${[caller.user.tenantId, place, value].join(' ')}, 0))`.execute(db);

/**
 * Answers the remote checks of a page's columns for the writer, within its transaction: same answers as for clients,
 * but without checking rights. Checks that are not registered pass.
 */
export const remoteCheck =
  (checking: Checking, page: CompiledPage) =>
  async ({ check, key, detail, value, dataId }: CheckRequest): Promise<CheckAnswer> => {
    switch (check.kind) {
      case 'duplicate': {
        const place = { table: check.table ?? tableOf(page, detail), field: check.field ?? key };
        await takeTurn(checking, `${place.table}.${place.field}`, value);
        return (await findDuplicate(checking, place, { value, dataId })) === true ? taken(checking) : HOLDS;
      }
      case 'checkRule': {
        const failed = await findFailedPart(checking, check.ruleCode ?? check.name, value);
        return failed === undefined ? HOLDS : { ok: false, message: failed.message };
      }
      case 'configured': {
        const configured = CONFIGURED_CHECKS.find(({ name }) => name === check.name);
        if (configured === undefined) return HOLDS;
        const question = { value, dataId, type: check.type };
        return (await findConfigured(checking, configured, question)) === true ? taken(checking) : HOLDS;
      }
    }
  };
