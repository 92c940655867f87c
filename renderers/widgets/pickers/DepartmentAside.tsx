import { Button, Spin, Tree, type TreeDataNode } from 'antd';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Directory, DirectoryNode } from '../../kit/ports/directory.ts';
import { PortError } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';

export interface DepartmentAsideProps {
  readonly directory: Directory;
  /** Blank: all departments. */
  readonly onChoose: (departId: string) => void;
}

const nodeOf = ({ id, departName, isLeaf }: DirectoryNode): TreeDataNode => ({ key: id, title: departName, isLeaf });

const withChildren = (nodes: readonly TreeDataNode[], key: string, children: TreeDataNode[]): TreeDataNode[] =>
  nodes.map((node) => {
    if (node.key === key) return { ...node, children, isLeaf: children.length === 0 };
    return node.children === undefined ? node : { ...node, children: withChildren(node.children, key, children) };
  });

interface Levels {
  readonly nodes: TreeDataNode[] | undefined;
  readonly open: readonly string[];
  readonly failure: string | undefined;
}

/** Loads departments level by level as nodes are opened; a single root is opened immediately. */
function useLevels(directory: Directory) {
  const { t } = usePorts();
  const [state, setState] = useState<Levels>({ nodes: undefined, open: [], failure: undefined });
  const [attempt, setAttempt] = useState(0);
  const question = useMemo(() => ({ directory, attempt }), [attempt, directory]);
  useEffect(() => {
    const asked = new AbortController();
    const begin = async (): Promise<void> => {
      const roots = await question.directory.departments('', asked.signal);
      const [only, other] = roots;
      const isOne = only !== undefined && other === undefined && !only.isLeaf;
      const below = isOne ? await question.directory.departments(only.id, asked.signal) : [];
      const nodes = roots.map(nodeOf);
      setState({
        nodes: isOne ? withChildren(nodes, only.id, below.map(nodeOf)) : nodes,
        open: isOne ? [only.id] : [],
        failure: undefined,
      });
    };
    begin().catch((error: unknown) => {
      if (asked.signal.aborted) return;
      const failure = error instanceof PortError ? error.message : t('picker.treeFailed');
      setState((before) => ({ ...before, failure }));
    });
    return () => asked.abort();
  }, [question, t]);
  const load = useCallback(
    async ({ key, children }: { readonly key: unknown; readonly children?: unknown }): Promise<void> => {
      if (children !== undefined) return;
      const below = await directory.departments(String(key));
      setState((before) => ({
        ...before,
        nodes: withChildren(before.nodes ?? [], String(key), below.map(nodeOf)),
      }));
    },
    [directory],
  );
  const setOpen = (open: readonly string[]): void => setState((before) => ({ ...before, open }));
  return { ...state, load, setOpen, retry: () => setAttempt((count) => count + 1) };
}

/** Departments next to the people; choosing one filters the list. */
export function DepartmentAside({ directory, onChoose }: DepartmentAsideProps) {
  const { t } = usePorts();
  const { nodes, open, failure, load, setOpen, retry } = useLevels(directory);
  if (failure !== undefined)
    return (
      <div className="wb-failure" role="alert">
        <p>{failure}</p>
        <Button onClick={retry}>{t('common.retry')}</Button>
      </div>
    );
  if (nodes === undefined) return <Spin className="wb-picker-wait" />;
  return (
    <Tree
      aria-label={t('picker.departments')}
      className="wb-pick-tree"
      blockNode
      virtual
      height={440}
      treeData={nodes}
      expandedKeys={[...open]}
      onExpand={(keys) => setOpen(keys.map(String))}
      loadData={load}
      onSelect={(keys) => onChoose(String(keys[0] ?? ''))}
    />
  );
}
