import { useDialogs } from '../../form/dialogs/dialogs.ts';
import type { ListViews, SavedView, SavedViews, TeamColumns, ViewContent, ViewPlace } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { reportFailure } from '../../data/records/reportFailure.ts';
import type { ListViewing } from './useListViews.ts';

export interface ViewedList {
  readonly place: ViewPlace;
  readonly viewing: ListViewing;
  /** Current state of the list. */
  readonly content: ViewContent;
}

/** Actions on the open view. */
export function useViewCommands({ place, viewing, content }: ViewedList) {
  const { listViews, notify, t } = usePorts();
  const dialogs = useDialogs();
  const { take } = viewing;
  /** Calls the port, applies the result and reports a failure. */
  const change = async (call: (views: ListViews) => Promise<SavedViews>, said: string): Promise<boolean> => {
    if (listViews === undefined) return false;
    try {
      take(await call(listViews));
      notify.success(said);
      return true;
    } catch (error) {
      reportFailure({ notify, t }, error);
      return false;
    }
  };
  const asked = (title: string, text: string, danger = false) => dialogs.confirm({ title, text, danger });
  return {
    /** Resolves to whether it succeeded. */
    shareColumns: async (columns: TeamColumns | null): Promise<boolean> => {
      const isSet = columns !== null;
      const title = t(isSet ? 'columns.share' : 'columns.unshare');
      if (!(await asked(title, t(isSet ? 'columns.shareText' : 'columns.unshareText')))) return false;
      return change(
        (views) => views.shareColumns(place, columns),
        t(isSet ? 'columns.shareDone' : 'columns.unshareDone'),
      );
    },
    overwrite: async ({ id, name, roles }: SavedView) => {
      if (!(await asked(t('views.overwrite'), t('views.overwriteText', { name })))) return;
      await change((views) => views.save(place, { id, name, roles, content }), t('views.saved', { name }));
    },
    remove: async ({ id, name }: SavedView) => {
      if (!(await asked(t('views.delete', { name }), t('views.deleteText', { name }), true))) return;
      if (await change((views) => views.remove(place, id), t('list.deleted'))) viewing.open(null);
    },
    toggleDefault: ({ id, name, isDefault }: SavedView) =>
      change(
        (views) => views.openWith(place, isDefault ? null : id),
        t(isDefault ? 'views.defaultCleared' : 'views.defaultSet', { name }),
      ),
  };
}
