import { PortError } from '../../kit/ports/ports.ts';
import type { TreeNode } from '../../kit/ports/trees.ts';
import { TreeIndex, type Spell } from './treeIndex.ts';
import type { TreeSource } from './treeSource.ts';

/** State of the children of a node. */
interface Branch {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly nodes: readonly TreeNode[];
  /** Why it failed, as text for staff; blank when no reason is given. */
  readonly message: string;
}

/** A row of the displayed tree. */
export type TreeRow =
  | {
      readonly kind: 'node';
      readonly node: TreeNode;
      readonly depth: number;
      readonly isOpen: boolean;
      readonly isLeaf: boolean;
      /** The node matches the typed text; others are only ancestors of matches. */
      readonly isMatch: boolean;
    }
  /** Below an open node whose children are not loaded. `of`: id of that node. */
  | { readonly kind: 'loading' | 'failed'; readonly of: string; readonly depth: number; readonly message: string };

export type TreeStatus = 'loading' | 'failed' | 'ready';

/** Branch id of the root; no node has it. */
const TOP = '';

const messageOf = (error: unknown): string => (error instanceof PortError ? error.message : '');

/** The spelling is loaded only when Latin letters are typed. */
const isSpelling = (typed: string): boolean => /^[a-z ]+$/i.test(typed.trim());

export interface TreeModelOptions {
  /** Loads the speller; absent: nodes are not found by spelling. */
  readonly fetchSpell?: (() => Promise<Spell>) | undefined;
}

/**
 * A tree that is opened branch by branch and searched as a whole. Independent of React; a field, a cell and a dialog
 * share it. A branch is fetched when it is first opened, the whole tree when something is typed.
 */
export class TreeModel {
  readonly #source: TreeSource;
  readonly #fetchSpell: TreeModelOptions['fetchSpell'];
  readonly #branches = new Map<string, Branch>();
  readonly #open = new Set<string>();
  /** Nodes closed during a search. */
  readonly #folded = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #version = 0;
  #typed = '';
  #index: TreeIndex | undefined;
  #whole: TreeStatus | undefined;
  #wholeMessage = '';
  #wholeComing: Promise<void> | undefined;
  #spell: Spell | undefined;

  constructor(source: TreeSource, { fetchSpell }: TreeModelOptions = {}) {
    this.#source = source;
    this.#fetchSpell = fetchSpell;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Increases with every change. */
  version = (): number => this.#version;

  /** The search text; blank: none. */
  get typed(): string {
    return this.#typed;
  }

  /** Whether rows can be shown: search results when something is typed, else the tree. */
  get status(): TreeStatus {
    if (this.#typed !== '') return this.#whole ?? 'loading';
    return this.#branches.get(TOP)?.status ?? 'loading';
  }

  /** Why it failed; blank when no reason is given. */
  get message(): string {
    return this.#typed === '' ? (this.#branches.get(TOP)?.message ?? '') : this.#wholeMessage;
  }

  /** Index of the whole tree; undefined until a search has fetched it. */
  get index(): TreeIndex | undefined {
    return this.#index;
  }

  /** Fetches the top nodes, once. */
  begin(): void {
    if (!this.#branches.has(TOP)) void this.#load(TOP, null);
  }

  /** Retries what failed: a branch, or the current view. */
  retry(of?: string): void {
    if (of !== undefined) {
      const node = this.#nodeOf(of);
      if (node !== undefined) void this.#load(of, node);
    } else if (this.#typed === '') void this.#load(TOP, null);
    else this.#loadWhole();
  }

  /** Shows matching nodes; blank: the tree as it was opened. */
  search(typed: string): void {
    const wanted = typed.trim();
    if (wanted === this.#typed) return;
    this.#typed = wanted;
    this.#folded.clear();
    if (wanted !== '') {
      if (this.#whole === undefined || this.#whole === 'failed') this.#loadWhole();
      if (isSpelling(wanted) && this.#spell === undefined) void this.#loadSpell();
    }
    this.#tell();
  }

  /** Resolves when the whole tree, which a search requests, has been fetched or has failed. */
  async settled(): Promise<void> {
    await this.#wholeComing;
  }

  isOpen(id: string): boolean {
    return this.#typed === '' ? this.#open.has(id) : !this.#folded.has(id);
  }

  open(node: TreeNode): void {
    if (this.#typed !== '') this.#folded.delete(node.id);
    else {
      this.#open.add(node.id);
      if (node.children === undefined && (this.#branches.get(node.id)?.status ?? 'failed') === 'failed')
        void this.#load(node.id, node);
    }
    this.#tell();
  }

  close(node: TreeNode): void {
    if (this.#typed === '') this.#open.delete(node.id);
    else this.#folded.add(node.id);
    this.#tell();
  }

  /** The rows to show, in order. */
  rows(): readonly TreeRow[] {
    return this.#typed === '' ? this.#treeRows() : this.#foundRows();
  }

  /** Returns the best match; undefined when there is none or it is not known yet. */
  best(): TreeNode | undefined {
    if (this.#index === undefined || this.#typed === '') return undefined;
    const [first] = this.#index.search(this.#typed, this.#spell).matches;
    return first === undefined ? undefined : this.#index.nodes[first]?.node;
  }

  /** Returns whether the node is a leaf, or its children were fetched and there are none (W4-7). */
  isLeaf(node: TreeNode): boolean {
    if (node.isLeaf) return true;
    const children = node.children ?? this.#ready(node.id);
    return children !== undefined && children.length === 0;
  }

  #ready(id: string): readonly TreeNode[] | undefined {
    const branch = this.#branches.get(id);
    return branch?.status === 'ready' ? branch.nodes : undefined;
  }

  #treeRows(): readonly TreeRow[] {
    const rows: TreeRow[] = [];
    const add = (nodes: readonly TreeNode[], depth: number): void => {
      for (const node of nodes) {
        const isLeaf = this.isLeaf(node);
        const isOpen = !isLeaf && this.#open.has(node.id);
        rows.push({ kind: 'node', node, depth, isOpen, isLeaf, isMatch: true });
        if (!isOpen) continue;
        const branch = this.#branches.get(node.id);
        const children = node.children ?? this.#ready(node.id);
        if (children !== undefined) add(children, depth + 1);
        else {
          const kind = branch?.status === 'failed' ? 'failed' : 'loading';
          rows.push({ kind, of: node.id, depth: depth + 1, message: branch?.message ?? '' });
        }
      }
    };
    add(this.#branches.get(TOP)?.nodes ?? [], 0);
    return rows;
  }

  #foundRows(): readonly TreeRow[] {
    const index = this.#index;
    if (index === undefined) return [];
    const { matches, shown } = index.search(this.#typed, this.#spell);
    const fitting = new Set(matches);
    const hidden = new Set<number>();
    const rows: TreeRow[] = [];
    for (const [place, { node, depth, parent }] of index.nodes.entries()) {
      if (!shown.has(place)) continue;
      const isOpen = !this.#folded.has(node.id);
      if (hidden.has(parent) || (parent >= 0 && this.#folded.has(index.nodes[parent]?.node.id ?? ''))) {
        hidden.add(place);
        continue;
      }
      const leads = (node.children ?? []).length > 0 && this.#leads(place, shown);
      rows.push({ kind: 'node', node, depth, isOpen: leads && isOpen, isLeaf: !leads, isMatch: fitting.has(place) });
    }
    return rows;
  }

  /** Returns whether a descendant of the node is shown; descendants follow it in tree order. */
  #leads(place: number, shown: ReadonlySet<number>): boolean {
    const nodes = this.#index?.nodes ?? [];
    const depth = nodes[place]?.depth ?? 0;
    for (let next = place + 1; (nodes[next]?.depth ?? -1) > depth; next += 1) if (shown.has(next)) return true;
    return false;
  }

  #nodeOf(id: string): TreeNode | undefined {
    for (const { nodes } of this.#branches.values()) {
      const found = nodes.find((node) => node.id === id);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  async #load(id: string, above: TreeNode | null): Promise<void> {
    this.#branches.set(id, { status: 'loading', nodes: [], message: '' });
    this.#tell();
    try {
      this.#branches.set(id, { status: 'ready', nodes: await this.#source.children(above), message: '' });
    } catch (error) {
      this.#branches.set(id, { status: 'failed', nodes: [], message: messageOf(error) });
    }
    this.#tell();
  }

  #loadWhole(): void {
    this.#whole = 'loading';
    this.#tell();
    this.#wholeComing = this.#fetchWhole();
  }

  async #fetchWhole(): Promise<void> {
    try {
      this.#index = new TreeIndex(await this.#source.whole());
      this.#whole = 'ready';
    } catch (error) {
      this.#whole = 'failed';
      this.#wholeMessage = messageOf(error);
    }
    this.#tell();
  }

  async #loadSpell(): Promise<void> {
    try {
      this.#spell = await this.#fetchSpell?.();
      this.#tell();
    } catch {
      // Nodes are then found only by their written names.
    }
  }

  #tell(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}
