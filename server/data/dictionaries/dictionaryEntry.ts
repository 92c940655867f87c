import type { Can, CompiledPage, Language, Narrowing, Values } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import type { SessionUser } from '../../core/calls/session.ts';

/** An item with its attributes, independent of where it is stored. */
export interface DictionaryEntry {
  readonly value: string;
  readonly text: string;
  readonly color: string | null;
  readonly disabled: boolean;
  readonly attributes: Values;
  /** Names besides the text, set in the result of a search that matched one of them. */
  readonly names?: readonly string[] | undefined;
}

/** Context for reading dictionaries. */
export interface DictionaryReader {
  readonly db: Db;
  /** Pages whose tables dictionaries may read. */
  readonly pages: () => readonly CompiledPage[];
  readonly user: SessionUser;
  /**
   * Values hidden by field rights are blank in the result. Absent for the server itself, which validates against the
   * stored values.
   */
  readonly can?: Can | undefined;
  /** Language of the texts, where a translation exists. Default: zh-CN. */
  readonly language?: Language | undefined;
  /**
   * Attribute values that an item must have, by attribute name; `lookup` and text calls ignore this filter. Default:
   * none.
   */
  readonly narrowing?: Narrowing | undefined;
}
