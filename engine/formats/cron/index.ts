export { CRON_BOUNDS, CRON_FIELDS, cronYears, NTH_WEEK, YEAR_STEP, yearLimits } from './cronFields.ts';
export { numbersOf } from './fieldNumbers.ts';
export { nextRuns } from './nextRuns.ts';
export { cronTexts, parseCron, readCronField } from './parseCron.ts';
export { composeCron, printCron } from './printCron.ts';
export { isSpans } from './quartz.ts';
export type { CronField, CronLimits, YearRange } from './cronFields.ts';
export type { CronFault, CronPart, CronSpan, Quartz } from './quartz.ts';
