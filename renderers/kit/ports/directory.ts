import type { CompiledPicker } from '../../../engine/index.ts';
import type { ListResult } from './listPort.ts';

/** A department as displayed in pickers. */
export interface DirectoryNode {
  readonly id: string;
  readonly departName: string;
  readonly orgCode: string;
  /** Blank at the top level. */
  readonly parentId: string;
  readonly isLeaf: boolean;
  /** Empty when they are fetched on opening the node. */
  readonly children: readonly DirectoryNode[];
}

export interface PickerQuestion {
  readonly pageNo: number;
  readonly pageSize: number;
  /** Part of the number or name, or pinyin; blank: all. */
  readonly keyword: string;
  /** For users: id of the department, including its subdepartments; blank: all. */
  readonly departId: string;
  readonly column?: string | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

/** People, organization and records of other pages, as displayed in pickers (W7-14 to W7-19, W7-26). */
export interface Directory {
  rows(picker: CompiledPicker, question: PickerQuestion, signal?: AbortSignal): Promise<ListResult>;
  /** Returns one level: the children of a department, or the roots when `pid` is blank. */
  departments(pid: string, signal?: AbortSignal): Promise<readonly DirectoryNode[]>;
  /** Returns the whole tree. */
  departmentTree(signal?: AbortSignal): Promise<readonly DirectoryNode[]>;
  /** Returns departments matched by name, code or pinyin, each below its ancestors; empty when none matches. */
  findDepartments(keyword: string, signal?: AbortSignal): Promise<readonly DirectoryNode[]>;
}
