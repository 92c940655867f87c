import { createInterface } from 'node:readline/promises';
import { applyPlan } from '../../data/tables/applyPlan.ts';
import { describePlan, describeStatement, describeStep } from '../../data/tables/describePlan.ts';
import { readOperatorPlan } from '../../data/tables/operatorPlan.ts';
import { runTablesCommand } from './tablesCommand.ts';

/** Returns whether the operator agreed, by `--yes` or by typing. */
const isAgreed = async (): Promise<boolean> => {
  if (process.argv.includes('--yes')) return true;
  if (!process.stdin.isTTY) {
    console.error('未确认：请加 --yes (not confirmed: npm run db:apply -- --yes)');
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const word = await terminal.question('输入 yes 执行 (type yes to go on)：');
  terminal.close();
  return word.trim() === 'yes';
};

/** Shows the plan and carries it out when the operator agrees. Run it again after an interruption. */
await runTablesCommand(async ({ db, pages, complete }) => {
  if (!complete) {
    console.error('页面定义有误，请先修正 (mend the pages first: npm run doctor)');
    return 1;
  }
  console.log(describePlan(await readOperatorPlan(db, pages)));
  if (!(await isAgreed())) return 2;
  const { additive, steps } = await applyPlan(db, pages);
  for (const line of [...additive.applied.map(describeStatement), ...steps.map(describeStep)])
    console.log(`已完成 (done)：${line}`);
  const left = await readOperatorPlan(db, pages);
  const unfinished = left.steps.length + left.contradictions.length + left.stillUsed.length;
  console.log(describePlan(left));
  return unfinished === 0 ? 0 : 1;
});
