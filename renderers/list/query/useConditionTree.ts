import { useMemo, useRef, useState } from 'react';
import {
  conditionOn,
  withContent,
  type AdvancedNode,
  type AdvancedQuery,
  type CompiledAdvancedField,
} from '../../../engine/index.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { createDrafts } from '../../kit/keyboard/drafts.ts';
import {
  emptyItem,
  itemsOf,
  knownOf,
  newItemId,
  nodesOf,
  replaced,
  type GroupItem,
  type PutItem,
} from './conditionTree.ts';

type Kept = Pick<AdvancedQuery, 'conditions' | 'matchType'>;

/** The conditions being edited. `settle` commits text that is still being typed. */
export function useConditionTree(fields: readonly CompiledAdvancedField[], query: Kept) {
  const { notify, t } = usePorts();
  const drafts = useMemo(() => createDrafts(), []);
  const readTree = ({ conditions, matchType }: Kept) => {
    const { known, lost } = knownOf(conditions, new Set(fields.map(({ field }) => field)));
    const about = (name: string) => {
      const field = fields.find((one) => one.field === name);
      return field && conditionOn(field);
    };
    const group = known.length === 0 ? [emptyItem()] : itemsOf(known, about);
    return { lost, tree: { id: newItemId(), matchType, group } };
  };
  const [tree, show] = useState<GroupItem>(() => readTree(query).tree);
  const latest = useRef(tree);
  const change = (next: GroupItem): void => {
    latest.current = next;
    show(next);
  };
  const put: PutItem = (id, make) => change(replaced(latest.current, id, make));
  /** Returns the conditions with content; undefined when a typed text is rejected. */
  const settle = async (): Promise<readonly AdvancedNode[] | undefined> =>
    (await drafts.flush()) ? withContent(nodesOf(latest.current.group)) : undefined;
  const load = (kept: Kept): void => {
    const { lost, tree: next } = readTree(kept);
    if (lost > 0) notify.warning(t('superQuery.lost', { count: lost }));
    change(next);
  };
  return { drafts, tree, settle, put, load, matchType: () => latest.current.matchType };
}
