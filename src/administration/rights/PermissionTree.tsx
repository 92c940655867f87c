import { EmptyState } from '../../../renderers/index.ts';
import { DatabaseOutlined } from '@ant-design/icons';
import { Button, Input, Space, Switch, Tooltip, Tree, type TreeDataNode } from 'antd';
import { useMemo, useState } from 'react';
import type { PermissionNode } from '../../../contract/rights/permissionTree.ts';
import { matchTitle } from '../../navigation/menus/menuSearch.ts';
import { rightsText } from './rightsText.ts';
import { allTicked, halfTicked, narrowed, pressed, tickTree, type Ticking, type Ticks } from './ticks.ts';
import { useSpelling } from '../../navigation/menus/useSpelling.ts';

export interface PermissionTreeProps {
  readonly nodes: readonly PermissionNode[];
  readonly ticks: Ticks;
  /** Initially ticked nodes; they may be changed in addition to the grantable ones. */
  readonly before: Ticks;
  readonly readOnly: boolean;
  readonly onTick: (ticks: Ticks) => void;
  /** Absent: no data rules are assigned here. */
  readonly onRules?: ((node: PermissionNode) => void) | undefined;
}

const withBelow = (nodes: readonly PermissionNode[]): readonly string[] =>
  nodes.flatMap(({ id, children }) => (children.length === 0 ? [] : [id, ...withBelow(children)]));

interface TitleProps {
  readonly node: PermissionNode;
  readonly isLocked: boolean;
  readonly onRules: PermissionTreeProps['onRules'];
}

function NodeTitle({ node, isLocked, onRules }: TitleProps) {
  const name = rightsText('rights.rulesOf', { name: node.title });
  return (
    <span className="wb-right" title={isLocked ? rightsText('rights.notYours') : undefined}>
      {node.title}
      {node.perms !== '' && <code className="wb-right-code">{node.perms}</code>}
      {node.hasRules && onRules !== undefined && (
        <Button
          type="text"
          size="small"
          icon={<DatabaseOutlined aria-hidden />}
          aria-label={name}
          title={name}
          onClick={(event) => {
            event.stopPropagation();
            onRules(node);
          }}
          onKeyDown={(event) => event.stopPropagation()}
        />
      )}
    </span>
  );
}

interface ToolsProps {
  readonly isLinked: boolean;
  readonly readOnly: boolean;
  readonly onLink: (isLinked: boolean) => void;
  readonly onSearch: (text: string) => void;
  readonly onExpand: (isAll: boolean) => void;
  readonly onAll: (isAll: boolean) => void;
}

function TreeTools({ isLinked, readOnly, onLink, onSearch, onExpand, onAll }: ToolsProps) {
  return (
    <Space wrap className="wb-rights-tools">
      <Input.Search
        allowClear
        className="wb-rights-search"
        placeholder={rightsText('rights.search')}
        aria-label={rightsText('rights.search')}
        onChange={({ target }) => onSearch(target.value)}
      />
      <Button onClick={() => onExpand(true)}>{rightsText('rights.expand')}</Button>
      <Button onClick={() => onExpand(false)}>{rightsText('rights.collapse')}</Button>
      {!readOnly && (
        <>
          <Button onClick={() => onAll(true)}>{rightsText('rights.all')}</Button>
          <Button onClick={() => onAll(false)}>{rightsText('rights.none')}</Button>
          <Tooltip title={rightsText('rights.linkedHint')}>
            <label className="wb-rights-linked">
              <Switch size="small" checked={isLinked} aria-label={rightsText('rights.linked')} onChange={onLink} />
              {rightsText('rights.linked')}
            </label>
          </Tooltip>
        </>
      )}
    </Space>
  );
}

/** Tree of menu entries and rights with checkboxes; searched by name, pinyin or code. */
export function PermissionTree({ nodes, ticks, before, readOnly, onTick, onRules }: PermissionTreeProps) {
  const spell = useSpelling();
  const [typed, setTyped] = useState('');
  const [isLinked, setLinked] = useState(true);
  const tree = useMemo(() => tickTree(nodes), [nodes]);
  const [open, setOpen] = useState<readonly string[]>(() => nodes.map(({ id }) => id));
  const word = typed.trim().toLowerCase();
  const shown = useMemo(
    () =>
      word === ''
        ? nodes
        : narrowed(
            nodes,
            ({ title, perms }) => perms.toLowerCase().includes(word) || matchTitle(title, word, spell) !== null,
          ),
    [nodes, spell, word],
  );
  const mayTick = (node: PermissionNode): boolean => !readOnly && (node.grantable || before.has(node.id));
  const ticking: Ticking = { tree, mayTick, isLinked };
  const dataOf = (node: PermissionNode): TreeDataNode => ({
    key: node.id,
    title: <NodeTitle node={node} isLocked={!mayTick(node) && !readOnly} onRules={onRules} />,
    disableCheckbox: !mayTick(node),
    selectable: false,
    children: node.children.map(dataOf),
  });
  const half = halfTicked({ tree }, ticks);
  return (
    <>
      <TreeTools
        {...{ isLinked, readOnly }}
        onLink={setLinked}
        onSearch={setTyped}
        onExpand={(isAll) => setOpen(isAll ? withBelow(nodes) : [])}
        onAll={(isAll) => onTick(isAll ? allTicked(ticking, ticks) : new Set())}
      />
      {shown.length === 0 ? (
        <EmptyState text={rightsText(nodes.length === 0 ? 'rights.empty' : 'rights.nothing')} />
      ) : (
        <Tree
          aria-label={rightsText('rights.tree')}
          className="wb-rights-tree"
          checkable
          checkStrictly
          blockNode
          treeData={shown.map(dataOf)}
          expandedKeys={[...(word === '' ? open : withBelow(shown))]}
          onExpand={(keys) => setOpen(keys.map(String))}
          checkedKeys={{ checked: [...ticks].filter((id) => !half.has(id)), halfChecked: [...half] }}
          onCheck={(_, { node }) => onTick(pressed(ticking, ticks, String(node.key)))}
        />
      )}
    </>
  );
}
