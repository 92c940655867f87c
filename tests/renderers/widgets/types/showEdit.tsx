import { useState } from 'react';
import { render } from 'vitest-browser-react';
import type { CompiledColumn, Value } from '../../../../engine/index.ts';
import type { DictItem, Ports } from '../../../../renderers/index.ts';
import { PortsProvider } from '../../../../renderers/kit/ports/portsContext.ts';
import { registry } from '../../../../renderers/widgets/registry.ts';
import { orderPage } from '../../orderPage.ts';

export interface Commit {
  readonly value: Value;
  readonly item?: DictItem;
}

export interface Shown {
  /** Every committed value, in order. */
  readonly commits: Commit[];
  unmount: () => Promise<void>;
}

interface EditHarnessProps {
  readonly column: CompiledColumn;
  readonly start: Value;
  readonly disabled: boolean;
  readonly onCommit: (commit: Commit) => void;
}

function EditHarness({ column, start, disabled, onCommit }: EditHarnessProps) {
  const [value, setValue] = useState(start);
  const { Edit } = registry[column.type];
  return (
    <>
      <label htmlFor="edit">{column.title}</label>
      <Edit
        id="edit"
        column={column}
        value={value}
        disabled={disabled}
        required={false}
        status=""
        messageId={undefined}
        onCommit={(next, item) => {
          setValue(next);
          onCommit(item === undefined ? { value: next } : { value: next, item });
        }}
        onLeave={() => undefined}
      />
      <button type="button">next</button>
    </>
  );
}

/** Renders the editor of a column, or of an order page column by its key, with an element to tab to. */
export async function showEdit(
  named: string | CompiledColumn,
  ports: Ports,
  begin: Value | { readonly value: Value; readonly disabled: boolean } = null,
): Promise<Shown> {
  const { value: start, disabled } =
    typeof begin === 'object' && begin !== null ? begin : { value: begin, disabled: false };
  const column = typeof named === 'string' ? orderPage().columnByKey.get(named) : named;
  if (column === undefined) throw new Error(`The order page has no column "${String(named)}"`);
  const commits: Commit[] = [];
  const screen = await render(
    <PortsProvider value={ports}>
      <EditHarness column={column} start={start} disabled={disabled} onCommit={(commit) => commits.push(commit)} />
    </PortsProvider>,
  );
  return { commits, unmount: screen.unmount };
}
