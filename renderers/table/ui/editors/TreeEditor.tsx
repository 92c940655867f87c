import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { isBlank, valuesOf, type CompiledColumn, type Values } from '../../../../engine/index.ts';
import { resolveOnBlur } from '../../../data/dictionaries/choiceTyping.ts';
import { completeItem, fillValues } from '../../../data/dictionaries/fillValues.ts';
import type { DictItem } from '../../../kit/ports/ports.ts';
import type { TreeNode } from '../../../kit/ports/trees.ts';
import { treeRowId } from '../../../data/trees/TreeList.tsx';
import { offerHeight, treeNote, TreeOffer, type TreeNote } from '../../../data/trees/TreeOffer.tsx';
import { pressedTree } from '../../../data/trees/treeKeys.ts';
import type { TreeModel } from '../../../data/trees/treeModel.ts';
import { useTreeModel } from '../../../data/trees/useTreeModel.ts';
import type { CellEditorProps, Move } from '../../grid/cells/cellEditors.ts';
import { CellPopup } from './CellPopup.tsx';
import { moveOf } from './moveOf.ts';
import { useCellInput } from './useCellInput.ts';

/** Pixels. */
const MIN_WIDTH = 280;

const NOTES = { loading: 'table.loading', none: 'table.noChoices' };

const itemOf = ({ value, text, fullText }: TreeNode): DictItem => ({ value, text: fullText ?? text });

const emptied = (column: CompiledColumn): Values => ({
  [column.key]: null,
  ...Object.fromEntries(Object.keys(column.fill ?? {}).map((key) => [key, null])),
});

/** Returns a function that sets the chosen items and the values they fill; attributes not loaded yet are set later. */
function choosing({ column, ports, commit, commitLater, remember }: CellEditorProps) {
  return (items: readonly DictItem[], move?: Move): void => {
    for (const item of items) remember(item);
    const value = items.map((item) => item.value).join(',');
    const text = items.map((item) => item.text).join(',');
    if (items.length === 0) return commit(emptied(column), move);
    const valuesOfItem = (item: DictItem): Values => ({ [column.key]: value, ...fillValues(column, item) });
    const isTextAlone = Object.values(column.fill ?? {}).every((name) => name === 'text' || name === 'value');
    if (isTextAlone || items.length > 1) return commit(valuesOfItem({ value, text }), move);
    return commitLater(text, completeItem(column, { value, text }, ports.dictionaries).then(valuesOfItem), move);
  };
}

/** Resolves the text of an editor that is left: to a node, or to an act that resolves it in the background. */
function readTyped(model: TreeModel, typed: string, isTaken: boolean) {
  const found = model.index?.find(typed);
  const node = found?.kind === 'found' ? found.node : isTaken && found?.kind === 'unknown' ? model.best() : undefined;
  return node ?? resolveOnBlur({ typed, marked: null }, { items: [], isAnswered: false, active: -1 });
}

/** State of the editor, and the functions that leave it. */
function useTreeCell(props: CellEditorProps) {
  const { value, column, initialText, ports, hold, cancel } = props;
  const multiple = column.multiple === true;
  const model = useTreeModel(column, ports);
  const [typed, setTyped] = useState<string | null>(initialText === '' ? null : initialText);
  const [marked, setMarked] = useState<number | null>(null);
  const [before] = useState(() => (isBlank(value) ? [] : multiple ? valuesOf(String(value)) : [String(value)]));
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(() => {
    const texts = multiple ? valuesOf(props.text) : [props.text];
    return new Map(before.map((one, index) => [one, texts[index] ?? one]));
  });
  useEffect(() => {
    model.begin();
    if (initialText !== '') model.search(initialText);
  }, [model, initialText]);
  const rows = model.rows();
  const placeOf = (wanted: (node: TreeNode) => boolean): number =>
    rows.findIndex((row) => row.kind === 'node' && wanted(row.node));
  const best = typed === null || typed === '' ? undefined : model.best();
  const start = best === undefined ? placeOf(({ value: one }) => chosen.has(one)) : placeOf(({ id }) => id === best.id);
  const active = Math.min(marked ?? Math.max(typed === null ? 0 : -1, start), rows.length - 1);
  const choose = choosing(props);
  const items = (nodes: ReadonlyMap<string, string>) =>
    [...nodes].map(([one, text]): DictItem => ({ value: one, text }));
  const type = (text: string): void => {
    setTyped(text);
    setMarked(null);
    model.search(text);
  };
  const toggle = (node: TreeNode): void => {
    const next = new Map(chosen);
    if (!next.delete(node.value)) next.set(node.value, itemOf(node).text);
    setChosen(next);
    setTyped(null);
    model.search('');
  };
  const take = (node: TreeNode, move?: Move): void =>
    multiple ? choose(items(new Map(chosen).set(node.value, itemOf(node).text)), move) : choose([itemOf(node)], move);
  const leave = (move?: Move, isTaken = false): void => {
    const row = marked === null ? undefined : rows[active];
    const isChanged = [...chosen.keys()].join(',') !== before.join(',');
    if (row?.kind === 'node' && !multiple) return take(row.node, move);
    if (typed === null || (multiple && typed === '')) return isChanged ? choose(items(chosen), move) : cancel(move);
    const read = readTyped(model, typed, isTaken);
    if ('id' in read) return take(read, move);
    if (read.kind === 'hold') return hold(multiple ? [...chosen.values(), read.text].join(',') : read.text, move);
    return choose([], move);
  };
  const switchOpen = (node: TreeNode, open: boolean): void => (open ? model.open(node) : model.close(node));
  const shown = { model, rows, multiple, typed, marked, active, chosen };
  return { ...shown, type, setMarked, setChosen, switchOpen, toggle, take, leave };
}

interface NodeChoicesProps extends CellEditorProps {
  readonly id: string;
  readonly anchor: HTMLElement | null;
  readonly cell: ReturnType<typeof useTreeCell>;
  readonly note: TreeNote | undefined;
}

/** The tree below the cell. */
function NodeChoices({ id, anchor, cell, note, column, ports: { t } }: NodeChoicesProps) {
  const { model, rows, multiple, active, chosen } = cell;
  return (
    <CellPopup anchor={anchor} width={MIN_WIDTH} height={offerHeight({ rows, note })}>
      {(height) => (
        <TreeOffer
          id={id}
          label={t('table.choices', { title: column.title })}
          model={model}
          note={note}
          rows={rows}
          height={height}
          active={active}
          chosen={new Set(chosen.keys())}
          multiple={multiple}
          t={t}
          onActivate={cell.setMarked}
          onChoose={(node) => (multiple ? cell.toggle(node) : cell.take(node, 'stay'))}
        />
      )}
    </CellPopup>
  );
}

/**
 * Editor for one or several nodes of a tree: typing searches by name, code or pinyin, arrows move through the branches.
 */
export function TreeEditor(props: CellEditorProps) {
  const { column, text, label, ports, cancel } = props;
  const cell = useTreeCell(props);
  const { model, rows, multiple, typed, marked, active, chosen } = cell;
  const { input, anchor } = useCellInput(props.initialText);
  const listId = useId();
  const { t } = ports;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const row = rows[active];
    const act = pressedTree(event, { rows, active, inText: typed !== null && typed !== '' && marked === null });
    if (act?.kind === 'mark') cell.setMarked(act.index);
    else if (act !== undefined) cell.switchOpen(act.node, act.kind === 'open');
    else if (multiple && event.key === ' ' && row?.kind === 'node') cell.toggle(row.node);
    else if (multiple && event.key === 'Delete' && (typed ?? '') === '') cell.setChosen(new Map());
    else if (event.key === 'Escape') cancel('stay');
    else if (event.key === 'Enter' || event.key === 'Tab') cell.leave(moveOf(event), true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const note = treeNote(model, t, NOTES);
  return (
    <>
      <input
        ref={input}
        className="wb-combobox-input"
        role="combobox"
        aria-label={label}
        aria-expanded
        aria-haspopup="tree"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={note === undefined && active >= 0 ? treeRowId(listId, active) : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={column.placeholder}
        value={typed ?? (multiple ? [...chosen.values()].join(', ') : text)}
        onChange={(event) => cell.type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => document.activeElement !== input.current && cell.leave()}
      />
      <NodeChoices {...props} id={listId} anchor={anchor} cell={cell} note={note} />
    </>
  );
}
