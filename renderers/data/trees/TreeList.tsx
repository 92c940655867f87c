import { useRowsInView } from '../../kit/hooks/useRowsInView.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import type { TreeNode } from '../../kit/ports/trees.ts';
import type { TreeRow } from './treeModel.ts';
import './treeList.css';

/** Pixels. */
export const TREE_ROW_HEIGHT = 28;
const INDENT = 18;

export interface TreeListProps {
  readonly id: string;
  readonly label: string;
  readonly rows: readonly TreeRow[];
  readonly height: number;
  /** Index of the row that keys act on; -1: none. */
  readonly active: number;
  /** Selected values. */
  readonly chosen: ReadonlySet<string>;
  /** Several nodes may be selected: each node shows a check mark. Default: one. */
  readonly multiple?: boolean | undefined;
  readonly t: Ports['t'];
  readonly onActivate: (index: number) => void;
  readonly onChoose: (node: TreeNode) => void;
  readonly onToggle: (node: TreeNode, isOpen: boolean) => void;
  readonly onRetry: (of: string) => void;
}

export const treeRowId = (listId: string, index: number): string => `${listId}-${index}`;

/** A tree of any size: only the visible rows are in the DOM. The focus stays in the input. */
export function TreeList(props: TreeListProps) {
  const { id, label, rows, height, active, multiple = false } = props;
  const { list, first, inView, onScroll } = useRowsInView({ rows, height, rowHeight: TREE_ROW_HEIGHT, active });
  return (
    <div
      ref={list}
      id={id}
      className="wb-tree"
      role="tree"
      aria-label={label}
      aria-multiselectable={multiple}
      style={{ height }}
      // The focus stays in the input.
      onMouseDown={(event) => event.preventDefault()}
      onScroll={onScroll}
    >
      <div role="presentation" style={{ height: rows.length * TREE_ROW_HEIGHT, position: 'relative' }}>
        {inView.map((row, offset) =>
          row.kind === 'node' ? (
            <NodeRow key={row.node.id} {...props} row={row} index={first + offset} />
          ) : (
            <NoteRow key={`${row.kind} ${row.of}`} {...props} row={row} index={first + offset} />
          ),
        )}
      </div>
    </div>
  );
}

type RowOf<K extends TreeRow['kind']> = TreeListProps & {
  readonly row: Extract<TreeRow, { kind: K }>;
  readonly index: number;
};

const placeOf = (index: number, depth: number) => ({
  top: index * TREE_ROW_HEIGHT,
  height: TREE_ROW_HEIGHT,
  paddingInlineStart: 4 + depth * INDENT,
});

function NodeRow({ id, row, index, active, chosen, multiple, t, onActivate, onChoose, onToggle }: RowOf<'node'>) {
  const { node, depth, isOpen, isLeaf, isMatch } = row;
  const isChosen = chosen.has(node.value);
  return (
    <div
      id={treeRowId(id, index)}
      role="treeitem"
      className={`wb-tree-row${index === active ? ' is-active' : ''}${isMatch ? '' : ' is-leading'}`}
      aria-level={depth + 1}
      aria-selected={isChosen}
      {...(!isLeaf && { 'aria-expanded': isOpen })}
      style={placeOf(index, depth)}
      title={node.fullText ?? node.text}
      onMouseMove={() => onActivate(index)}
      onClick={() => onChoose(node)}
    >
      <span
        className={`wb-tree-switch${isLeaf ? ' is-leaf' : ''}${isOpen ? ' is-open' : ''}`}
        // Keys open and close the node; this is only for the mouse.
        aria-hidden
        title={isLeaf ? undefined : t(isOpen ? 'tree.close' : 'tree.open')}
        onClick={(event) => {
          event.stopPropagation();
          if (!isLeaf) onToggle(node, !isOpen);
        }}
      />
      {multiple === true ? <span className={`wb-tree-mark${isChosen ? ' is-on' : ''}`} aria-hidden /> : null}
      <span className="wb-tree-text">{node.text}</span>
    </div>
  );
}

const NoteRow = ({ row, index, t, onRetry }: RowOf<'loading' | 'failed'>) => (
  <div
    className="wb-tree-row is-note"
    role={row.kind === 'failed' ? 'alert' : 'status'}
    style={placeOf(index, row.depth)}
  >
    {row.kind === 'loading' ? t('dict.loading') : row.message || t('dict.failed')}
    {row.kind === 'failed' ? (
      <button type="button" className="wb-tree-retry" tabIndex={-1} onClick={() => onRetry(row.of)}>
        {t('common.retry')}
      </button>
    ) : null}
  </div>
);
