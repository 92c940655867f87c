import type { ReactNode } from 'react';
import { t } from '../platform/locales/t.ts';
import { isEmbeddable } from '../shell/routes/embeddedSites.ts';
import { useShell } from '../shell/services/ShellContext.ts';
import '../shell/ui/messagePage.css';

interface LinkedPageProps {
  readonly title: string;
  /** Null: the menu contains a URL that must not be opened (S2.2-6). */
  readonly url: string | null;
  readonly embedded: boolean;
}

/** A same-origin page in a frame cannot escape its sandbox; one of another host keeps its own origin. */
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

/** Content of a menu entry with a URL: the page in a frame, or a link to a new window. */
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
