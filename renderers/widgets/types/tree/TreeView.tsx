import { Fragment, type ReactNode } from 'react';
import { UnknownText } from '../../../data/dictionaries/UnknownText.tsx';
import type { LazyTextProps } from '../lazyField.tsx';
import type { ViewProps } from '../../inputs/widget.ts';
import { textsOfNodes, useNodeItems, type NodeItems } from '../../../data/trees/useNodeItems.ts';

/** Names of nodes; unknown ones are marked. */
export const NodeNames = ({ items }: { readonly items: NodeItems }) =>
  [...items].map(([one, item], place) => (
    <Fragment key={one}>
      {place > 0 && ', '}
      {item === null ? <UnknownText code={one} /> : item?.text}
    </Fragment>
  ));

/** Names of the nodes; for an area its full name. The record may include them. */
export function TreeView({ column, value, text }: ViewProps) {
  const brought = text === undefined || text === String(value) ? undefined : text;
  const items = useNodeItems(column, brought === undefined ? value : null);
  return <span>{brought ?? <NodeNames items={items} />}</span>;
}

/** Names of the nodes as one text. */
export const TreeText = ({ column, value, children }: LazyTextProps): ReactNode =>
  children([...textsOfNodes(useNodeItems(column, value)).values()].join(', '));
