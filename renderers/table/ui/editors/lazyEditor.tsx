import { useEffect, useState, type ComponentType } from 'react';
import { lazyComponent } from '../../../kit/lazy/lazyComponent.ts';
import type { CellEditorProps, WidgetCellEditor } from '../../grid/cells/cellEditors.ts';
import { MissingEditor } from './MissingEditor.tsx';
import { TypingAhead, type HeldKey } from './TypingAhead.tsx';

interface LazyEditorProps extends CellEditorProps {
  /** Keys that were pressed before the editor was there, in their order. */
  readonly held: HeldKey[];
  readonly onType: (typed: string) => void;
}

/** The editor, once it is there: what was pressed before is carried out in it. */
function Arrived({ Editor, ...props }: LazyEditorProps & { readonly Editor: ComponentType<CellEditorProps> }) {
  const { held } = props;
  useEffect(() => {
    if (held.length === 0) return;
    // Not within the effect: a key may take the editor away at once.
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
  /** Fetches the editor itself; `prefetch` also what it loads late. */
  readonly fetch: () => Promise<void>;
}

/** An editor in a chunk of its own. What is typed before it is there goes into it. `more`: what the editor itself loads late. */
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
