import type {
  CompiledPrint,
  CompiledDictionary,
  CompiledPage,
  CompiledReport,
  DictionarySchema,
  Language,
  LocaleSchema,
  MessageMapping,
  MenuSchema,
  PageSchema,
  Problem,
} from '../../../engine/index.ts';
import type { SentWirePage } from '../../../contract/wirePage.ts';

/** A page as it is delivered: the schema, and what it needs of other files. */
export interface PageDelivery extends Required<SentWirePage> {
  readonly page: PageSchema;
  /** Changes with any part of the delivery, including problems. */
  readonly etag: string;
}

/** What changed with a saved file. */
export interface SchemaChange {
  /**
   * Ids of pages whose display or behaviour changed (also in another language, or through another message), and of
   * pages that were added or removed.
   */
  readonly pages: readonly string[];
  /** Codes of dictionaries. */
  readonly dictionaries: readonly string[];
  /** Whether a report changed, or has other problems. */
  readonly reports: boolean;
  readonly menu: boolean;
}

/** The schemas folder, loaded and compiled; follows the files while the server runs. */
export interface SchemaStore {
  /** By path below schemas/pages without extension: `customs/export-declaration`. */
  page(id: string): CompiledPage | undefined;
  /** By the address of its call family: `/bgd/export`. */
  pageByUrl(url: string): CompiledPage | undefined;
  /** By a menu entry's component: `bgd/BgdExportList`, `schema:customs/export-declaration`. */
  pageByComponent(component: string): CompiledPage | undefined;
  pages(): readonly CompiledPage[];
  /** Returns the same page with its texts, and those of the engine, in a language. */
  inLanguage(page: CompiledPage, language: Language): CompiledPage;
  delivery(id: string, language: Language): PageDelivery | undefined;
  /** By its code, or by an expression `table,text,value[,where]` equal to a registered one (D8). */
  dictionary(code: string, language?: Language): CompiledDictionary | undefined;
  dictionaries(language?: Language): ReadonlyMap<string, CompiledDictionary>;
  /**
   * The dictionary as its file defines it, without the changes of administrators; undefined: there is no file, or it
   * cannot be parsed.
   */
  filedDictionary(code: string): DictionarySchema | undefined;
  /** Includes seed and import, which the compiled one omits. */
  dictionarySchema(code: string): DictionarySchema | undefined;
  /** The mapping of records to an XML message, by its name. */
  message(name: string): MessageMapping | undefined;
  /** Print layouts of a page, in its order; for a broken one the last valid version. */
  prints(page: CompiledPage): readonly CompiledPrint[];
  /** A popup report by its code; for a broken one the last valid version. */
  report(code: string, language?: Language): CompiledReport | undefined;
  reports(language?: Language): readonly CompiledReport[];
  /** Undefined: there is none, or it was broken from the start. */
  menu(): MenuSchema | undefined;
  /** Titles of menu entries and rights in another language; undefined: there are none. */
  menuWords(language: Language): LocaleSchema | undefined;
  /** Problems of all files, or of one page. */
  problems(pageId?: string): readonly Problem[];
  /** Calls listeners one after the other and waits for each. Returns a function that unsubscribes. */
  onChange(listener: (change: SchemaChange) => void | Promise<void>): () => void;
  /** Reloads the folder now. */
  reload(): Promise<SchemaChange>;
  close(): void;
}
