import { useMemo, useState } from 'react';
import type { EditProps } from '../../inputs/widget.ts';
import { usePorts } from '../../../kit/ports/portsContext.ts';
import type { DictItem } from '../../../kit/ports/ports.ts';
import type { TreeNode } from '../../../kit/ports/trees.ts';
import type { TreeRow } from '../../../data/trees/treeModel.ts';
import { treeFault } from '../../../data/trees/treeSource.ts';
import { nodeValues, textsOfNodes, useNodeItems } from '../../../data/trees/useNodeItems.ts';
import { useTreeModel } from '../../../data/trees/useTreeModel.ts';
import { emptiedBy } from './nodeValue.ts';
import { itemOf, useTreeTyping } from './useTreeTyping.ts';

interface Labelled {
  readonly value: string;
  readonly label: string;
}

const nodeIn = (rows: readonly TreeRow[], value: string): TreeNode | undefined => {
  for (const row of rows) if (row.kind === 'node' && row.node.value === value) return row.node;
  return undefined;
};

/** State and actions of a tree field: the tree model, the typed text, and committing choices to the document. */
export function useTreeField(props: EditProps) {
  const { id, column, value, held, onCommit, onFill } = props;
  const ports = usePorts();
  const { t } = ports;
  const model = useTreeModel(column, ports);
  const [isOpen, setOpen] = useState(false);
  const items = useNodeItems(column, value);
  const texts = textsOfNodes(items);
  const chosen = nodeValues(column, value);
  const isSeveral = column.multiple === true;
  const version = model.version();
  // The rows of the model change only with its version.
  const rows = useMemo(() => (version >= 0 ? model.rows() : []), [model, version]);
  const fault = treeFault(column, t);

  const commitItems = (items: readonly DictItem[]): void => {
    const [first] = items;
    if (first === undefined && column.fill !== undefined && onFill !== undefined)
      onFill(emptiedBy(column), column.title);
    else if (first === undefined) onCommit(null);
    else if (!isSeveral) onCommit(first.value, first);
    else {
      const all = (read: (item: DictItem) => string): string => items.map(read).join(',');
      onCommit(
        all((item) => item.value),
        { value: all((item) => item.value), text: all((item) => item.text), attributes: {} },
      );
    }
  };
  const itemOfValue = (one: string): DictItem => {
    const node = nodeIn(rows, one);
    return node === undefined ? { value: one, text: texts.get(one) ?? one } : itemOf(node);
  };
  const commit = (values: readonly string[]): void => {
    typing.type('');
    commitItems(values.map(itemOfValue));
  };
  const choose = (node: TreeNode): void => {
    const others = isSeveral ? chosen.filter((one) => one !== node.value).map(itemOfValue) : [];
    commitItems([...others, itemOf(node)]);
  };
  const remove = (value: string): void => commit(held === undefined ? chosen.filter((one) => one !== value) : []);
  const typing = useTreeTyping({ id, model, onChoose: choose, onHold: props.onHold });
  const labelled = chosen.map((one): Labelled => ({ value: one, label: texts.get(one) ?? '' }));
  /** Returns whether a value is no longer known. */
  const isUnknown = (one: string): boolean => held === undefined && items.get(one) === null;
  const shown = held === undefined ? labelled : [{ value: held, label: held }];
  return {
    t,
    model,
    isOpen,
    rows,
    fault,
    typing,
    chosen,
    shown,
    isUnknown,
    commit,
    remove,
    openTo: (open: boolean): void => {
      setOpen(open);
      if (open && fault === undefined) model.begin();
    },
    /** Takes a node of the list: a single choice closes the list, with several it is toggled. */
    take: (node: TreeNode): void => {
      typing.type('');
      if (isSeveral && chosen.includes(node.value)) remove(node.value);
      else choose(node);
      setOpen(isSeveral);
    },
    /** Removes the last of several; a held text returns to the input for correction. */
    takeBack: (): void => {
      if (held !== undefined) typing.type(held);
      else if (chosen.length > 0) commit(chosen.slice(0, -1));
    },
  };
}
