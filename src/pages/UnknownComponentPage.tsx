import { t } from '../platform/locales/t.ts';
import '../shell/ui/messagePage.css';

const BY_ID = 'schema:';

/**
 * `schema:customs/export` → `schemas/pages/customs/export.json`; any other name must be in the `components` of a page.
 */
const missingFile = (component: string): string =>
  component.startsWith(BY_ID)
    ? `schemas/pages/${component.slice(BY_ID.length)}.json`
    : t('unknown.components', { component });

interface UnknownComponentPageProps {
  readonly component: string;
  /** Message of the server; empty: none. */
  readonly message: string;
}

/** Shown when no page matches a menu entry: a short text for users, the missing file for the implementer. */
export function UnknownComponentPage({ component, message }: UnknownComponentPageProps) {
  return (
    <div className="message-page">
      <h1>{t('unknown.title')}</h1>
      <p>{message || t('unknown.staff')}</p>
      <dl>
        <dt>{t('unknown.component')}</dt>
        <dd>
          <code>{component}</code>
        </dd>
        <dt>{t('unknown.file')}</dt>
        <dd>
          <code>{missingFile(component)}</code>
        </dd>
      </dl>
    </div>
  );
}
