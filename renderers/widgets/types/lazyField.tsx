import { useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { lazyComponent } from '../../kit/lazy/lazyComponent.ts';
import { LazyMark } from '../../kit/lazy/LazyMark.tsx';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useDraft } from '../../kit/keyboard/useDraft.ts';
import type { EditProps, Widget } from '../inputs/widget.ts';

/** What was typed and focused in a field before its control was loaded. */
class Ahead {
  typed = '';
  hasFocus = false;
  #tell: (isTaken: boolean) => void = () => undefined;
  /** Resolves when the control has taken what was typed; false: the control could not be loaded. */
  readonly taken = new Promise<boolean>((resolve) => {
    this.#tell = resolve;
  });

  tell(isTaken: boolean): void {
    this.#tell(isTaken);
  }

  type(text: string): void {
    this.typed = text;
  }

  focus(hasFocus: boolean): void {
    this.hasFocus = hasFocus;
  }

  /** Returns the buffered input and resets it; the control owns it from then on. */
  take(): { readonly typed: string; readonly hasFocus: boolean } {
    const { typed, hasFocus } = this;
    this.type('');
    this.focus(false);
    return { typed, hasFocus };
  }
}

/** Tracks input method composition in the placeholders of all fields: no control replaces its placeholder meanwhile. */
class Composition {
  ended: Promise<void> = Promise.resolve();
  end = (): void => undefined;

  begin(): void {
    this.end();
    this.ended = new Promise((resolve) => {
      this.end = resolve;
    });
  }
}

const composition = new Composition();

export interface LazyTextProps extends EditProps {
  readonly children: (text: string) => ReactNode;
}

interface LazyFieldProps extends EditProps {
  readonly ahead: Ahead;
}

interface ComingProps extends LazyFieldProps {
  /** Renders the text of the value. */
  readonly Text: ComponentType<LazyTextProps>;
}

/** Sets the text as typing would, so that listeners of the input are notified. */
function typeInto(input: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}

/** Placeholder of a field whose control is loading: takes the focus and typed text. */
const ComingField = ({ Text, ...props }: ComingProps) => (
  <Text {...props}>{(text) => <ComingInput {...props} text={text} />}</Text>
);

function ComingInput({ id, disabled, held, ahead, text }: LazyFieldProps & { readonly text: string }) {
  const [typed, setTyped] = useState(ahead.typed);
  // A search or a save waits until the control can interpret the text.
  useDraft(typed !== '', () => ahead.taken);
  // When the form unmounts, the end of the composition is not reported.
  useEffect(() => () => composition.end(), []);
  return (
    <input
      id={id}
      type="text"
      className="wb-input"
      disabled={disabled}
      aria-busy
      autoComplete="off"
      spellCheck={false}
      value={typed === '' ? (held ?? text) : typed}
      onChange={(event) => {
        ahead.type(event.target.value);
        setTyped(event.target.value);
      }}
      onCompositionStart={() => composition.begin()}
      onCompositionEnd={() => composition.end()}
      onFocus={() => ahead.focus(true)}
      onBlur={(event) => {
        // When the loaded control replaces the placeholder, its focus is still to be transferred.
        if (event.target.isConnected) ahead.focus(false);
      }}
    />
  );
}

/** The loaded control; transfers focus and typed text to it. */
function ArrivedField({ Edit, ahead, ...props }: LazyFieldProps & { readonly Edit: ComponentType<EditProps> }) {
  const { id } = props;
  useLayoutEffect(() => {
    const { typed, hasFocus } = ahead.take();
    const control = document.getElementById(id);
    if (hasFocus) control?.focus({ preventScroll: true });
    // Not within React's commit, which would reset it.
    if (typed !== '' && control instanceof HTMLInputElement) queueMicrotask(() => typeInto(control, typed));
    // By then the control has registered its draft.
    setTimeout(() => ahead.tell(true));
  }, [ahead, id]);
  return <Edit {...props} />;
}

function MissingField({ onRetry, ...props }: ComingProps & { readonly onRetry: () => void }) {
  const { t } = usePorts();
  const { ahead } = props;
  useEffect(() => ahead.tell(false), [ahead]);
  return (
    <span className="wb-popup">
      <ComingField {...props} />
      <LazyMark t={t} onRetry={onRetry} />
    </span>
  );
}

/** Does not show codes as texts. */
const NoText = ({ children }: LazyTextProps): ReactNode => children('');

/** Creates a widget whose control is lazy-loaded. Text typed before it is loaded is transferred to it. */
export function lazyField(
  load: () => Promise<ComponentType<EditProps>>,
  { Text = NoText, ...others }: Omit<Widget, 'Edit'> & Partial<Pick<ComingProps, 'Text'>>,
): Widget {
  const Late = lazyComponent<LazyFieldProps>(
    async () => {
      const Edit = await load();
      await composition.ended;
      return (props) => <ArrivedField {...props} Edit={Edit} />;
    },
    {
      waiting: (props) => <ComingField {...props} Text={Text} />,
      failed: (props, retry) => <MissingField {...props} Text={Text} onRetry={retry} />,
    },
  );
  function LazyField(props: EditProps) {
    const [ahead] = useState(() => new Ahead());
    return <Late {...props} ahead={ahead} />;
  }
  return { ...others, Edit: LazyField, prefetch: Late.prefetch };
}
