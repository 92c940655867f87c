import { EmptyState } from '../../../renderers/index.ts';
import { SearchOutlined } from '@ant-design/icons';
import { Input, Spin, Tree, type TreeDataNode } from 'antd';
import { useMemo, useState } from 'react';
import type { DepartmentNode } from '../../../contract/organisation/departmentNodes.ts';
import { matchTitle } from '../../navigation/menus/menuSearch.ts';
import { useSpelling } from '../../navigation/menus/useSpelling.ts';
import { RetryAlert } from '../../shell/ui/RetryAlert.tsx';
import { organisationText as text } from './organisationText.ts';
import type { Departments } from './useDepartments.ts';
import './departments.css';

export interface DepartmentTreeProps {
  readonly departments: Departments;
  /** orgCode of the selected department; blank: all. */
  readonly chosen: string;
  readonly onChoose: (orgCode: string) => void;
  /** Whether all departments can be selected at once. Default: true. */
  readonly hasAll?: boolean | undefined;
}

type Fits = (node: DepartmentNode) => boolean;

/** Returns matching nodes with their ancestors and all their descendants. */
const narrowed = (nodes: readonly DepartmentNode[], fits: Fits): readonly DepartmentNode[] =>
  nodes.flatMap((node) => {
    if (fits(node)) return [node];
    const children = narrowed(node.children, fits);
    return children.length === 0 ? [] : [{ ...node, children }];
  });

const dataOf = ({ orgCode, departName, children }: DepartmentNode): TreeDataNode => ({
  key: orgCode,
  title: <span title={departName}>{departName}</span>,
  children: children.map(dataOf),
});

const withBelow = (nodes: readonly DepartmentNode[]): readonly string[] =>
  nodes.flatMap(({ orgCode, children }) => (children.length === 0 ? [] : [orgCode, ...withBelow(children)]));

const ALL = '';

/** Department tree with single selection: searched by name, pinyin or code; arrow keys navigate, Enter selects. */
export function DepartmentTree({ departments, chosen, onChoose, hasAll = true }: DepartmentTreeProps) {
  const { value, failure, again, all } = departments;
  const spell = useSpelling();
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState<readonly string[]>();
  const word = typed.trim().toLowerCase();
  const shown = useMemo(
    () =>
      word === ''
        ? (value ?? [])
        : narrowed(
            value ?? [],
            ({ departName, orgCode }) =>
              orgCode.toLowerCase().startsWith(word) || matchTitle(departName, word, spell) !== null,
          ),
    [spell, value, word],
  );
  if (failure !== undefined) return <RetryAlert message={failure.message} onRetry={again} />;
  if (value === undefined) return <Spin className="department-wait" />;
  // Roots are expanded, and the path to the selected node, to which a link may lead.
  const leading = all.filter(({ orgCode }) => chosen !== orgCode && chosen.startsWith(orgCode));
  const usual = [...value, ...leading].map(({ orgCode }) => orgCode);
  const whole = { key: ALL, title: text('departments.all'), isLeaf: true };
  return (
    <>
      <Input
        allowClear
        type="search"
        prefix={<SearchOutlined aria-hidden />}
        className="department-search"
        placeholder={text('departments.search')}
        aria-label={text('departments.search')}
        onChange={({ target }) => setTyped(target.value)}
      />
      {shown.length === 0 ? (
        <EmptyState text={text(all.length === 0 ? 'departments.none' : 'departments.notFound')} />
      ) : (
        <Tree
          aria-label={text('departments.tree')}
          blockNode
          treeData={[...(hasAll && word === '' ? [whole] : []), ...shown.map(dataOf)]}
          selectedKeys={[chosen]}
          expandedKeys={[...(word === '' ? (opened ?? usual) : withBelow(shown))]}
          onExpand={(keys) => setOpened(keys.map(String))}
          onSelect={(_, { node }) => onChoose(String(node.key))}
        />
      )}
    </>
  );
}
