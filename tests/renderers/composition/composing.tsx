import { cdp, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useState } from 'react';
import type { CompiledColumn, Value } from '../../../engine/index.ts';
import { useEnterGoesOn } from '../../../renderers/kit/keyboard/useEnterGoesOn.ts';
import type { EditProps } from '../../../renderers/widgets/inputs/widget.ts';
import type { Ports } from '../../../renderers/index.ts';
import { PortsProvider } from '../../../renderers/kit/ports/portsContext.ts';
import { registry } from '../../../renderers/widgets/registry.ts';
import type { ComponentType } from 'react';

interface Session {
  send(method: `Input.${'imeSetComposition' | 'insertText' | 'dispatchKeyEvent'}`, words: object): Promise<unknown>;
}

const send: Session['send'] = (method, words) => (cdp() as unknown as Session).send(method, words);

/** Key code that browsers report for all keys consumed by the input method; the key keeps its name. */
const TAKEN = 229;

export async function imeKey(key: string): Promise<void> {
  const words = { key, code: key.length === 1 ? `Key${key.toUpperCase()}` : key };
  await send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...words, windowsVirtualKeyCode: TAKEN });
  await send('Input.dispatchKeyEvent', { type: 'keyUp', ...words });
}

/** Shows these letters as composition text; a blank text cancels the composition. */
const showLetters = (text: string): Promise<unknown> =>
  send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });

/** Composes letter by letter, each with its key event, without waiting. */
export async function compose(letters: string): Promise<void> {
  for (let end = 1; end <= letters.length; end += 1) {
    await imeKey(letters.charAt(end - 1));
    await showLetters(letters.slice(0, end));
  }
}

export const giveUp = (): Promise<unknown> => showLetters('');

/** Commits the composition as this text. */
export const finish = (text: string): Promise<unknown> => send('Input.insertText', { text });

export interface FieldProps {
  readonly column: CompiledColumn;
  readonly start: Value;
  /** Default: the widget of the type. */
  readonly Edit?: ComponentType<EditProps> | undefined;
}

interface HarnessProps extends FieldProps {
  readonly onCommit: (value: Value) => void;
  readonly onHold: (text: string) => void;
}

function Harness({ column, start, Edit = registry[column.type].Edit, onCommit, onHold }: HarnessProps) {
  const [value, setValue] = useState(start);
  return (
    <div {...useEnterGoesOn()}>
      <input aria-label="before" />
      <div className="wb-field">
        <label htmlFor="edit">{column.title}</label>
        <Edit
          id="edit"
          column={column}
          value={value}
          disabled={false}
          required={false}
          status=""
          messageId={undefined}
          onCommit={(next) => {
            setValue(next);
            onCommit(next);
          }}
          onHold={onHold}
          onLeave={() => undefined}
        />
      </div>
      <div className="wb-field">
        <input aria-label="next" />
      </div>
    </div>
  );
}

export interface ShownField {
  /** Committed values in order, including texts that are held in place of a value. */
  readonly commits: Value[];
  /** The element that receives typed text; the placeholder of a lazy-loaded control until that is loaded. */
  readonly control: () => HTMLElement;
  /** Currently displayed text. */
  readonly text: () => string;
}

/** Renders a field between two inputs, where Enter moves to the next field as in a form. */
export async function showField(field: FieldProps, ports: Ports): Promise<ShownField> {
  const commits: Value[] = [];
  const take = (value: Value): void => void commits.push(value);
  await render(
    <PortsProvider value={ports}>
      <Harness {...field} onCommit={take} onHold={take} />
    </PortsProvider>,
  );
  const control = (): HTMLElement => {
    const named = document.getElementById('edit');
    const typed = '[contenteditable=true], input:not([type=hidden]), textarea';
    const found = named?.matches(typed) === true ? named : named?.querySelector<HTMLElement>(typed);
    if (found == null) throw new Error(`${field.column.type} takes no text`);
    return found;
  };
  const text = (): string => {
    const at = control();
    return at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? at.value : (at.textContent ?? '');
  };
  return { commits, control, text };
}

/** Ways to focus a field. */
export const WAYS = {
  /** Tabs past the elements before its text: the toolbar of a long text, the panel of a colour. */
  Tab: async ({ control }: ShownField): Promise<void> => {
    document.querySelector<HTMLElement>('[aria-label=before]')?.focus();
    for (let step = 0; step < 30 && document.activeElement !== control(); step += 1) await userEvent.keyboard('{Tab}');
  },
  click: async ({ control }: ShownField): Promise<void> => {
    // antd renders its text over the input.
    await userEvent.click(control(), { force: true });
  },
} as const;
