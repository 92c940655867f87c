import { Tag } from 'antd';
import { laterPlaces, useNearby } from '../../renderers/index.ts';
import type { Ports } from '../../renderers/index.ts';
import { t } from '../locales/t.ts';
import { PageBoundary } from '../ui/PageBoundary.tsx';
import { RetryAlert } from '../ui/RetryAlert.tsx';
import type { Example, ShownStates } from './examples.ts';
import { LiveExample } from './LiveExample.tsx';

interface ExampleCardProps {
  readonly example: Example;
  readonly states: ShownStates;
  readonly ports: Ports;
}

/** One example; it is drawn when it comes near, and one that crashes leaves the others alone. */
export function ExampleCard({ example, states, ports }: ExampleCardProps) {
  const { ref, near } = useNearby(false);
  const { name, title, type } = example;
  const headingId = `gallery-${name}`;
  return (
    <div ref={ref} role="group" aria-labelledby={headingId} className="gallery-card">
      <h3 id={headingId}>
        {title} <code>{name}</code>
        {type !== undefined &&
          laterPlaces(type).map((place) => (
            <Tag key={place} color="warning">
              {t(`gallery.later.${place}`)}
            </Tag>
          ))}
      </h3>
      {near ? (
        <PageBoundary
          renderCrash={(error, again) => (
            <RetryAlert message={t('gallery.crashed', { message: error.message })} onRetry={again} />
          )}
        >
          <LiveExample example={example} states={states} ports={ports} />
        </PageBoundary>
      ) : (
        <div className="gallery-wait" aria-busy="true" />
      )}
    </div>
  );
}
