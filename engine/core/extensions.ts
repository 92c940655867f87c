import type { FunctionDefinition } from './functionDefinition.ts';
import type { Handler } from './handler.ts';

/** Languages of texts; the catalogues of `text` have the same ones. */
type TextLanguage = 'zh-CN' | 'en-US';

/** An editor of the product that a page opens by the action `panel`. */
export interface PanelDefinition {
  /** It only shows what the page shows: whoever may list the records may open it. Default: it has a right of its own. */
  readonly readsOnly?: true;
  /** In a toolbar it takes the selected records. Default: it is for the list as a whole. */
  readonly takesSelection?: true;
}

/**
 * What a trade or a product adds to the page language. Names that the language or another extension defines are refused.
 */
export interface LanguageExtension {
  readonly name: string;
  /** Check functions by the name that columns give in `handler`. */
  readonly handlers?: Readonly<Record<string, Handler>>;
  /** Functions of expressions by name; their texts are in the language. */
  readonly functions?: (language: TextLanguage) => Readonly<Record<string, FunctionDefinition>>;
  /** Editors by the name that the action `panel` gives. */
  readonly panels?: Readonly<Record<string, PanelDefinition>>;
}

/** A name is defined twice: by two extensions, or by one and the page language itself. */
export class ExtensionConflict extends Error {
  constructor(kind: string, name: string, owner = 'the page language') {
    super(`the ${kind} ${name} of an extension is defined by ${owner} already: rename one of them`);
    this.name = 'ExtensionConflict';
  }
}

function mergeByName<T>(
  extensions: readonly LanguageExtension[],
  kind: string,
  entriesOf: (extension: LanguageExtension) => Readonly<Record<string, T>> | undefined,
): ReadonlyMap<string, T> {
  const merged = new Map<string, T>();
  const owners = new Map<string, string>();
  for (const extension of extensions) {
    for (const [name, entry] of Object.entries(entriesOf(extension) ?? {})) {
      const owner = owners.get(name);
      if (owner !== undefined) throw new ExtensionConflict(kind, name, owner);
      owners.set(name, extension.name);
      merged.set(name, entry);
    }
  }
  return merged;
}

export interface RegisteredExtensions {
  readonly handlers: ReadonlyMap<string, Handler>;
  readonly functions: Readonly<Record<TextLanguage, ReadonlyMap<string, FunctionDefinition>>>;
  readonly panels: ReadonlyMap<string, PanelDefinition>;
}

const merge = (extensions: readonly LanguageExtension[]): RegisteredExtensions => {
  const functionsIn = (language: TextLanguage) =>
    mergeByName(extensions, 'function', ({ functions }) => functions?.(language));
  return {
    handlers: mergeByName(extensions, 'handler', ({ handlers }) => handlers),
    functions: { 'zh-CN': functionsIn('zh-CN'), 'en-US': functionsIn('en-US') },
    panels: mergeByName(extensions, 'panel', ({ panels }) => panels),
  };
};

let registered = merge([]);

/**
 * Registers the extensions of the product, in place of those before. Call it once before the first page is compiled: pages
 * that were compiled earlier keep what they were compiled with.
 */
export function registerExtensions(extensions: readonly LanguageExtension[]): void {
  registered = merge(extensions);
}

/** The same object until extensions are registered again. */
export const registeredExtensions = (): RegisteredExtensions => registered;
