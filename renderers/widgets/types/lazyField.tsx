import { useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { lazyComponent } from '../../kit/lazy/lazyComponent.ts';
import { LazyMark } from '../../kit/lazy/LazyMark.tsx';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useDraft } from '../../kit/keyboard/useDraft.ts';
import type { EditProps, Widget } from '../inputs/widget.ts';

/** What was done in a field before its control was there. */
class Ahead {
  typed = '';
  hasFocus = false;
  #tell: (isTaken: boolean) => void = () => undefined;
  /** Resolves once the control has what was typed; false: the control does not come. */
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

  /** What there was, which is the control's from now on. */
  take(): { readonly typed: string; readonly hasFocus: boolean } {
    const { typed, hasFocus } = this;
    this.type('');
    this.focus(false);
    return { typed, hasFocus };
  }
}

/** An input method writes into what stands in for a control, of all fields in one: no control takes its place meanwhile. */
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
  /** Says how the value reads. */
  readonly Text: ComponentType<LazyTextProps>;
}

/** As the keyboard does: what listens to the input hears of it. */
function typeInto(input: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}

/** Keeps the place of a field whose control is still coming: it takes the focus and what is typed. */
const ComingField = ({ Text, ...props }: ComingProps) => (
  <Text {...props}>{(text) => <ComingInput {...props} text={text} />}</Text>
);

function ComingInput({ id, disabled, held, ahead, text }: LazyFieldProps & { readonly text: string }) {
  const [typed, setTyped] = useState(ahead.typed);
  // A search or a save waits until the control can say what it means.
  useDraft(typed !== '', () => ahead.taken);
  // With the form that goes, nobody tells of the end.
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
        // Taken away by the control that comes, it still has what was typed.
        if (event.target.isConnected) ahead.focus(false);
      }}
    />
  );
}

/** The control, once it is there: the keyboard and what was typed go into it. */
function ArrivedField({ Edit, ahead, ...props }: LazyFieldProps & { readonly Edit: ComponentType<EditProps> }) {
  const { id } = props;
  useLayoutEffect(() => {
    const { typed, hasFocus } = ahead.take();
    const control = document.getElementById(id);
    if (hasFocus) control?.focus({ preventScroll: true });
    // Not within React's own work, which would take it back.
    if (typed !== '' && control instanceof HTMLInputElement) queueMicrotask(() => typeInto(control, typed));
    // By then the control has announced what it holds.
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

/** Codes are not shown for texts. */
const NoText = ({ children }: LazyTextProps): ReactNode => children('');

/** A widget whose control comes in a chunk of its own. What is typed before it is there goes into it. */
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
