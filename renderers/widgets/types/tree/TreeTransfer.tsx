import { Button, Input } from 'antd';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import type { CompiledColumn } from '../../../../engine/index.ts';
import { PageModal } from '../../../kit/modal/PageModal.tsx';
import type { Ports } from '../../../kit/ports/ports.ts';
import type { TreeNode } from '../../../kit/ports/trees.ts';
import { TreeList, treeRowId } from '../../../data/trees/TreeList.tsx';
import { pressedTree } from '../../../data/trees/treeKeys.ts';
import type { TreeModel } from '../../../data/trees/treeModel.ts';
import { useTreeModel } from '../../../data/trees/useTreeModel.ts';
import { itemOf } from './useTreeTyping.ts';

/** Texts by value, in the order of choosing. */
export type ChosenNodes = ReadonlyMap<string, string>;

export interface TreeTransferProps {
  readonly column: CompiledColumn;
  readonly ports: Ports;
  /** Initially chosen nodes. */
  readonly texts: ChosenNodes;
  readonly onOk: (chosen: ChosenNodes) => void;
  readonly onClose: () => void;
}

const WIDTH = 760;
const HEIGHT = 336;

/** The tree on the left, the chosen nodes on the right (W2.3-1); OK commits them. */
export function TreeTransfer({ column, ports, texts, onOk, onClose }: TreeTransferProps) {
  const { t } = ports;
  const [chosen, setChosen] = useState(texts);
  const toggle = (node: TreeNode): void => {
    const next = new Map(chosen);
    if (!next.delete(node.value)) next.set(node.value, itemOf(node).text);
    setChosen(next);
  };
  const remove = (value: string): void => setChosen(new Map([...chosen].filter(([one]) => one !== value)));
  return (
    <PageModal
      t={t}
      title={t('tree.transfer', { title: column.title })}
      width={WIDTH}
      onOk={() => onOk(chosen)}
      onClose={onClose}
    >
      <div className="wb-transfer">
        <TreeSide column={column} ports={ports} chosen={chosen} onToggle={toggle} />
        <section className="wb-transfer-side" aria-label={t('tree.chosen')}>
          <header>
            {t('tree.chosenCount', { count: chosen.size })}
            <Button type="link" size="small" disabled={chosen.size === 0} onClick={() => setChosen(new Map())}>
              {t('tree.clear')}
            </Button>
          </header>
          {chosen.size === 0 ? <p className="wb-transfer-none">{t('tree.noneChosen')}</p> : null}
          <ul style={{ maxHeight: HEIGHT }}>
            {[...chosen].map(([value, text]) => (
              <li key={value}>
                <span title={text}>{text}</span>
                <Button type="text" size="small" aria-label={t('tree.remove', { text })} onClick={() => remove(value)}>
                  ×
                </Button>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </PageModal>
  );
}

interface TreeSideProps {
  readonly column: CompiledColumn;
  readonly ports: Ports;
  readonly chosen: ChosenNodes;
  readonly onToggle: (node: TreeNode) => void;
}

function noteOf(model: TreeModel, t: Ports['t']): string | undefined {
  if (model.status === 'failed') return model.message || t('dict.failed');
  if (model.rows().length > 0) return undefined;
  return t(model.status === 'loading' ? 'dict.loading' : 'dict.none');
}

/** The search and the tree; Enter and a click toggle a node. */
function TreeSide({ column, ports, chosen, onToggle }: TreeSideProps) {
  const { t } = ports;
  const model = useTreeModel(column, ports);
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState<number | null>(null);
  const listId = useId();
  useEffect(() => model.begin(), [model]);
  const rows = model.rows();
  const best = typed === '' ? undefined : model.best();
  const start = best === undefined ? 0 : rows.findIndex((row) => row.kind === 'node' && row.node.id === best.id);
  const active = Math.min(marked ?? start, rows.length - 1);
  const switchOpen = (node: TreeNode, open: boolean): void => (open ? model.open(node) : model.close(node));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const row = rows[active];
    const act = pressedTree(event, { rows, active, inText: typed !== '' && marked === null });
    if (act?.kind === 'mark') setMarked(act.index);
    else if (act !== undefined) switchOpen(act.node, act.kind === 'open');
    else if (event.key === 'Enter' && row?.kind === 'node') onToggle(row.node);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const note = noteOf(model, t);
  return (
    <section className="wb-transfer-side" aria-label={t('tree.all')}>
      <Input
        role="combobox"
        aria-label={t('tree.search')}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={active >= 0 ? treeRowId(listId, active) : undefined}
        placeholder={t('tree.search')}
        allowClear
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setMarked(null);
          model.search(target.value);
        }}
        onKeyDown={onKeyDown}
      />
      {note === undefined ? null : (
        <p className="wb-transfer-none" role={model.status === 'failed' ? 'alert' : 'status'}>
          {note}
          {model.status === 'failed' ? (
            <Button type="link" size="small" onClick={() => model.retry()}>
              {t('common.retry')}
            </Button>
          ) : null}
        </p>
      )}
      <TreeList
        id={listId}
        label={column.title}
        rows={rows}
        height={HEIGHT}
        active={active}
        chosen={new Set(chosen.keys())}
        multiple
        t={t}
        onActivate={setMarked}
        onChoose={onToggle}
        onToggle={switchOpen}
        onRetry={(of) => model.retry(of)}
      />
    </section>
  );
}
