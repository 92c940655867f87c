import { useEffect, useState, type ComponentType } from 'react';
import { lazyComponent } from '../../../kit/lazy/lazyComponent.ts';
import type { CellEditorProps, WidgetCellEditor } from '../../grid/cells/cellEditors.ts';
import { MissingEditor } from './MissingEditor.tsx';
import { TypingAhead, type HeldKey } from './TypingAhead.tsx';

interface LazyEditorProps extends CellEditorProps {
  /** Keys pressed before the editor was loaded, in order. */
  readonly held: HeldKey[];
  readonly onType: (typed: string) => void;
}

/** Renders the loaded editor and replays the held keys in it. */
function Arrived({ Editor, ...props }: LazyEditorProps & { readonly Editor: ComponentType<CellEditorProps> }) {
  const { held } = props;
  useEffect(() => {
    if (held.length === 0) return;
    // Not within the effect: a key may close the editor immediately.
    queueMicrotask(() => {
      for (const key of held.splice(0))
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }),
        );
    });
  }, [held]);
  return <Editor {...props} />;
}

export interface LazyCellEditor extends WidgetCellEditor {
  /** Fetches the editor; `prefetch` also fetches its lazy-loaded parts. */
  readonly fetch: () => Promise<void>;
}

/**
 * Creates an editor in a separate chunk. Text typed while it loads goes into it. `more`: lazy-loaded parts of the
 * editor.
 */
export function lazyEditor(
  load: () => Promise<ComponentType<CellEditorProps>>,
  more?: () => Promise<unknown>,
): LazyCellEditor {
  const Late = lazyComponent<LazyEditorProps>(
    async () => {
      const Editor = await load();
      return (props) => <Arrived {...props} Editor={Editor} />;
    },
    {
      waiting: (props) => <TypingAhead {...props} />,
      failed: (props, retry) => <MissingEditor {...props} onRetry={retry} />,
    },
  );
  function LazyEditor(props: CellEditorProps) {
    const [typed, setTyped] = useState(props.initialText);
    const [held] = useState((): HeldKey[] => []);
    return <Late {...props} initialText={typed} held={held} onType={setTyped} />;
  }
  return {
    kind: 'react',
    Component: LazyEditor,
    fetch: Late.prefetch,
    prefetch: async () => {
      await Late.prefetch();
      await more?.();
    },
  };
}
