import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { lazyField } from '../../../../renderers/widgets/types/lazyField.tsx';
import { MultiSelectEdit } from '../../../../renderers/widgets/types/list_multi/MultiSelectEdit.tsx';
import type { EditProps } from '../../../../renderers/widgets/inputs/widget.ts';
import { PortsProvider } from '../../../../renderers/kit/ports/portsContext.ts';
import { createDrafts, DraftsProvider } from '../../../../renderers/kit/keyboard/drafts.ts';
import { exampleHeader } from '../../table/openExample.tsx';
import { testPorts } from '../../testPorts.ts';

/** Renders a field whose control loads when the test triggers it, and types into it before that. */
async function typeAhead() {
  let arrive: (Edit: ComponentType<EditProps>) => void = () => undefined;
  let fail: () => void = () => undefined;
  const coming = new Promise<ComponentType<EditProps>>((resolve, reject) => {
    arrive = resolve;
    fail = () => reject(new Error('the line is cut'));
  });
  const { Edit } = lazyField(() => coming, { View: () => null });
  const drafts = createDrafts();
  const commits: unknown[] = [];
  await render(
    <PortsProvider value={testPorts({})}>
      <DraftsProvider value={drafts}>
        <Edit
          id="edit"
          column={exampleHeader('list_multi', 'services')}
          value={null}
          disabled={false}
          required={false}
          status=""
          messageId={undefined}
          onCommit={(value) => commits.push(value)}
          onLeave={() => undefined}
        />
      </DraftsProvider>
    </PortsProvider>,
  );
  await userEvent.fill(screen.getByRole('textbox'), '报关，运输');
  return { drafts, commits, arrive, fail };
}

test('a search or save waits for a late control and includes its input', async () => {
  const { drafts, commits, arrive } = await typeAhead();
  const flushed = drafts.flush();
  const frame = new Promise((resolve) => requestAnimationFrame(() => resolve('not yet')));
  expect(await Promise.race([flushed, frame])).toBe('not yet');
  arrive(MultiSelectEdit);
  expect(await flushed).toBe(true);
  expect(commits).toEqual(['报关,运输']);
});

test('a search or save reports a control that fails to load, keeping the input', async () => {
  const { drafts, commits, fail } = await typeAhead();
  const flushed = drafts.flush();
  fail();
  expect(await flushed).toBe(false);
  expect(commits).toEqual([]);
  await expect.element(screen.getByRole('textbox')).toHaveValue('报关，运输');
});
