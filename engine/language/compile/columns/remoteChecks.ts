import type { RemoteCheck } from '../../compiled/compiledPage.ts';
import type { ValidateRule } from '../../../generated/page.ts';
import type { Path } from '../../../core/paths.ts';
import { hints, describeProblem } from '../../../text/problems.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import type { PlacedColumn } from '../parts/placedColumn.ts';
import { complain } from '../parts/pageCompilation.ts';
import type { PageCompilation } from '../parts/pageCompilation.ts';

/** Checks that a server registers by name (D40). */
const CONFIGURED: ReadonlySet<string> = new Set(['unifiedCode', 'customerCode']);
const KINDS = ['duplicate', 'checkRule', ...CONFIGURED];

function remoteCheckOf(compilation: PageCompilation, rule: ValidateRule, path: Path): RemoteCheck {
  const { remote = '', ruleCode, type } = rule;
  const at = rule.at ?? 'save';
  if (remote === 'duplicate') {
    return { kind: remote, name: rule.id ?? remote, at };
  }
  if (remote === 'checkRule') {
    if (ruleCode === undefined) complain(compilation, path, describeProblem('missing-key.ruleCode'));
    return { kind: remote, name: rule.id ?? remote, ruleCode, at };
  }
  if (!CONFIGURED.has(remote)) {
    complain(compilation, [...path, 'remote'], {
      ...describeProblem('unknown-remote-check', { name: remote }),
      ...hints('known', { names: KINDS }),
      ...didYouMean(remote, KINDS),
    });
  }
  return { kind: 'configured', name: remote, type, at };
}

/** Reports keys that are only valid for one kind of remote check. */
function checkCompanions(compilation: PageCompilation, rule: ValidateRule, path: Path): void {
  if (rule.ruleCode !== undefined && rule.remote !== 'checkRule') {
    complain(compilation, [...path, 'ruleCode'], describeProblem('misplaced-key.ruleCode'));
  }
  if (rule.type !== undefined && !CONFIGURED.has(rule.remote ?? '')) {
    complain(compilation, [...path, 'type'], describeProblem('misplaced-key.remoteType'));
  }
  if (rule.message !== undefined && rule.remote !== undefined) {
    complain(compilation, [...path, 'message'], {
      ...describeProblem('misplaced-key.remoteMessage'),
      ...hints('leaveOut'),
    });
  }
}

/** Returns the checks of a column that run on the server, in order (W5.1-57). */
export function remoteChecksOf(compilation: PageCompilation, place: PlacedColumn): readonly RemoteCheck[] {
  return (place.column.validateRules ?? []).flatMap((rule, index) => {
    const path = [...place.path, 'validateRules', index];
    checkCompanions(compilation, rule, path);
    return rule.remote === undefined ? [] : [remoteCheckOf(compilation, rule, path)];
  });
}
