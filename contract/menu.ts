import { toAuthItems } from './authItems.ts';
import type { AuthItem, SentAuthItem } from './authItems.ts';
import { isRecord, textOf } from './reading.ts';

/** A menu entry as it is sent (S2.2-2, contract 1.5). Flags that are off are absent, as clients expect. */
export interface SentMenuNode {
  readonly id: string;
  /** '1', or '0' for a heading without its own route. */
  readonly route: '0' | '1';
  readonly path: string;
  readonly name: string;
  readonly component: string;
  readonly redirect?: string | null;
  readonly hidden?: true;
  readonly alwaysShow?: true;
  readonly meta: SentMenuMeta;
  readonly children?: readonly SentMenuNode[];
}

export interface SentMenuMeta {
  readonly title: string;
  readonly icon?: string;
  readonly url?: string;
  readonly keepAlive: boolean;
  readonly internalOrExternal: boolean;
  readonly componentName: string;
  readonly hiddenHeaderContent?: true;
  /** The granted buttons below this entry. */
  readonly permissionList: readonly SentAuthItem[];
}

/** Settings of a menu entry (S2.2-2). */
export interface MenuMeta {
  readonly title: string;
  readonly icon: string;
  /** Address of an external or embedded page; empty otherwise. */
  readonly url: string;
  readonly permissionList: readonly AuthItem[];
  /** False only if the server sends false. */
  readonly keepAlive: boolean;
  /** True: the url opens in a new window. */
  readonly internalOrExternal: boolean;
  readonly componentName: string;
  /** Hides the breadcrumb above the page (S2.2-8). */
  readonly hiddenHeaderContent: boolean;
  /** Codes of which the user needs one to see the entry; empty: everybody sees it (S2.2-7). */
  readonly permission: readonly string[];
}

/** One parsed menu entry; its path is absolute. */
export interface MenuNode {
  readonly id: string;
  /** False: a heading of the menu without a route (`route: '0'`). */
  readonly isRoute: boolean;
  readonly path: string;
  readonly name: string;
  readonly component: string;
  /** Empty: none. */
  readonly redirect: string;
  readonly hidden: boolean;
  readonly alwaysShow: boolean;
  readonly meta: MenuMeta;
  readonly children: readonly MenuNode[];
}

/** Reads codes from a list or a comma-separated text. */
const toCodes = (source: unknown): readonly string[] =>
  (Array.isArray(source) ? source : String(source ?? '').split(','))
    .filter((code) => typeof code === 'string')
    .map((code) => code.trim())
    .filter((code) => code !== '');

const toMeta = (source: unknown): MenuMeta => {
  const meta = isRecord(source) ? source : {};
  return {
    title: textOf(meta, 'title'),
    icon: textOf(meta, 'icon'),
    url: textOf(meta, 'url'),
    permissionList: toAuthItems(meta['permissionList']),
    keepAlive: meta['keepAlive'] !== false,
    internalOrExternal: meta['internalOrExternal'] === true,
    componentName: textOf(meta, 'componentName'),
    hiddenHeaderContent: meta['hiddenHeaderContent'] === true,
    permission: toCodes(meta['permission']),
  };
};

/** Returns an absolute path unchanged and appends a relative one to its parent. */
const joinPath = (parent: string, path: string): string =>
  path.startsWith('/') ? path : `${parent.replace(/\/$/, '')}/${path}`;

const MAX_DEPTH = 12;

function toNode(source: Readonly<Record<string, unknown>>, parent: string, depth: number): MenuNode | null {
  const ownPath = textOf(source, 'path');
  if (ownPath === '') return null;
  const path = joinPath(parent, ownPath);
  return {
    id: textOf(source, 'id') || path,
    isRoute: textOf(source, 'route') !== '0',
    path,
    name: textOf(source, 'name'),
    component: textOf(source, 'component'),
    redirect: textOf(source, 'redirect'),
    hidden: source['hidden'] === true,
    alwaysShow: source['alwaysShow'] === true,
    meta: toMeta(source['meta']),
    children: toNodes(source['children'], path, depth + 1),
  };
}

const toNodes = (source: unknown, parent: string, depth: number): readonly MenuNode[] =>
  Array.isArray(source) && depth <= MAX_DEPTH
    ? source.filter(isRecord).flatMap((entry) => toNode(entry, parent, depth) ?? [])
    : [];

/** Reads the server's menu; entries without a path are dropped. */
export const toMenu = (source: unknown): readonly MenuNode[] => toNodes(source, '', 0);
