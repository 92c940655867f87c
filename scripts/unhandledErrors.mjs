import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** A browser that went away is no defect of a test: the files that it took along never ran and are repeated. */
const LOST_BROWSER = /Browser connection was closed|Failed to connect to the browser session/;

const besideReport = (report) => report.replace(/\.json$/, '-unhandled.json');

/** What an error says, and what it says of its causes: a lost browser is named there only. */
function toldBy(error) {
  const own = error.stack ?? error.message ?? 'unknown error';
  return error.cause ? `${own}\nCaused by ${toldBy(error.cause)}` : own;
}

/** Reporter of Vitest: keeps, beside its JSON report, the errors that no test caught; the report says nothing of them. */
export class UnhandledErrors {
  constructor(report) {
    this.file = besideReport(report);
  }

  onTestRunEnd(_modules, errors) {
    writeFileSync(this.file, JSON.stringify(errors.map(toldBy)));
  }
}

/** Those beside a report that are a defect of a test or of what it tests. */
export function unhandledErrors(report) {
  const file = besideReport(report);
  const told = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return told.filter((message) => !LOST_BROWSER.test(message));
}
