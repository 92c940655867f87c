import { TREE_ROW_HEIGHT, TreeList, type TreeListProps } from './TreeList.tsx';
import type { Ports } from '../../kit/ports/ports.ts';
import type { TreeModel } from './treeModel.ts';

/** Pixels: maximum height of a list without its border (W9-7), and height of the note when there are no nodes. */
const MAX_HEIGHT = 390;
const NOTE_HEIGHT = 38;

/** Text that a tree shows instead of its nodes. */
export interface TreeNote {
  readonly text: string;
  /** The text reports an error. Default: false, it reports loading or no nodes. */
  readonly isFault?: boolean;
  /** Absent: a retry is of no use. */
  readonly onRetry?: () => void;
}

interface TreeOfferProps extends Omit<TreeListProps, 'onToggle' | 'onRetry'> {
  readonly model: TreeModel;
  /** Default: the nodes are shown. */
  readonly note: TreeNote | undefined;
}

interface TreeWords {
  readonly loading: string;
  readonly none: string;
}

/** Returns why a tree shows no nodes; undefined when it shows some. `words`: translation keys of the texts. */
export function treeNote(model: TreeModel, t: Ports['t'], words: TreeWords): TreeNote | undefined {
  if (model.status === 'failed')
    return { text: model.message || t('dict.failed'), isFault: true, onRetry: () => model.retry() };
  if (model.rows().length > 0) return undefined;
  return { text: t(model.status === 'loading' ? words.loading : words.none) };
}

/** Height of the offer in pixels. */
export const offerHeight = ({ rows, note }: Pick<TreeOfferProps, 'rows' | 'note'>): number =>
  note === undefined ? Math.min(MAX_HEIGHT, rows.length * TREE_ROW_HEIGHT) : NOTE_HEIGHT;

/** Renders the tree below a field or a cell, or why there is none. */
export function TreeOffer(props: TreeOfferProps) {
  const { id, model, note, t } = props;
  if (note === undefined)
    return (
      <TreeList
        {...props}
        onToggle={(node, isOpen) => (isOpen ? model.open(node) : model.close(node))}
        onRetry={(of) => model.retry(of)}
      />
    );
  const { text, isFault = false, onRetry } = note;
  return (
    <div
      id={id}
      className="wb-choices-note"
      role={isFault ? 'alert' : 'status'}
      onMouseDown={(event) => event.preventDefault()}
    >
      {text}
      {onRetry === undefined ? null : (
        <button type="button" className="wb-tree-retry" tabIndex={-1} onClick={onRetry}>
          {t('common.retry')}
        </button>
      )}
    </div>
  );
}
