import { describePlan } from '../../data/tables/describePlan.ts';
import { readOperatorPlan } from '../../data/tables/operatorPlan.ts';
import { runTablesCommand } from './tablesCommand.ts';

/** Shows how the tables differ from the pages; changes nothing. */
await runTablesCommand(async ({ db, pages, complete }) => {
  if (!complete) console.warn('有页面定义不能读取，其列未列出 (columns of broken pages are not known)');
  console.log(describePlan(await readOperatorPlan(db, pages)));
  return 0;
});
