import { useEffect, useState } from 'react';
import { chunked } from '../platform/chunks/chunked.tsx';
import { whenIdle } from '../../renderers/index.ts';
import { spokenNames } from '../platform/config/spokenNames.ts';
import { t } from '../platform/locales/t.ts';
import { useShell } from '../shell/services/ShellContext.ts';
import { PartBoundary } from '../shell/ui/PartBoundary.tsx';
import { useNow } from '../shell/ui/useNow.ts';
import './footer.css';

const FriendlyLinks = chunked(async () => (await import('./FriendlyLinks.tsx')).FriendlyLinks);

/** Loads links to other sites when idle: they need antd's Select, which no page of ours needs at first. */
function LateLinks({ mobile }: { readonly mobile: boolean }) {
  const { links } = spokenNames(useShell().config);
  const [isIdle, setIsIdle] = useState(false);
  const isAny = links.length > 0;
  useEffect(() => (isAny ? whenIdle(() => setIsIdle(true)) : undefined), [isAny]);
  if (!isAny || !isIdle) return null;
  return (
    <PartBoundary>
      <FriendlyLinks mobile={mobile} links={links} />
    </PartBoundary>
  );
}

/** Company, copyright and friendly links in one line below the pages (S2.9). */
export function Footer({ mobile }: { readonly mobile: boolean }) {
  const { company, copyright } = spokenNames(useShell().config);
  const year = useNow().getFullYear();
  return (
    <footer className="workspace-footer">
      {company.url === '' ? (
        <span>{company.title}</span>
      ) : (
        <a href={company.url} target="_blank" rel="noopener noreferrer">
          {company.title}
        </a>
      )}
      <span className="footer-copyright">{copyright || t('footer.copyright', { year, company: company.title })}</span>
      <LateLinks mobile={mobile} />
    </footer>
  );
}
