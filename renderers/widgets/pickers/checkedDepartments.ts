import type { CompiledPicker } from '../../../engine/index.ts';
import type { DirectoryNode } from '../../kit/ports/directory.ts';
import type { DictItem } from '../../kit/ports/ports.ts';
import type { PickedItems } from './pickedItems.ts';

/** A department as a pickable item, with its parent and children. */
export interface TreeItem {
  readonly item: DictItem;
  readonly parent: string | undefined;
  readonly children: readonly string[];
}

/** Returns all departments of a tree by their stored value, from the top down. */
export function itemsOfTree(
  roots: readonly DirectoryNode[],
  { text }: Pick<CompiledPicker, 'text'>,
  keyOf: (node: DirectoryNode) => string,
): ReadonlyMap<string, TreeItem> {
  const items = new Map<string, TreeItem>();
  const add = (node: DirectoryNode, parent: string | undefined): void => {
    const { id, departName, orgCode } = node;
    const fields: Readonly<Record<string, string>> = { id, departName, orgCode };
    const key = keyOf(node);
    const item = { value: key, text: fields[text] ?? departName, attributes: fields };
    items.set(key, { item, parent, children: node.children.map(keyOf) });
    for (const child of node.children) add(child, key);
  };
  for (const root of roots) add(root, undefined);
  return items;
}

function* below(tree: ReadonlyMap<string, TreeItem>, key: string): Generator<string> {
  yield key;
  for (const child of tree.get(key)?.children ?? []) yield* below(tree, child);
}

/**
 * Returns the picked items after a department was checked or unchecked, when parents and children are linked (W4-14):
 * all descendants follow, and a parent counts as checked when all its children are.
 */
export function checkDepartments(
  tree: ReadonlyMap<string, TreeItem>,
  chosen: PickedItems,
  { key, isChecked }: { readonly key: string; readonly isChecked: boolean },
): PickedItems {
  const next = new Map(chosen);
  for (const one of below(tree, key)) {
    const item = tree.get(one)?.item;
    if (isChecked && item !== undefined) next.set(one, item);
    else next.delete(one);
  }
  for (let at = tree.get(key)?.parent; at !== undefined; at = tree.get(at)?.parent) {
    const above = tree.get(at);
    if (above !== undefined && above.children.every((child) => next.has(child))) next.set(at, above.item);
    else next.delete(at);
  }
  return next;
}
