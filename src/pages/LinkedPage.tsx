import { t } from '../locales/t.ts';
import './messagePage.css';

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

/** What stands behind a menu entry with an address: the page in a frame, or a link to its window. */
export function LinkedPage({ title, url, embedded }: LinkedPageProps) {
  if (url === null) {
    return (
      <div className="message-page" role="alert">
        <h1>{title}</h1>
        <p>{t('linked.refused')}</p>
      </div>
    );
  }
  if (embedded) {
    return (
      <iframe className="linked-frame" title={title} src={url} sandbox={sandboxOf(url)} referrerPolicy="no-referrer" />
    );
  }
  return (
    <div className="message-page">
      <h1>{title}</h1>
      <p>{t('linked.window')}</p>
      <a href={url} target="_blank" rel="noopener noreferrer">
        {url}
      </a>
    </div>
  );
}
