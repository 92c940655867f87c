import { useEditorState, type Editor } from '@tiptap/react';
import { useId, useState, type KeyboardEvent } from 'react';
import type { Ports } from '../../../kit/ports/ports.ts';
import { RICH_COMMANDS, type RichCommand } from './richCommands.ts';
import { isLink } from './richHtml.ts';

interface RichToolsProps {
  readonly t: Ports['t'];
  readonly title: string;
  readonly editor: Editor;
}

/** Arrow keys move between tools: the toolbar is one tab stop. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLButtonElement)) return;
  const tools = [...event.currentTarget.querySelectorAll('button')];
  event.preventDefault();
  tools.at((tools.indexOf(event.target) + step) % tools.length)?.focus();
}

/** Input for the URL of the link at the caret, in the toolbar. */
function LinkForm({ t, editor, onDone }: RichToolsProps & { readonly onDone: () => void }) {
  const [address, setAddress] = useState(String(editor.getAttributes('link')['href'] ?? ''));
  const [isBad, setBad] = useState(false);
  const hintId = useId();
  const done = (): void => {
    onDone();
    editor.commands.focus();
  };
  const take = (): void => {
    const href = address.trim();
    if (href !== '' && !isLink(href)) {
      setBad(true);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    done();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') take();
    else done();
  };
  return (
    <span className="wb-rich-link">
      <input
        autoFocus
        className="wb-input"
        aria-label={t('rich.linkAddress')}
        aria-invalid={isBad}
        aria-describedby={isBad ? hintId : undefined}
        placeholder="https://"
        value={address}
        onChange={(event) => {
          setAddress(event.target.value);
          setBad(false);
        }}
        onKeyDown={onKeyDown}
      />
      <button type="button" onClick={take}>
        {t('common.ok')}
      </button>
      {isBad ? (
        <span id={hintId} role="alert">
          {t('rich.linkBad')}
        </span>
      ) : null}
    </span>
  );
}

export function RichTools(props: RichToolsProps) {
  const { t, title, editor } = props;
  const [isLinking, setLinking] = useState(false);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      inTable: now.isActive('table'),
      link: now.isActive('link'),
      names: RICH_COMMANDS.flat()
        .filter(({ isOn }) => isOn?.(now) === true)
        .map(({ name }) => name)
        .join(' '),
    }),
  });
  const pressed = new Set(on.names.split(' '));
  const button = ({ name, face, run, isOn }: RichCommand, isFirst: boolean) => (
    <button
      key={name}
      type="button"
      data-tool={name}
      // The symbol is rendered by CSS, so that it is not part of the accessible name.
      data-face={face}
      tabIndex={isFirst ? 0 : -1}
      title={t(`rich.${name}`)}
      aria-label={t(`rich.${name}`)}
      aria-pressed={isOn === undefined ? undefined : pressed.has(name)}
      // The focus stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run(editor)}
    />
  );
  return (
    <div className="wb-rich-tools" role="toolbar" aria-label={t('rich.tools', { title })} onKeyDown={moveAlong}>
      {isLinking ? <LinkForm {...props} onDone={() => setLinking(false)} /> : null}
      {RICH_COMMANDS.map((group, index) => (
        <span key={index}>
          {group
            .filter(({ inTable }) => inTable !== true || on.inTable)
            .map((command, place) => button(command, index === 0 && place === 0))}
        </span>
      ))}
      <span>
        <button
          type="button"
          data-tool="link"
          tabIndex={-1}
          title={t('rich.link')}
          aria-label={t('rich.link')}
          aria-pressed={on.link}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setLinking(!isLinking)}
        >
          🔗
        </button>
      </span>
    </div>
  );
}
