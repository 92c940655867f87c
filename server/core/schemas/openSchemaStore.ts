import { findDictionary, pickedDictionary, type Problem } from '../../../engine/index.ts';
import { filedDictionary } from './filedDictionary.ts';
import { folderSignature, readFolder, type FolderTexts } from './readFolder.ts';
import { compareStates, nextState, withProblems, type SchemaState } from './schemaState.ts';
import type { SchemaChange, SchemaStore } from './schemaStore.ts';
import { watchFolder } from './watchFolder.ts';

interface SchemaStoreOptions {
  /** Watches the files; off in tests that trigger reloads themselves. */
  readonly watch: boolean;
  /** Returns the files merged with overrides that are stored elsewhere. Default: the files. */
  readonly layOver?: (texts: FolderTexts) => Promise<FolderTexts>;
  /**
   * Checks the schemas against the database, in addition to their own problems; a check that fails is reported and adds
   * no problems.
   */
  readonly check?: (schemas: ReadSchemas) => Promise<readonly Problem[]>;
  /** Compiles the files, given the previous state. Default: everything is compiled. */
  readonly compile?: typeof nextState;
  /** A listener or a load has failed; the store continues with its current state. */
  readonly onError?: (error: unknown) => void;
}

export interface ReadSchemas {
  readonly state: SchemaState;
  readonly texts: FolderTexts;
}

/** Loads the schemas folder. Broken files do not stop it: their problems are listed, and the rest is served. */
export async function openSchemaStore(folder: string, options: SchemaStoreOptions): Promise<SchemaStore> {
  const {
    watch,
    layOver = (texts) => Promise.resolve(texts),
    check,
    compile = nextState,
    onError = () => {},
  } = options;
  const signature = await folderSignature(folder);
  let files: FolderTexts = new Map();
  const read = async (previous?: SchemaState): Promise<SchemaState> => {
    files = await readFolder(folder);
    const texts = await layOver(files);
    const next = compile(texts, previous);
    try {
      return withProblems(next, (await check?.({ state: next, texts })) ?? []);
    } catch (error) {
      onError(error);
      return next;
    }
  };
  let state = await read();
  const listeners = new Set<(change: SchemaChange) => void | Promise<void>>();

  const readAgain = async (): Promise<SchemaChange> => {
    const next = await read(state);
    const change = compareStates(state, next);
    state = next;
    if (change.pages.length > 0 || change.dictionaries.length > 0 || change.reports || change.menu)
      for (const listener of listeners)
        try {
          await listener(change);
        } catch (error) {
          onError(error);
        }
    return change;
  };
  let turn: Promise<unknown> = Promise.resolve();
  // Sequentially: an earlier load must not finish last.
  const reload = (): Promise<SchemaChange> => {
    const change = turn.then(readAgain);
    turn = change.catch(() => undefined);
    return change;
  };
  const stopWatching = watch
    ? watchFolder({ folder, signature, onError, onSaved: async () => void (await reload()) })
    : () => {};

  return {
    page: (id) => state.pages.get(id)?.compiled,
    pageByUrl: (url) => state.byUrl.get(url),
    pageByComponent: (component) => state.byComponent.get(component),
    pages: () => [...state.pages.values()].map(({ compiled }) => compiled),
    inLanguage: (page, language) => state.spoken.get(page)?.[language] ?? page,
    delivery: (id, language) => state.deliveries.get(id)?.[language],
    dictionary: (code, language = 'zh-CN') =>
      findDictionary(state.dictionariesIn[language], code) ?? pickedDictionary(code, (url) => state.byUrl.get(url)),
    dictionaries: (language = 'zh-CN') => state.dictionariesIn[language],
    filedDictionary: (code) => filedDictionary(files, code),
    dictionarySchema: (code) => state.dictionarySchemas.get(code),
    message: (name) => state.messages.get(name),
    prints: ({ id }) => state.prints.get(id) ?? [],
    report: (code, language = 'zh-CN') => state.reportsIn[language].get(code),
    reports: (language = 'zh-CN') => [...state.reportsIn[language].values()],
    menu: () => state.menu,
    menuWords: (language) => state.menuLocales.get(language),
    problems: (pageId) => (pageId === undefined ? state.problems : (state.problemsByPage.get(pageId) ?? [])),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reload,
    close: () => {
      listeners.clear();
      stopWatching();
    },
  };
}
