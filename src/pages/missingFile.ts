import { t } from '../locales/t.ts';

const BY_ID = 'schema:';

/** `schema:customs/export` → `schemas/pages/customs/export.json`; any other name must stand in a page's `components`. */
export const missingFile = (component: string): string =>
  component.startsWith(BY_ID)
    ? `schemas/pages/${component.slice(BY_ID.length)}.json`
    : t('unknown.components', { component });
