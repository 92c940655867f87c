import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** A lost browser is not a defect of a test: the affected files never ran and are repeated. */
const LOST_BROWSER = /Browser connection was closed|Failed to connect to the browser session/;

const besideReport = (report) => report.replace(/\.json$/, '-unhandled.json');

/** Text of an error and its causes: only a cause names a lost browser. */
function toldBy(error) {
  const own = error.stack ?? error.message ?? 'unknown error';
  return error.cause ? `${own}\nCaused by ${toldBy(error.cause)}` : own;
}

/** Vitest reporter that writes unhandled errors next to its JSON report, which does not contain them. */
export class UnhandledErrors {
  constructor(report) {
    this.file = besideReport(report);
  }

  onTestRunEnd(_modules, errors) {
    writeFileSync(this.file, JSON.stringify(errors.map(toldBy)));
  }
}

/** Unhandled errors of a report that indicate a defect of a test or of the tested code. */
export function unhandledErrors(report) {
  const file = besideReport(report);
  const told = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return told.filter((message) => !LOST_BROWSER.test(message));
}
