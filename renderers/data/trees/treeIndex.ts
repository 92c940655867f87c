import {
  isUnwrittenLevel,
  joinedPath,
  spelledCharacters,
  type FoundChoice,
  type PinyinSpelling,
} from '../../../engine/index.ts';
import type { TreeNode } from '../../kit/ports/trees.ts';

export type Spell = (text: string) => PinyinSpelling;

/** A node with its depth and its parent. */
export interface IndexedNode {
  readonly node: TreeNode;
  readonly depth: number;
  /** Index of the parent node; -1 at the top. */
  readonly parent: number;
}

interface FoundNodes {
  /** Indices of the matching nodes, the best first. */
  readonly matches: readonly number[];
  /** Indices of the matches and of all their ancestors. */
  readonly shown: ReadonlySet<number>;
}

const folded = (text: string): string => text.trim().toLowerCase();

/** A whole tree, flattened in tree order, for searching and for finding the node that a text names. */
export class TreeIndex {
  readonly nodes: readonly IndexedNode[];
  #byCode: ReadonlyMap<string, readonly number[]> | undefined;
  #byPath: ReadonlyMap<string, readonly number[]> | undefined;

  constructor(roots: readonly TreeNode[]) {
    const nodes: IndexedNode[] = [];
    const add = (siblings: readonly TreeNode[], parent: number, depth: number): void => {
      for (const node of siblings) {
        nodes.push({ node, depth, parent });
        if (node.children !== undefined) add(node.children, nodes.length - 1, depth + 1);
      }
    };
    add(roots, -1, 0);
    this.nodes = nodes;
  }

  /** Returns the path from the top to a node, including the node. */
  pathOf(place: number): readonly IndexedNode[] {
    const path: IndexedNode[] = [];
    for (let at = this.nodes[place]; at !== undefined; at = this.nodes[at.parent]) path.unshift(at);
    return path;
  }

  /**
   * Returns nodes whose name, code or spelling contains the keyword: exact matches first, then those that begin with
   * it, then the others in tree order.
   */
  search(keyword: string, spell?: Spell): FoundNodes {
    const wanted = folded(keyword);
    const ranked: { readonly place: number; readonly rank: number }[] = [];
    if (wanted !== '')
      for (const [place, { node }] of this.nodes.entries()) {
        const rank = rankOf(node, wanted, spell);
        if (rank !== undefined) ranked.push({ place, rank });
      }
    // No single name contains a path; the node at the end of the path is the match.
    const named = ranked.length === 0 ? this.find(keyword).node : undefined;
    if (named !== undefined) ranked.push({ place: this.nodes.findIndex(({ node }) => node === named), rank: 0 });
    ranked.sort((one, other) => one.rank - other.rank || one.place - other.place);
    const shown = new Set<number>();
    for (const { place } of ranked)
      for (let at = place; at >= 0 && !shown.has(at); at = this.nodes[at]?.parent ?? -1) shown.add(at);
    return { matches: ranked.map(({ place }) => place), shown };
  }

  /** Returns the node that a text names: by value or code, by its path or an end of it, by its name only. */
  find(text: string): FoundChoice & { readonly node?: TreeNode } {
    this.#byCode ??= this.#gather(({ node }) => [folded(node.value), folded(node.code)]);
    const byCode = this.#one(this.#byCode.get(folded(text)));
    if (byCode !== undefined) return found(byCode, 'code');
    this.#byPath ??= this.#gather((_, place) => this.#names(place));
    const named = this.#byPath.get(joinedPath(text)) ?? [];
    // When several nodes have a name, it means the one whose whole path it is.
    const whole = named.filter((place) => this.#names(place).at(-1) === joinedPath(text));
    const meant = this.#one(named) ?? this.#one(whole);
    if (meant !== undefined) return found(meant, 'text');
    return { kind: named.length === 0 ? 'unknown' : 'ambiguous' };
  }

  #one(places: readonly number[] = []): TreeNode | undefined {
    const [first, other] = places;
    return first === undefined || other !== undefined ? undefined : this.nodes[first]?.node;
  }

  /**
   * Returns all ends of the node's path, from its name to the whole path; when levels are usually not written, also the
   * ends without them.
   */
  #names(place: number): readonly string[] {
    const path = this.pathOf(place).map(({ node }) => node.text);
    const said = path.filter((name, index) => index === path.length - 1 || !isUnwrittenLevel(name));
    const ends = (names: readonly string[]): readonly string[] =>
      names.map((_, index) => joinedPath(names.slice(names.length - 1 - index).join('')));
    return [...new Set([...(said.length === path.length ? [] : ends(said)), ...ends(path)])];
  }

  #gather(namesOf: (node: IndexedNode, place: number) => readonly string[]): ReadonlyMap<string, readonly number[]> {
    const places = new Map<string, number[]>();
    for (const [place, node] of this.nodes.entries())
      for (const name of new Set(namesOf(node, place))) {
        if (name === '') continue;
        const known = places.get(name);
        if (known === undefined) places.set(name, [place]);
        else known.push(place);
      }
    return places;
  }
}

const found = (node: TreeNode, form: 'code' | 'text') =>
  ({ kind: 'found', choice: { value: node.value, text: node.fullText ?? node.text }, form, node }) as const;

/** Returns 0 for an exact match, higher for weaker matches, undefined for no match. */
function rankOf({ text, code, value }: TreeNode, wanted: string, spell: Spell | undefined): number | undefined {
  const names = [folded(text), folded(code), folded(value)];
  if (names.includes(wanted)) return 0;
  if (names[0]?.startsWith(wanted) === true || names[1]?.startsWith(wanted) === true) return 1;
  if (names[0]?.includes(wanted) === true) return 2;
  const spelt = spell?.(text);
  if (spelt === undefined) return undefined;
  if (spelt.initials.startsWith(wanted) || spelt.full.startsWith(wanted)) return 3;
  if (spelt.initials.includes(wanted) || spelt.full.includes(wanted)) return 4;
  return spelledCharacters(spelt.readings, wanted) === undefined ? undefined : 5;
}
