import { EmptyState } from '../../kit/blocks/EmptyState.tsx';
import { Button, Spin, Tree, type TreeDataNode } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import type { CompiledColumn, CompiledPicker } from '../../../engine/index.ts';
import { useAnswer } from '../../kit/hooks/useAnswer.ts';
import type { Directory, DirectoryNode } from '../../kit/ports/directory.ts';
import { PortError } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { checkDepartments, itemsOfTree } from './checkedDepartments.ts';
import { PickSearch } from './PickSearch.tsx';
import { withItem, withoutItem, type PickedItems } from './pickedItems.ts';

export interface DepartmentPickerProps {
  readonly column: CompiledColumn;
  readonly picker: CompiledPicker;
  readonly directory: Directory;
  readonly chosen: PickedItems;
  readonly onChoose: (items: PickedItems) => void;
  readonly onTake: (items: PickedItems) => void;
}

const treeOf = (nodes: readonly DirectoryNode[], keyOf: (node: DirectoryNode) => string): TreeDataNode[] =>
  nodes.map((node) => ({
    key: keyOf(node),
    title: node.departName,
    isLeaf: node.children.length === 0,
    children: treeOf(node.children, keyOf),
  }));

/** Returns the keys that are initially expanded: the roots, and the ancestors of picked departments. */
function openAtFirst(nodes: readonly TreeDataNode[], isPicked: (key: string) => boolean): string[] {
  const open: string[] = [];
  const holds = (node: TreeDataNode): boolean => {
    const below = (node.children ?? []).map(holds).some(Boolean);
    if (below) open.push(String(node.key));
    return below || isPicked(String(node.key));
  };
  for (const node of nodes) if (!holds(node) || !open.includes(String(node.key))) open.push(String(node.key));
  return open;
}

function useTree({ directory, picker }: DepartmentPickerProps, keyword: string) {
  const [attempt, setAttempt] = useState(0);
  const question = useMemo(() => ({ keyword, attempt }), [keyword, attempt]);
  const ask = useCallback(
    (signal: AbortSignal) =>
      question.keyword === '' ? directory.departmentTree(signal) : directory.findDepartments(question.keyword, signal),
    [directory, question],
  );
  const answer = useAnswer(ask);
  const keyOf = useCallback(
    (node: DirectoryNode): string =>
      picker.store === 'orgCode' ? node.orgCode : picker.store === 'departName' ? node.departName : node.id,
    [picker.store],
  );
  const items = useMemo(() => itemsOfTree(answer.value ?? [], picker, keyOf), [answer.value, keyOf, picker]);
  const nodes = useMemo(() => treeOf(answer.value ?? [], keyOf), [answer.value, keyOf]);
  return { ...answer, items, nodes, retry: () => setAttempt((count) => count + 1) };
}

/** Departments as a tree: each is checked separately, or together with all its descendants (W4-14). */
export function DepartmentPicker(props: DepartmentPickerProps) {
  const { column, picker, chosen, onChoose, onTake } = props;
  const { t } = usePorts();
  const [keyword, setKeyword] = useState('');
  const tree = useTree(props, keyword);
  const [opened, setOpened] = useState<{ readonly nodes: unknown; readonly keys: readonly string[] }>();
  const multiple = column.multiple === true;
  const initial = useMemo(
    () => openAtFirst(tree.nodes, (key) => keyword !== '' || chosen.has(key)),
    // What is picked later does not move what staff look at.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [tree.nodes],
  );
  const open = opened?.nodes === tree.nodes ? opened.keys : initial;
  const choose = (key: string, isChecked: boolean): void => {
    const item = tree.items.get(key);
    if (item === undefined) return;
    if (multiple && picker.linked === true) onChoose(checkDepartments(tree.items, chosen, { key, isChecked }));
    else onChoose(isChecked ? withItem(chosen, item.item, multiple) : withoutItem(chosen, key));
  };
  const keys = [...chosen.keys()];
  return (
    <>
      <PickSearch hint={t('picker.searchDepartments')} onSearch={setKeyword} />
      {tree.error !== undefined && (
        <div className="wb-failure" role="alert">
          <p>{tree.error instanceof PortError ? tree.error.message : t('picker.treeFailed')}</p>
          <Button onClick={tree.retry}>{t('common.retry')}</Button>
        </div>
      )}
      {tree.error === undefined && tree.value === undefined && <Spin className="wb-picker-wait" />}
      {tree.error === undefined && tree.value?.length === 0 && (
        <EmptyState picture="notFound" text={t('picker.noDepartment')} hint={t('empty.otherWords')} />
      )}
      {tree.nodes.length > 0 && tree.error === undefined && (
        <div
          className="wb-pick-departments"
          onDoubleClick={() => {
            if (!multiple && chosen.size > 0) onTake(chosen);
          }}
        >
          <Tree
            aria-label={t('picker.departments')}
            blockNode
            checkable
            checkStrictly={!multiple || picker.linked !== true}
            selectable={false}
            virtual
            height={420}
            treeData={tree.nodes}
            expandedKeys={[...open]}
            onExpand={(next) => setOpened({ nodes: tree.nodes, keys: next.map(String) })}
            checkedKeys={multiple && picker.linked === true ? keys : { checked: keys, halfChecked: [] }}
            onCheck={(_, { node, checked }) => choose(String(node.key), checked)}
          />
        </div>
      )}
    </>
  );
}
