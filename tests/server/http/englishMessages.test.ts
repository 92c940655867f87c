import { describe, expect, it } from 'vitest';
import { checkMessages } from '../../../server/checks/checkMessages.ts';
import { fileMessages } from '../../../server/files/fileMessages.ts';
import { inLanguage } from '../../../server/http/englishMessages.ts';
import { messages } from '../../../server/messages.ts';
import { noticeMessages } from '../../../server/notices/noticeMessages.ts';
import { recordMessages } from '../../../server/records/recordMessages.ts';

/** What only programs ask for or get wrong stays Chinese, and the text by which clients know that a session is over. */
const CHINESE_ONLY = new Set([
  'sessionExpired',
  // Written into the log, which has one language.
  'signedIn',
  'methodNotAllowed',
  'poisonedJson',
  'malformedUrl',
  'headersTooLarge',
  'unsupportedType',
  'unsupportedTypeXml',
  'badKey',
  'blank',
  'unregistered',
  'brokenRule',
  'missing',
  'tooLong',
]);

/** Arguments of the kinds that messages take; what they say is not translated. */
const said = (message: unknown): string =>
  typeof message === 'function'
    ? String((message as (...words: readonly unknown[]) => unknown)('12', ['3']))
    : String(message);

const all = [messages, checkMessages, recordMessages, noticeMessages, fileMessages].flatMap((catalogue) =>
  Object.entries(catalogue),
);

describe('what the server says', () => {
  it.each(all.filter(([key]) => !CHINESE_ONLY.has(key)))('has an English text: %s', (_, message) => {
    expect(inLanguage(said(message), 'en-US')).not.toMatch(/\p{Script=Han}/u);
  });

  it('stays as it is for whoever asks for Chinese', () => {
    for (const [, message] of all) expect(inLanguage(said(message), 'zh-CN')).toBe(said(message));
  });

  it('says the case as it was said', () => {
    expect(inLanguage(recordMessages.stale('王复核', '2026-01-02 03:04'), 'en-US')).toBe(
      '王复核 changed this record at 2026-01-02 03:04; please reload it before you save',
    );
    expect(inLanguage(messages.sessionExpired, 'en-US')).toBe(messages.sessionExpired);
  });
});
