import type { WireRecord } from '../../../engine/index.ts';
import { badRequest } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { RecordHook } from '../../data/recordStore/recordHook.ts';
import { readRuleParams, ruleClassNamed } from './ruleClasses.ts';

/** Address of the page of fill rules (contract §3.4). */
export const FILL_RULE_URL = '/sys/fillRule';

/** Maps class names of other systems to ours, so that their rules can be imported. */
function ownClass(wire: WireRecord): WireRecord {
  const said = wire['ruleClass'];
  if (typeof said !== 'string' || said === '') return wire;
  const name = ruleClassNamed(said);
  if (name !== undefined) return { ...wire, ruleClass: name };
  const unknown = serverText('fillClass', { name: said.slice(0, 100) });
  throw badRequest(unknown, [{ path: '/ruleClass', said: unknown }]);
}

/** A rule must name an existing class and have parameters that fit it. */
export const fillRuleHook: RecordHook = {
  url: FILL_RULE_URL,
  ownKeys: new Set(),
  complete: (_writing, wire) => Promise.resolve(ownClass(wire)),
  onSaved: async (_writing, { after: { values } }) => {
    readRuleParams(String(values['ruleClass'] ?? ''), String(values['ruleParams'] ?? ''));
  },
};
