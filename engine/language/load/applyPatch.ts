import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import type { FormattingOptions, Node } from 'jsonc-parser';
import { fromPointer } from '../../core/paths.ts';
import type { Path } from '../../core/paths.ts';
import type { JsonPatchOperation } from '../../text/problems.ts';

/** Keys that come first in a file, in this order. */
const FIRST_KEYS = ['$schema', 'schemaVersion'];

/** Returns the position of a new key: keys in FIRST_KEYS at the top, others at the end. */
const insertionIndex =
  (name: string | number | undefined) =>
  (present: string[]): number => {
    const rank = FIRST_KEYS.indexOf(String(name));
    return rank === -1 ? present.length : FIRST_KEYS.slice(0, rank).filter((key) => present.includes(key)).length;
  };

const formattingOf = (text: string): FormattingOptions => ({
  tabSize: /\n( +)\S/.exec(text)?.[1]?.length ?? 2,
  insertSpaces: !/\n\t/.test(text),
  eol: text.includes('\r\n') ? '\r\n' : '\n',
});

const written = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map(written).join(', ')}]` : JSON.stringify(value);

const overwrite = (text: string, node: Node, content: string): string =>
  `${text.slice(0, node.offset)}${content}${text.slice(node.offset + node.length)}`;

const nodeAt = (text: string, path: Path): Node | undefined => {
  const root = parseTree(text);
  return root && findNodeAtLocation(root, [...path]);
};

function change(text: string, path: Path, value: unknown): string {
  const edits = modify(text, [...path], value, {
    formattingOptions: formattingOf(text),
    isArrayInsertion: typeof path.at(-1) === 'number',
    getInsertionIndex: insertionIndex(path.at(-1)),
  });
  return applyEdits(text, edits);
}

/** Moves a value. A move within one object renames its key in place. */
function move(text: string, from: Path, to: Path): string {
  const node = nodeAt(text, from);
  if (node === undefined || nodeAt(text, to) !== undefined) return text;
  const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  const isRename = JSON.stringify(from.slice(0, -1)) === JSON.stringify(to.slice(0, -1));
  if (key && isRename) return overwrite(text, key, JSON.stringify(to.at(-1)));
  const value: unknown = JSON.parse(text.slice(node.offset, node.offset + node.length));
  return change(change(text, from, undefined), to, value);
}

function applyOperation(text: string, operation: JsonPatchOperation): string {
  const path = fromPointer(operation.path);
  switch (operation.op) {
    case 'move':
      return move(text, fromPointer(operation.from), path);
    case 'add':
      return change(text, path, operation.value);
    case 'remove':
      return nodeAt(text, path) === undefined ? text : change(text, path, undefined);
    case 'replace': {
      const node = nodeAt(text, path);
      return node === undefined ? text : overwrite(text, node, written(operation.value));
    }
  }
}

/**
 * Applies a patch to JSON text; everything else in it stays as written. An operation whose target does not exist is
 * skipped.
 */
export function applyPatch(text: string, patch: readonly JsonPatchOperation[]): string {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  return mark + patch.reduce(applyOperation, text.slice(mark.length));
}
