import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { compilePage, compilePatternsWith, re2Pattern, localizeProblem } from '../../../engine/index.ts';
import type { CompiledPage, PageSchema } from '../../../engine/index.ts';
import { PageRenderer, useSampleDocument, WholeDocument } from '../../../renderers/index.ts';
import type { Ports } from '../../../renderers/index.ts';
import { spoken } from '../../platform/locales/spoken.ts';
import { ProblemList } from '../../shell/ui/ProblemList.tsx';
import { ExampleJson } from './ExampleJson.tsx';
import { inStates } from './examples.ts';
import type { Example, ShownStates } from './examples.ts';
import type { Playground } from './playground.ts';
import { usePlayed } from './usePlayed.ts';
import type { PlayedExample } from './usePlayed.ts';
import { galleryText } from './galleryText.ts';
import { sampleRecords } from './sampleRecords.ts';

// Examples may contain any pattern.
compilePatternsWith(re2Pattern);

interface LiveExampleProps {
  readonly example: Example;
  readonly playground: Playground;
  /** Text from the address in place of the file's. */
  readonly shared: string | undefined;
  readonly states: ShownStates;
  readonly ports: Ports;
}

const LIST = { kind: 'list' } as const;

interface ReadyProps extends LiveExampleProps {
  readonly played: PlayedExample;
  readonly page: CompiledPage;
  readonly schema: PageSchema;
}

/** Tree of records to expand, add and remove. */
function SampleTree({ page, ports }: Pick<ReadyProps, 'page' | 'ports'>) {
  const { tree } = page;
  const dataSource = useMemo(() => (tree === undefined ? ports.dataSource : sampleRecords(tree)), [tree, ports]);
  return (
    <PageRenderer page={page} ports={useMemo(() => ({ ...ports, dataSource }), [dataSource, ports])} view={LIST} />
  );
}

function Ready({ example, playground, played, page, schema, ports }: ReadyProps) {
  const { document, drafts } = useSampleDocument(page, ports);
  /** Result of the last check, with the page that it was made on. */
  const [outcome, setOutcome] = useState<{ readonly page: CompiledPage; readonly text: string }>();
  const check = async (): Promise<void> => {
    await drafts.flush();
    const { findings } = await document.validate('submit');
    const { length: count } = findings;
    setOutcome({ page, text: count === 0 ? galleryText('gallery.sound') : galleryText('gallery.findings', { count }) });
  };
  return (
    <div className="gallery-example">
      <div className="gallery-live">
        {page.tree === undefined ? (
          <>
            {/* Above the fields: the message of a field that is left by this press must not move the button away. */}
            <div className="gallery-check">
              <Button size="small" onClick={() => void check()}>
                {galleryText('gallery.check')}
              </Button>
              <span role="status">{outcome?.page === page ? outcome.text : ''}</span>
            </div>
            <WholeDocument document={document} ports={ports} drafts={drafts} />
          </>
        ) : (
          <SampleTree page={page} ports={ports} />
        )}
      </div>
      <ExampleJson
        example={example}
        playground={playground}
        played={played}
        ports={ports}
        schema={schema}
        document={document}
      />
    </div>
  );
}

/** Renders the example with the engine and its widgets, in a form and in a table, next to its JSON. */
export function LiveExample(props: LiveExampleProps) {
  const { example, playground, states, shared } = props;
  const { wire } = example;
  const { dictionaries } = playground;
  const { language } = useSnapshot(spoken);
  const played = usePlayed(example, playground, { language, shared });
  const { page } = played;
  const schema = useMemo(() => (page === null ? null : inStates(page, states)), [page, states]);
  const compiled = useMemo(
    () => (schema === null ? undefined : compilePage(schema, { id: wire.id, dictionaries, language })),
    [schema, wire.id, dictionaries, language],
  );
  if (schema !== null && compiled?.page !== undefined)
    return <Ready {...props} played={played} page={compiled.page} schema={schema} />;
  return (
    <div role="alert" className="gallery-broken">
      <p>{galleryText('gallery.broken')}</p>
      <ProblemList
        problems={compiled?.problems.map((problem) => localizeProblem(problem, language)) ?? wire.problems}
      />
    </div>
  );
}
