import { useState } from 'react';
import { useDialogs } from '../../form/dialogs/dialogs.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { MAX_TITLE_LENGTH, MAX_SAVED, readSavedQueries, withSaved, type SavedQuery } from './savedQueries.ts';

interface SavedQueriesModel {
  readonly queries: readonly SavedQuery[];
  /** Prompts for a name and saves the query under it; resolves to the name, undefined when staff cancel. */
  readonly save: (query: Omit<SavedQuery, 'title'>, name: string) => Promise<string | undefined>;
  /** Resolves to whether it was deleted. */
  readonly remove: (query: SavedQuery) => Promise<boolean>;
}

/** Returns the saved queries of a page; undefined when the shell has no store. Makes no call to the server (W7-41). */
export function useSavedQueries(saveCode: string | undefined): SavedQueriesModel | undefined {
  const { notify, savedQueries: store, t } = usePorts();
  const dialogs = useDialogs();
  const [queries, setQueries] = useState(() => readSavedQueries(store?.read(saveCode)));
  if (store === undefined) return undefined;
  /** Reads the store again, because another window may have saved meanwhile. */
  const change = (make: (kept: readonly SavedQuery[]) => readonly SavedQuery[]): void => {
    const next = make(readSavedQueries(store.read(saveCode)));
    store.write(saveCode, next);
    setQueries(next);
  };
  const save: SavedQueriesModel['save'] = async (query, name) => {
    const message = t('superQuery.emptyName');
    const typed = await dialogs.prompt({
      title: t('superQuery.nameTitle'),
      label: t('superQuery.name'),
      defaultValue: name,
      maxLength: MAX_TITLE_LENGTH,
      rules: [
        { required: true, message },
        { pattern: '\\S', message },
      ],
    });
    const title = typed?.trim() ?? '';
    if (title === '') return undefined;
    const kept = readSavedQueries(store.read(saveCode));
    const isThere = kept.some((one) => one.title === title);
    if (!isThere && kept.length >= MAX_SAVED) {
      notify.warning(t('superQuery.tooManySaved', { most: MAX_SAVED }));
      return undefined;
    }
    const question = { title: t('superQuery.overwriteTitle'), text: t('superQuery.overwriteText', { name: title }) };
    if (isThere && !(await dialogs.confirm(question))) return undefined;
    change((now) => withSaved(now, { title, ...query }));
    notify.success(t('superQuery.savedDone'));
    return title;
  };
  const remove: SavedQueriesModel['remove'] = async ({ title }) => {
    const question = { title: t('superQuery.deleteTitle'), text: t('superQuery.deleteText'), danger: true };
    if (!(await dialogs.confirm(question))) return false;
    change((now) => now.filter((one) => one.title !== title));
    return true;
  };
  return { queries, save, remove };
}
