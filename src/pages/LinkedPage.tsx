import type { ReactNode } from 'react';
import { t } from '../platform/locales/t.ts';
import { isEmbeddable } from '../shell/routes/embeddedSites.ts';
import { useShell } from '../shell/services/ShellContext.ts';
import '../shell/ui/messagePage.css';

interface LinkedPageProps {
  readonly title: string;
  /** Null: the menu names an address that may not be opened (S2.2-6). */
  readonly url: string | null;
  readonly embedded: boolean;
}

/** A page of ours in a frame gets no way to reach around it; one of another host keeps an origin of its own. */
const sandboxOf = (url: string): string => {
  const allowed = 'allow-scripts allow-forms allow-popups allow-downloads allow-modals';
  return new URL(url).origin === window.location.origin ? allowed : `${allowed} allow-same-origin`;
};

function Message({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="message-page">
      <h1>{title}</h1>
      {children}
    </div>
  );
}

/** What stands behind a menu entry with an address: the page in a frame, or a link to its window. */
export function LinkedPage({ title, url, embedded }: LinkedPageProps) {
  const { embeddedSites } = useShell().config;
  if (url === null) {
    return (
      <Message title={title}>
        <p role="alert">{t('linked.refused')}</p>
      </Message>
    );
  }
  if (embedded && isEmbeddable(url, embeddedSites, window.location.origin)) {
    return (
      <iframe className="linked-frame" title={title} src={url} sandbox={sandboxOf(url)} referrerPolicy="no-referrer" />
    );
  }
  return (
    <Message title={title}>
      <p>{t(embedded ? 'linked.notEmbedded' : 'linked.window')}</p>
      <a href={url} target="_blank" rel="noopener noreferrer">
        {url}
      </a>
    </Message>
  );
}
