import { EmptyState } from '../../../renderers/index.ts';
import { Alert, Checkbox, Skeleton, Tag, Tree, type TreeDataNode } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { toRightsMatrix, type SentHolder, type SentRightsMatrix } from '../../../contract/rights/rightsMatrix.ts';
import { recordsOf, textOf } from '../../../contract/reading.ts';
import type { PanelProps } from '../../../renderers/index.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { RetryAlert } from '../../shell/ui/RetryAlert.tsx';
import { useFetched } from '../../shell/ui/useFetched.ts';
import '../rights/rights.css';
import { OfferedPicker } from '../access/pickers.tsx';
import { matrixText as text } from './matrixText.ts';
import { compareRoles, countSides, type ComparedNode, type Side } from './roleDifferences.ts';

type Pair = readonly [left: SentHolder, right: SentHolder];

const COLOURS: Readonly<Record<Side, string>> = { left: 'blue', right: 'orange', both: 'default' };

function SideTag({ side, pair: [left, right] }: { readonly side: Side | undefined; readonly pair: Pair }) {
  if (side === undefined) return <Tag bordered={false}>{text('roles.neither')}</Tag>;
  const names = { left: left.roleName, right: right.roleName };
  return (
    <Tag color={COLOURS[side]}>{side === 'both' ? text('roles.both') : text('roles.only', { name: names[side] })}</Tag>
  );
}

const dataOf = (node: ComparedNode, pair: Pair): TreeDataNode => {
  const { row, side, rules, children } = node;
  return {
    key: row.id,
    selectable: false,
    title: (
      <span className="wb-right">
        {row.title} {row.perms !== '' && <code className="wb-right-code">{row.perms}</code>}{' '}
        <SideTag {...{ side, pair }} />
      </span>
    ),
    children: [
      ...rules.map(({ rule, side: of }) => ({
        key: `${row.id} ${rule.id}`,
        selectable: false,
        title: (
          <span className="wb-right">
            {text('roles.rule')} {rule.ruleName}{' '}
            <code className="wb-right-code">
              {rule.ruleColumn} {rule.ruleConditions} {rule.ruleValue}
            </code>{' '}
            <SideTag side={of} pair={pair} />
          </span>
        ),
      })),
      ...children.map((child) => dataOf(child, pair)),
    ],
  };
};

function Compared({ matrix, pair }: { readonly matrix: SentRightsMatrix; readonly pair: Pair }) {
  const [onlyDifferences, setOnly] = useState(true);
  const all = useMemo(() => compareRoles(matrix, pair, { onlyDifferences: false }), [matrix, pair]);
  const shown = useMemo(() => compareRoles(matrix, pair, { onlyDifferences }), [matrix, pair, onlyDifferences]);
  const { left, right, both } = countSides(all);
  const [one, other] = pair;
  return (
    <>
      <Checkbox checked={onlyDifferences} onChange={({ target }) => setOnly(target.checked)}>
        {text('roles.differences')}
      </Checkbox>
      <span role="status">
        {text('roles.counts', {
          left: one.roleName,
          leftCount: left,
          right: other.roleName,
          rightCount: right,
          both,
        })}
      </span>
      {shown.length === 0 ? (
        <EmptyState text={text(onlyDifferences && both > 0 ? 'roles.same' : 'roles.empty')} />
      ) : (
        <Tree
          // Expanded rows depend on the rows shown.
          key={String(onlyDifferences)}
          aria-label={text('roles.tree')}
          className="wb-rights-tree"
          blockNode
          defaultExpandAll
          treeData={shown.map((node) => dataOf(node, pair))}
        />
      )}
    </>
  );
}

/** Loads the matrix of two roles; undefined until both are chosen. */
function usePair(left: string, right: string | undefined) {
  const http = usePageHttp();
  const read = useCallback(
    async (signal: AbortSignal) => {
      if (right === undefined) return undefined;
      const params = { roleIds: `${left},${right}` };
      const matrix = toRightsMatrix(await http.call({ method: 'GET', url: '/sys/role/queryMatrix', params, signal }));
      const [one, other] = [left, right].map((id) => matrix.roles.find((role) => role.id === id));
      return { matrix, pair: one === undefined || other === undefined ? undefined : ([one, other] as const) };
    },
    [http, left, right],
  );
  return useFetched(read);
}

/** Compares two roles: entries, buttons and data rules of only one of them or of both. */
export function RoleComparison({ records }: PanelProps) {
  const http = usePageHttp();
  const left = textOf(records[0], 'id');
  const [right, setRight] = useState<string>();
  const readRoles = useCallback(
    async (signal: AbortSignal) =>
      recordsOf(await http.call({ method: 'GET', url: '/sys/role/queryall', signal })).map((role) => ({
        value: textOf(role, 'id'),
        label: `${textOf(role, 'roleName')}（${textOf(role, 'roleCode')}）`,
      })),
    [http],
  );
  const roles = useFetched(readRoles);
  const { value, failure, isLoading, again } = usePair(left, right);
  return (
    <div className="wb-rights">
      <OfferedPicker
        label={text('roles.other')}
        placeholder={text('roles.otherHint')}
        loading={roles.isLoading}
        value={right}
        offers={(roles.value ?? []).filter(({ value: id }) => id !== left)}
        onPick={setRight}
      />
      {roles.failure !== undefined && <RetryAlert message={roles.failure.message} onRetry={roles.again} />}
      {failure !== undefined && <RetryAlert message={failure.message} onRetry={again} />}
      {right === undefined && <Alert type="info" showIcon message={text('roles.choose')} />}
      {right !== undefined && isLoading && <Skeleton active aria-busy />}
      {right !== undefined && !isLoading && value !== undefined && (
        <>
          {value.pair === undefined ? (
            <Alert type="warning" showIcon message={text('roles.gone')} />
          ) : (
            <Compared matrix={value.matrix} pair={value.pair} />
          )}
        </>
      )}
    </div>
  );
}
