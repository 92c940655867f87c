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

/** What the browser tells of a key that the input method takes: the key by its name, under the code of all such keys. */
const TAKEN = 229;

export async function imeKey(key: string): Promise<void> {
  const words = { key, code: key.length === 1 ? `Key${key.toUpperCase()}` : key };
  await send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...words, windowsVirtualKeyCode: TAKEN });
  await send('Input.dispatchKeyEvent', { type: 'keyUp', ...words });
}

/** The input method shows these letters; blank: it gives up what it had. */
const showLetters = (text: string): Promise<unknown> =>
  send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });

/** Letter by letter, each with its key, at once: nothing is waited for. */
export async function compose(letters: string): Promise<void> {
  for (let end = 1; end <= letters.length; end += 1) {
    await imeKey(letters.charAt(end - 1));
    await showLetters(letters.slice(0, end));
  }
}

export const giveUp = (): Promise<unknown> => showLetters('');

/** The letters become this text. */
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
  /** Finished values in order, and texts that are held in place of one. */
  readonly commits: Value[];
  /** What takes what is typed; where the control comes late, what stands in for it. */
  readonly control: () => HTMLElement;
  /** What is typed, as it stands there. */
  readonly text: () => string;
}

/** A field between two inputs, where Enter goes on as in a form. */
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

/** Ways to come to a field. */
export const WAYS = {
  /** Past what stands before its text: the tools of a long one, the panel of a colour. */
  Tab: async ({ control }: ShownField): Promise<void> => {
    document.querySelector<HTMLElement>('[aria-label=before]')?.focus();
    for (let step = 0; step < 30 && document.activeElement !== control(); step += 1) await userEvent.keyboard('{Tab}');
  },
  click: async ({ control }: ShownField): Promise<void> => {
    // antd has its text over the input.
    await userEvent.click(control(), { force: true });
  },
} as const;
