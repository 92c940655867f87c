/** Removes long alphanumeric runs, which are tokens, and queries, which contain search texts. */
const withoutSecrets = (text: string): string =>
  text
    .replace(/[?#][^\s)]*/g, '')
    .replace(/[\w-]{32,}/g, '…')
    .replace(/((?:token|password|secret|authorization)["']?\s*[:=]\s*)\S+/gi, '$1…');

const FRAMES = 8;

interface Circumstances {
  readonly path: string;
  readonly time: Date;
  readonly browser: string;
}

/** Details of a crash for support: no query, no token, no typed values. */
export function errorDetails(error: Error, { path, time, browser }: Circumstances): string {
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s*at |@/.test(line));
  return [
    `${error.name}${code}: ${withoutSecrets(error.message)}`,
    withoutSecrets(path),
    time.toISOString(),
    browser,
    ...frames.slice(0, FRAMES).map((frame) => withoutSecrets(frame.trim())),
  ].join('\n');
}

/** Copies a text. Works on plain http, where `navigator.clipboard` is absent. */
export function copyText(text: string): boolean {
  const put = (event: ClipboardEvent): void => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
  };
  document.addEventListener('copy', put, { once: true });
  try {
    return document.execCommand('copy');
  } finally {
    document.removeEventListener('copy', put);
  }
}
