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

/** A page as it is delivered: the schema, and what of other files it needs. */
export interface PageDelivery extends Required<SentWirePage> {
  readonly page: PageSchema;
  /** Changes with anything of the delivery, problems included. */
  readonly etag: string;
}

/** What became different with a saved file. */
export interface SchemaChange {
  /** Ids of pages that look or behave differently (in another language, or with another message, too), appeared or went. */
  readonly pages: readonly string[];
  /** Codes of dictionaries. */
  readonly dictionaries: readonly string[];
  /** Whether a report works differently, or has other problems. */
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
  /** The same page with its texts, and those of the engine, in a language. */
  inLanguage(page: CompiledPage, language: Language): CompiledPage;
  delivery(id: string, language: Language): PageDelivery | undefined;
  /** By its code, or by an expression `table,text,value[,where]` that says the same as a registered one (D8). */
  dictionary(code: string, language?: Language): CompiledDictionary | undefined;
  dictionaries(language?: Language): ReadonlyMap<string, CompiledDictionary>;
  /** As its file says it, without what administrators changed; undefined: there is no file, or none that can be read. */
  filedDictionary(code: string): DictionarySchema | undefined;
  /** With seed and import, which the compiled one leaves out. */
  dictionarySchema(code: string): DictionarySchema | undefined;
  /** How records stand in an XML message, by its name. */
  message(name: string): MessageMapping | undefined;
  /** Papers of a page, in its order; of a broken one the last good version. */
  prints(page: CompiledPage): readonly CompiledPrint[];
  /** A popup report by its code; of a broken one the last good version. */
  report(code: string, language?: Language): CompiledReport | undefined;
  reports(language?: Language): readonly CompiledReport[];
  /** Undefined: there is none, or it was broken from the start. */
  menu(): MenuSchema | undefined;
  /** Titles of its entries and rights in another language; undefined: there are none. */
  menuWords(language: Language): LocaleSchema | undefined;
  /** Of all files, or of one page's. */
  problems(pageId?: string): readonly Problem[];
  /** Listeners are told one after the other; one that takes its time is waited for. Returns what stops listening. */
  onChange(listener: (change: SchemaChange) => void | Promise<void>): () => void;
  /** Reads the folder again now. */
  reload(): Promise<SchemaChange>;
  close(): void;
}
