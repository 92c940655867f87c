import type { CompiledPicker } from '../../../engine/index.ts';
import type { ListResult } from './listPort.ts';

/** A department as pickers show it. */
export interface DirectoryNode {
  readonly id: string;
  readonly departName: string;
  readonly orgCode: string;
  /** Blank on top. */
  readonly parentId: string;
  readonly isLeaf: boolean;
  /** Empty where they are asked for when the node is opened. */
  readonly children: readonly DirectoryNode[];
}

export interface PickerQuestion {
  readonly pageNo: number;
  readonly pageSize: number;
  /** A part of number or name, or pinyin; blank: all. */
  readonly keyword: string;
  /** Of users: id of the department, those below it included; blank: all. */
  readonly departId: string;
  readonly column?: string | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

/** People, organisation and records of other pages, as pickers show them (W7-14 to W7-19, W7-26). */
export interface Directory {
  rows(picker: CompiledPicker, question: PickerQuestion, signal?: AbortSignal): Promise<ListResult>;
  /** One level: below a department, the roots where `pid` is blank. */
  departments(pid: string, signal?: AbortSignal): Promise<readonly DirectoryNode[]>;
  /** All of them. */
  departmentTree(signal?: AbortSignal): Promise<readonly DirectoryNode[]>;
  /** Those of a name, code or pinyin, each below what is above it; none where nothing fits. */
  findDepartments(keyword: string, signal?: AbortSignal): Promise<readonly DirectoryNode[]>;
}
