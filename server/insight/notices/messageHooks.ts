import { isBlank } from '../../../engine/index.ts';
import { oddPlaceholders, placeholdersIn } from '../../../contract/notices/messageTemplates.ts';
import { badRequest } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { RecordHook } from '../../data/recordStore/recordHook.ts';

/** Addresses of the pages of templates and of sent messages. */
export const TEMPLATE_URL = '/sys/message/sysMessageTemplate';
export const MESSAGE_URL = '/sys/message/sysMessage';

const MAX_PLACEHOLDERS = 30;

/**
 * Default category for a template saved with a blank one, the same as the page's default; forms of notices find
 * templates by it.
 */
const CATEGORY = { templateCategory: 'notice' };

/** Validates placeholder names of a template: templates contain no expressions. */
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

/** Only the server writes sent messages. */
export const messageHook: RecordHook = { url: MESSAGE_URL, ownKeys: new Set(), keptByServer: true };
