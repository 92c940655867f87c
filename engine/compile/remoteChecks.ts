import type { RemoteCheck } from '../compiledPage.ts';
import type { ValidateRule } from '../generated/page.ts';
import type { Path } from '../paths.ts';
import { didYouMean } from '../suggestions.ts';
import type { ColumnPlace } from './columnPlace.ts';
import { complain } from './pageCompilation.ts';
import type { PageCompilation } from './pageCompilation.ts';

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
    if (ruleCode === undefined) {
      const message = 'checkRule needs "ruleCode"';
      complain(compilation, path, { code: 'missing-key', message });
    }
    return { kind: remote, name: rule.id ?? remote, ...(ruleCode === undefined ? {} : { ruleCode }), at };
  }
  if (!CONFIGURED.has(remote)) {
    const message = `unknown remote check "${remote}"`;
    const hint = `known are ${KINDS.join(', ')}`;
    const problem = { code: 'unknown-remote-check', message, hint, ...didYouMean(remote, KINDS) };
    complain(compilation, [...path, 'remote'], problem);
  }
  return { kind: 'configured', name: remote, ...(type === undefined ? {} : { type }), at };
}

/** Keys that say something only beside one kind of remote check. */
function checkCompanions(compilation: PageCompilation, rule: ValidateRule, path: Path): void {
  if (rule.ruleCode !== undefined && rule.remote !== 'checkRule') {
    const message = '"ruleCode" belongs to "remote": "checkRule"';
    complain(compilation, [...path, 'ruleCode'], { code: 'misplaced-key', message });
  }
  if (rule.type !== undefined && !CONFIGURED.has(rule.remote ?? '')) {
    const message = '"type" belongs to a configured remote check';
    complain(compilation, [...path, 'type'], { code: 'misplaced-key', message });
  }
  if (rule.message !== undefined && rule.remote !== undefined) {
    const message = 'a remote check shows the message of the server';
    complain(compilation, [...path, 'message'], { code: 'misplaced-key', message, hint: 'leave it out' });
  }
}

/** The checks of a column that the server makes, in order (W5.1-57). */
export function remoteChecksOf(compilation: PageCompilation, place: ColumnPlace): readonly RemoteCheck[] {
  return (place.column.validateRules ?? []).flatMap((rule, index) => {
    const path = [...place.path, 'validateRules', index];
    checkCompanions(compilation, rule, path);
    return rule.remote === undefined ? [] : [remoteCheckOf(compilation, rule, path)];
  });
}
