import type { NamedLink } from '../../config/runtimeConfig.ts';
import { t } from '../../locales/t.ts';
import { useShell } from '../../shell/ShellContext.ts';

const Name = ({ title, url }: NamedLink) => (url === '' ? <>{title}</> : <a href={url}>{title}</a>);

/** S1-7: the company and the university together. */
export function EntranceFooter() {
  const { company, university } = useShell().config;
  return (
    <footer className="entrance-footer">
      <Name {...company} /> · <Name {...university} /> {t('signIn.jointly')}
    </footer>
  );
}
