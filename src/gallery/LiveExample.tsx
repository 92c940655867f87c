import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { compilePage, sayProblem } from '../../engine/index.ts';
import type { CompiledPage, PageSchema } from '../../engine/index.ts';
import { useSampleDocument, WholeDocument } from '../../renderers/index.ts';
import type { Ports } from '../../renderers/index.ts';
import { spoken } from '../locales/spoken.ts';
import { t } from '../locales/t.ts';
import { ProblemList } from '../ui/ProblemList.tsx';
import { ExampleJson } from './ExampleJson.tsx';
import { inStates } from './examples.ts';
import type { Example, ShownStates } from './examples.ts';

interface LiveExampleProps {
  readonly example: Example;
  readonly states: ShownStates;
  readonly ports: Ports;
}

interface ReadyProps extends LiveExampleProps {
  readonly page: CompiledPage;
  readonly schema: PageSchema;
}

function Ready({ example, page, schema, ports }: ReadyProps) {
  const { document, drafts } = useSampleDocument(page, ports);
  /** What the last check found, in the states that it was made in. */
  const [outcome, setOutcome] = useState<{ readonly page: CompiledPage; readonly text: string }>();
  const check = async (): Promise<void> => {
    await drafts.flush();
    const { findings } = await document.validate('submit');
    const { length: count } = findings;
    setOutcome({ page, text: count === 0 ? t('gallery.sound') : t('gallery.findings', { count }) });
  };
  return (
    <div className="gallery-example">
      <div className="gallery-live">
        <WholeDocument document={document} ports={ports} drafts={drafts} />
        <div className="gallery-check">
          <Button size="small" onClick={() => void check()}>
            {t('gallery.check')}
          </Button>
          <span role="status">{outcome?.page === page ? outcome.text : ''}</span>
        </div>
      </div>
      <ExampleJson example={example} schema={schema} document={document} />
    </div>
  );
}

/** The example through the engine and its widgets, in a form and in a table, with its JSON beside. */
export function LiveExample(props: LiveExampleProps) {
  const { example, states } = props;
  const { wire } = example;
  const { language } = useSnapshot(spoken);
  const schema = useMemo(() => (wire.page === null ? null : inStates(wire.page, states)), [wire, states]);
  const compiled = useMemo(
    () =>
      schema === null ? undefined : compilePage(schema, { id: wire.id, dictionaries: wire.dictionaries, language }),
    [schema, wire, language],
  );
  if (schema !== null && compiled?.page !== undefined) return <Ready {...props} page={compiled.page} schema={schema} />;
  return (
    <div role="alert" className="gallery-broken">
      <p>{t('gallery.broken')}</p>
      <ProblemList problems={compiled?.problems.map((problem) => sayProblem(problem, language)) ?? wire.problems} />
    </div>
  );
}
