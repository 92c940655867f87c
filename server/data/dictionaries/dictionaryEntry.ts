import type { Can, CompiledPage, Language, Narrowing, Values } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import type { SessionUser } from '../../core/calls/session.ts';

/** An item with its attributes, wherever it is kept. */
export interface DictionaryEntry {
  readonly value: string;
  readonly text: string;
  readonly color: string | null;
  readonly disabled: boolean;
  readonly attributes: Values;
  /** What it is called besides its text, in answer to a search that names it so. */
  readonly names?: readonly string[] | undefined;
}

/** What dictionaries are read with. */
export interface DictionaryReader {
  readonly db: Db;
  /** The pages whose tables dictionaries may read. */
  readonly pages: () => readonly CompiledPage[];
  readonly user: SessionUser;
  /** What field rights withhold is blank in what is read; absent for the product itself, which judges by what is stored. */
  readonly can?: Can | undefined;
  /** In which texts are wanted, where there are any. Default: zh-CN. */
  readonly language?: Language | undefined;
  /** Attributes of the dictionary that an item must have, by name; `lookup` and texts know items without them. Default: none. */
  readonly narrowing?: Narrowing | undefined;
}
