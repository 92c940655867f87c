/** Formats that are parsed and printed: cron expressions, signed calls, XML messages. */

export { composeCron, cronTexts, nextRuns, numbersOf, parseCron, printCron, readCronField } from './cron/index.ts';
export { CRON_BOUNDS, CRON_FIELDS, cronYears, isSpans, NTH_WEEK, YEAR_STEP, yearLimits } from './cron/index.ts';
export { JOB_NUMBERS, type JobFunction, type JobNumber, type JobSchema } from './cron/jobNumbers.ts';
export { MESSAGE_TEXTS, recordToXml, xmlToRecord } from './messages/index.ts';
export { readSigningTime, signatureOf, signingTime } from './signing/index.ts';
export type { MessageMapping, MessageProblem, MessageRecord, ReadMessage } from './messages/index.ts';
export type { CronFault, CronField, CronLimits, CronPart, CronSpan, Quartz, YearRange } from './cron/index.ts';
export type { SignedCall } from './signing/index.ts';
