import type { Handler } from '../../core/handler.ts';
import { numberFault } from '../columnKinds/checks/checkDigits.ts';

/** Check functions that are not specific to a trade, by name (W5.1-5); trade modules add theirs. */
export const HANDLERS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  [
    'uscc',
    {
      description: 'Unified social credit code: 18 characters with the check character of GB 32100 (R02).',
      message: '${title}不是有效的18位统一社会信用代码',
      english: '${title} is no valid unified social credit code of 18 places',
      test: (text) => numberFault('uscc', text) === undefined,
    },
  ],
  [
    'idCard',
    {
      description:
        'Mainland identity card number: 18 characters with date of birth and check character, or the old 15.',
      message: '${title}不是有效的身份证号码',
      english: '${title} is no valid identity card number',
      // Many copied card numbers end in a lower-case x.
      test: (text) => numberFault('idCard', text.replace(/x$/, 'X')) === undefined,
    },
  ],
]);
