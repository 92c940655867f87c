import { useEffect } from 'react';
import { useNearby } from '../../../renderers/index.ts';
import type { Ports } from '../../../renderers/index.ts';
import { PageBoundary } from '../../shell/ui/PageBoundary.tsx';
import { RetryAlert } from '../../shell/ui/RetryAlert.tsx';
import type { Example, ShownStates } from './examples.ts';
import { LiveExample } from './LiveExample.tsx';
import type { Playground } from './playground.ts';
import type { SharedPage } from './sharedPage.ts';
import { galleryText } from './galleryText.ts';

interface ExampleCardProps {
  readonly example: Example;
  readonly states: ShownStates;
  readonly ports: Ports;
  readonly playground: Playground;
  readonly shared: SharedPage | undefined;
}

/** One example; rendered when it is near the viewport. A crash does not affect the others. */
export function ExampleCard({ example, states, ports, playground, shared }: ExampleCardProps) {
  const { name, title } = example;
  const brought = shared?.name === name ? shared.text : undefined;
  const { ref, near } = useNearby(brought !== undefined);
  useEffect(() => {
    if (brought !== undefined) ref.current?.scrollIntoView({ block: 'start' });
  }, [brought, ref]);
  const headingId = `gallery-${name}`;
  return (
    <div ref={ref} role="group" aria-labelledby={headingId} className="gallery-card">
      <h3 id={headingId}>
        {title} <code>{name}</code>
      </h3>
      {near ? (
        <PageBoundary
          renderCrash={(error, again) => (
            <RetryAlert message={galleryText('gallery.crashed', { message: error.message })} onRetry={again} />
          )}
        >
          <LiveExample
            key={brought}
            example={example}
            states={states}
            ports={ports}
            playground={playground}
            shared={brought}
          />
        </PageBoundary>
      ) : (
        <div className="gallery-wait" aria-busy="true" />
      )}
    </div>
  );
}
