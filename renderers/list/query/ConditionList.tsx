import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { isGroup, MATCH_TYPES, type CompiledAdvancedField, type CompiledPage } from '../../../engine/index.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { emptyItem, mayNest, newItemId, type GroupItem, type PutItem, type ConditionNode } from './conditionTree.ts';
import { ConditionRow } from './ConditionRow.tsx';

export interface ConditionListProps {
  readonly page: CompiledPage;
  readonly fields: readonly CompiledAdvancedField[];
  readonly tree: GroupItem;
  /** Nesting depth; the outermost group is 1. */
  readonly depth: number;
  /** Whether the query may have one more condition in total. */
  readonly hasRoom: boolean;
  readonly put: PutItem;
}

/** Focuses a condition after rows were added or removed. */
const focusRow = (id: number): void =>
  void requestAnimationFrame(() => document.querySelector<HTMLElement>(`#wb-condition-${id}`)?.focus());

/** Header of a group: how its conditions are joined; a nested group can be removed. */
function GroupHead({ tree, depth, put }: Pick<ConditionListProps, 'tree' | 'depth' | 'put'>) {
  const { t } = usePorts();
  return (
    <div className="wb-conditions-head">
      <select
        className="wb-input wb-conditions-match"
        aria-label={t('superQuery.matchType')}
        value={tree.matchType}
        onChange={({ target }) => {
          const matchType = MATCH_TYPES.find((one) => one === target.value) ?? 'and';
          put(tree.id, (now) => (isGroup(now) ? [{ ...now, matchType }] : [now]));
        }}
      >
        {MATCH_TYPES.map((one) => (
          <option key={one} value={one}>
            {t(`superQuery.${one}`)}
          </option>
        ))}
      </select>
      {depth > 1 && (
        <Button type="link" size="small" onClick={() => put(tree.id, () => [])}>
          {t('superQuery.removeGroup')}
        </Button>
      )}
    </div>
  );
}

/** Adds a condition, or a group with the other join type. */
function GroupAdding({ tree, depth, hasRoom, put }: Omit<ConditionListProps, 'page' | 'fields'>) {
  const { t } = usePorts();
  const add = (isNested: boolean): void => {
    const item = emptyItem();
    const matchType = tree.matchType === 'and' ? 'or' : 'and';
    const added: ConditionNode = isNested ? { id: newItemId(), matchType, group: [item] } : item;
    put(tree.id, (now) => (isGroup(now) ? [{ ...now, group: [...now.group, added] }] : [now]));
    focusRow(item.id);
  };
  return (
    <div className="wb-conditions-add">
      <Button size="small" icon={<PlusOutlined aria-hidden />} disabled={!hasRoom} onClick={() => add(false)}>
        {t('superQuery.add')}
      </Button>
      {mayNest(depth) && (
        <Button size="small" icon={<PlusOutlined aria-hidden />} disabled={!hasRoom} onClick={() => add(true)}>
          {t('superQuery.addGroup')}
        </Button>
      )}
    </div>
  );
}

/** Conditions of a group with their join type, and nested groups. */
export function ConditionList(props: ConditionListProps) {
  const { t } = usePorts();
  const { page, fields, tree, depth, put } = props;
  const { group } = tree;
  /** Keeps the focus among the rows. */
  const remove = (index: number, id: number): void => {
    const next = group[index + 1] ?? group[index - 1];
    put(id, () => []);
    if (next !== undefined && !isGroup(next)) focusRow(next.id);
  };
  return (
    <div className="wb-conditions" role="group" aria-label={t('superQuery.group', { depth })}>
      <GroupHead tree={tree} depth={depth} put={put} />
      {group.map((item, index) =>
        isGroup(item) ? (
          <ConditionList key={item.id} {...props} depth={depth + 1} tree={item} />
        ) : (
          <ConditionRow
            key={item.id}
            page={page}
            fields={fields}
            item={item}
            place={index + 1}
            put={put}
            onRemove={() => remove(index, item.id)}
          />
        ),
      )}
      <GroupAdding {...props} />
    </div>
  );
}
