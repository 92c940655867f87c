import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Node } from 'jsonc-parser';
import type { MenuItem } from '../../engine/index.ts';
import { formatJson } from './formatJson.ts';
import type { PageNames } from './pageNames.ts';

const RIGHTS = [
  ['list', '查看'],
  ['add', '新增'],
  ['edit', '编辑'],
  ['delete', '删除'],
] as const;

const entryOf = ({ id, title, url, permission, menuName }: PageNames): MenuItem => ({
  path: url,
  name: menuName,
  title,
  component: `schema:${id}`,
  keepAlive: true,
  permissionList: RIGHTS.map(([right, name]) => ({ action: `${permission}:${right}`, title: name })),
});

const textAt = (node: Node, key: string): unknown => findNodeAtLocation(node, [key])?.value;

/** The entries of the menu folder for the first segment of the URL (`/bgd`), else those of the whole menu. */
function listFor(root: Node, url: string): Node {
  const folder = (root.children ?? []).find((item) => textAt(item, 'path') === `/${url.split('/')[1]}`);
  const children = folder && findNodeAtLocation(folder, ['children']);
  return children?.type === 'array' ? children : root;
}

const indentAt = (text: string, offset: number): string =>
  /^\s*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset))?.[0] ?? '';

/**
 * Adds an entry for the page at the end of its menu folder; the rest of the text is unchanged. Undefined when the text
 * is not a list.
 */
export function withMenuEntry(menu: string, names: PageNames): string | undefined {
  const root = parseTree(menu);
  if (root?.type !== 'array') return undefined;
  const list = listFor(root, names.url);
  const last = list.children?.at(-1);
  const indent = last ? indentAt(menu, last.offset) : `${indentAt(menu, list.offset)}  `;
  const entry = formatJson(entryOf(names), indent);
  if (last) {
    const end = last.offset + last.length;
    return `${menu.slice(0, end)},\n${indent}${entry}${menu.slice(end)}`;
  }
  const close = list.offset + list.length - 1;
  return `${menu.slice(0, list.offset + 1)}\n${indent}${entry}\n${indent.slice(2)}${menu.slice(close)}`;
}
