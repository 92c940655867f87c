import { EmptyState } from '../../../renderers/index.ts';
import { Button, Skeleton } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { speakDates } from '../../platform/locales/dates.ts';
import { spoken } from '../../platform/locales/spoken.ts';
import { t } from '../../platform/locales/t.ts';
import { useFetched } from '../../shell/ui/useFetched.ts';
import '../../shell/ui/homePage.css';
import { RetryAlert } from '../../shell/ui/RetryAlert.tsx';
import { ENVIRONMENT_PATH } from '../../platform/config/paths.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import { ExampleCard } from './ExampleCard.tsx';
import { matches, PLAIN, toExamples } from './examples.ts';
import type { Example } from './examples.ts';
import { FAMILIES, familyTitle } from './families.ts';
import './gallery.css';
import { GalleryTools } from './GalleryTools.tsx';
import type { GalleryChoice } from './GalleryTools.tsx';
import type { SharedPage } from './sharedPage.ts';
import { useGalleryPorts } from './useGalleryPorts.tsx';
import { usePlayground } from './usePlayground.ts';
import { useSharedPage } from './useSharedPage.ts';
import { galleryText } from './galleryText.ts';

speakDates();

const EVERYTHING: GalleryChoice = { text: '', family: 'all', states: PLAIN };

interface GroupsProps {
  readonly examples: readonly Example[];
  /** Page shared in the address. */
  readonly shared: SharedPage | undefined;
}

function Groups({ examples, shared }: GroupsProps) {
  const ports = useGalleryPorts();
  const playground = usePlayground(examples);
  const [choice, setChoice] = useState(EVERYTHING);
  const { text, family, states } = choice;
  const shown = useMemo(
    () => examples.filter((example) => (family === 'all' || example.family === family) && matches(example, text)),
    [examples, family, text],
  );
  const groups = FAMILIES.map((of) => ({ of, members: shown.filter((example) => example.family === of) }));
  return (
    <>
      <GalleryTools choice={choice} onChange={setChoice} count={shown.length} />
      {shown.length === 0 && (
        <EmptyState text={galleryText('gallery.nothing')}>
          <Button onClick={() => setChoice({ ...EVERYTHING, states })}>{galleryText('gallery.showAll')}</Button>
        </EmptyState>
      )}
      {groups
        .filter(({ members }) => members.length > 0)
        .map(({ of, members }) => (
          <section key={of} aria-label={galleryText(familyTitle(of))}>
            <h2>{galleryText(familyTitle(of))}</h2>
            {members.map((example) => (
              <ExampleCard key={example.name} {...{ example, states, ports, playground, shared }} />
            ))}
          </section>
        ))}
    </>
  );
}

/** For implementers: every column type, live, with its JSON (S2.1-9, D19). */
export function GalleryPage() {
  const { http } = useShell();
  const { language } = useSnapshot(spoken);
  const ask = useCallback(
    async (signal: AbortSignal) => toExamples(await http.call({ method: 'GET', url: '/schema/examples', signal })),
    [http],
  );
  const { value, failure, again } = useFetched(ask, language);
  const { shared, isReady } = useSharedPage(value);
  return (
    <div className="home-page gallery">
      <header className="home-greeting">
        <h1>{t('gallery.title')}</h1>
        <p>{galleryText('gallery.hint')}</p>
        <Link to={ENVIRONMENT_PATH}>{t('environment.title')}</Link>
      </header>
      {failure !== undefined && (
        <div className="gallery-failure">
          <RetryAlert message={galleryText('gallery.failed', { message: failure.message })} onRetry={again} />
        </div>
      )}
      {value === undefined && failure === undefined && <Skeleton active paragraph={{ rows: 10 }} />}
      {value?.length === 0 && <EmptyState text={galleryText('gallery.none')} />}
      {value !== undefined && value.length > 0 && isReady && <Groups examples={value} shared={shared} />}
    </div>
  );
}
