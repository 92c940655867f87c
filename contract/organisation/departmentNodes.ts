import { isRecord, recordsOf, textOf } from '../reading.ts';

/** A department in a tree (W3.3-5, contract 4.5). */
export interface SentDepartmentNode {
  /** Key of the node: the id, or the code if the call requests it. */
  readonly key: string;
  readonly value: string;
  readonly title: string;
  readonly id: string;
  /** Blank at the top; both names are in use. */
  readonly parentId: string;
  readonly pid: string;
  readonly departName: string;
  readonly orgCode: string;
  readonly departOrder: number;
  /** `1` a company, `2` an organization below it, `3` a post, `4` a subsidiary. */
  readonly orgCategory: string;
  readonly isLeaf: boolean;
  /** Null: there are none, or they are loaded when the node is opened. */
  readonly children: readonly SentDepartmentNode[] | null;
  /** Only for the user's own departments: whether the user is in charge of it (decision 0069). */
  readonly isInCharge?: boolean;
}

/** Additional data of a department, only for users who manage departments (D61). */
export interface SentDepartmentFacts {
  readonly departNameEn: string | null;
  readonly departNameAbbr: string | null;
  /** Comma-separated user ids. */
  readonly directorUserIds: string | null;
  readonly mobile: string | null;
  readonly fax: string | null;
  readonly address: string | null;
  readonly memo: string | null;
  readonly description: string | null;
  /** Of a post: its position and the post above it. */
  readonly positionId: string | null;
  readonly depPostParentId: string | null;
  /** `1` at the top, `2` below. */
  readonly orgType: '1' | '2';
}

/** Only the name of a department, for trees that show nothing else. */
export interface SentDepartmentName {
  readonly key: string;
  readonly value: string;
  readonly title: string;
  readonly children: readonly SentDepartmentName[] | null;
}

export interface DepartmentNode {
  readonly id: string;
  readonly departName: string;
  readonly orgCode: string;
  /** Blank at the top. */
  readonly parentId: string;
  readonly isLeaf: boolean;
  /** Empty if they are loaded when the node is opened. */
  readonly children: readonly DepartmentNode[];
  readonly isInCharge: boolean;
}

export const toDepartmentNodes = (source: unknown): readonly DepartmentNode[] =>
  recordsOf(source).map((node) => {
    const children = toDepartmentNodes(node['children']);
    return {
      id: textOf(node, 'id') || textOf(node, 'key'),
      departName: textOf(node, 'departName') || textOf(node, 'title'),
      orgCode: textOf(node, 'orgCode'),
      parentId: textOf(node, 'parentId') || textOf(node, 'pid'),
      isLeaf: isRecord(node) && node['isLeaf'] === true && children.length === 0,
      children,
      isInCharge: node['isInCharge'] === true,
    };
  });
