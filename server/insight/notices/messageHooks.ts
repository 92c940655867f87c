import { isBlank } from '../../../engine/index.ts';
import { oddPlaceholders, placeholdersIn } from '../../../contract/notices/messageTemplates.ts';
import { badRequest } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { RecordHook } from '../../data/recordStore/recordHook.ts';

/** Addresses of the pages of templates and of what was sent. */
export const TEMPLATE_URL = '/sys/message/sysMessageTemplate';
export const MESSAGE_URL = '/sys/message/sysMessage';

const MAX_PLACEHOLDERS = 30;

/** Of a template that is saved without a category: that of the page's own default, by which forms of notices find it. */
const CATEGORY = { templateCategory: 'notice' };

/** A template has placeholders by name: nothing of it is ever worked out. */
export const templateHook: RecordHook = {
  url: TEMPLATE_URL,
  ownKeys: new Set(),
  complete: async ({ page }, wire) =>
    page.columnByKey.has('templateCategory') &&
    Object.hasOwn(wire, 'templateCategory') &&
    isBlank(wire['templateCategory'])
      ? { ...wire, ...CATEGORY }
      : wire,
  onSaved: async (_writing, { after: { values } }) => {
    for (const key of ['templateName', 'templateContent']) {
      const text = String(values[key] ?? '');
      const [odd] = oddPlaceholders(text);
      const said =
        odd === undefined
          ? serverText('templateTooMany', { most: MAX_PLACEHOLDERS })
          : serverText('templateOdd', { name: odd.slice(0, 60) });
      if (odd !== undefined || placeholdersIn(text).length > MAX_PLACEHOLDERS)
        throw badRequest(said, [{ path: `/${key}`, said }]);
    }
  },
};

/** What was sent is written by the server alone. */
export const messageHook: RecordHook = { url: MESSAGE_URL, ownKeys: new Set(), keptByServer: true };
