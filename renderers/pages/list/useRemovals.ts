import { useCallback, useMemo, type Dispatch } from 'react';
import type { CompiledAction, CompiledPage, Values } from '../../../engine/index.ts';
import { useDialogs } from '../../form/dialogs/dialogs.ts';
import { toText } from '../../kit/formats/formats.ts';
import type { ListEvent } from '../../list/state/listState.ts';
import { PortError, type Ports, type KeptRecord } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { missingUrl } from '../../data/records/missingUrl.ts';
import { appliesTo, permittedAction } from '../../data/records/recordActions.ts';
import { recordWord } from '../../data/records/recordWord.ts';
import { reportFailure } from '../../data/records/reportFailure.ts';
import { nameInList } from './nameInList.ts';

export interface Removals {
  readonly remove: (action: CompiledAction, record: Values) => Promise<void>;
  readonly removeSelected: (selected: ReadonlyMap<string, Values>) => Promise<void>;
}

/** Records that cannot be removed: the reason as text, by id. */
type Reasons = ReadonlyMap<string, string>;

const NONE: Reasons = new Map();

const idOf = (record: Values): string => toText(record['id']);

/** Returns the records that the server refuses to remove, each with its reason. */
const refusedIn = (error: unknown): readonly KeptRecord[] =>
  error instanceof PortError && (error.failure.kind === 'conflict' || error.failure.kind === 'refused')
    ? (error.failure.records ?? [])
    : [];

const whyKept = ({ resource: { statusKey = '' } }: CompiledPage, record: Values, t: Ports['t']): string => {
  const status = toText(record[`${statusKey}_dictText`] ?? record[statusKey]);
  return status === '' ? t('list.notDeletableThis') : t('list.notDeletableIn', { status });
};

/** Maximum number of records named in the confirmation; the others are counted. */
const MAX_NAMED = 10;

/** Returns the confirmation text of a removal: kind and names or number of the records. */
function removalOf({ page, act }: { page: CompiledPage; act: string }, records: readonly Values[], t: Ports['t']) {
  const names = records.map((record) => nameInList(page, record));
  const [name = ''] = names;
  const [title, count] = [recordWord(page.title), records.length];
  const isOne = count === 1 && name !== '';
  const rest = count - MAX_NAMED;
  const more = rest > 0 ? [t('list.andOthers', { count: rest })] : [];
  return {
    title: isOne
      ? t('list.confirmDeleteOne', { act, title, name })
      : t('list.confirmDeleteMany', { act, title, count }),
    lines: isOne ? [] : [...names.slice(0, MAX_NAMED), ...more],
    ok: t('common.counted', { title: act, count }),
    danger: true,
  };
}

/** Names the records that cannot be removed, and asks whether to remove the others. */
function useKeptQuestion(page: CompiledPage) {
  const { t } = usePorts();
  const dialogs = useDialogs();
  return useCallback(
    (records: readonly Values[], reasons: Reasons, isDone: boolean): Promise<boolean> => {
      const kept = records.filter((record) => reasons.has(idOf(record)));
      const others = records.length - kept.length;
      const lines = kept.map((record) =>
        t('list.keptLine', { name: nameInList(page, record), why: reasons.get(idOf(record)) ?? '' }),
      );
      const title = t('list.notDeletable', { count: kept.length });
      if (others === 0) return dialogs.confirm({ title, lines, isNotice: true });
      const text = t(isDone ? 'list.noneDeleted' : 'list.othersDeletable', { count: others });
      return dialogs.confirm({ title, text, lines, ok: t('list.deleteOthers', { count: others }), danger: true });
    },
    [dialogs, page, t],
  );
}

/** Removes records; names each that cannot be removed with the reason, and asks whether to remove the others. */
export function useRemovals(page: CompiledPage, dispatch: Dispatch<ListEvent>): Removals {
  const ports = usePorts();
  const dialogs = useDialogs();
  const { dataSource, host, notify, t } = ports;

  const askForOthers = useKeptQuestion(page);

  /** Removes the records; returns those that the server refused, with reasons. */
  const attempt = useCallback(
    async (records: readonly Values[], done: string): Promise<Reasons> => {
      try {
        const seen = records.map((record) => ({ id: idOf(record), version: Number(record['version']) }));
        await dataSource.remove(page, seen);
        notify.success(done);
        dispatch({ kind: 'removed', ids: records.map(idOf) });
        host.recordsChanged(page.id);
        return NONE;
      } catch (error) {
        const reasons = new Map(refusedIn(error).map(({ id, message }) => [id, message]));
        // Refused records are deselected: staff select them again after seeing their current state.
        dispatch({ kind: 'removed', ids: [...reasons.keys()] });
        if (reasons.size === 0) reportFailure(ports, error);
        return reasons;
      }
    },
    [dataSource, dispatch, host, notify, page, ports],
  );

  const send = useCallback(
    async (records: readonly Values[], done: string): Promise<void> => {
      let rest = records;
      for (;;) {
        const reasons = await attempt(rest, done);
        if (reasons.size === 0 || !(await askForOthers(rest, reasons, true))) return;
        rest = rest.filter((record) => !reasons.has(idOf(record)));
      }
    },
    [askForOthers, attempt],
  );

  const remove = useCallback(
    async (action: CompiledAction, record: Values) => {
      const missing = missingUrl(page, 'delete', t);
      if (missing !== undefined) return notify.error(missing);
      const text = action.confirm ?? t('list.deleteOneText');
      if (await dialogs.confirm({ ...removalOf({ page, act: action.title }, [record], t), text, ok: action.title }))
        await send([record], t('list.deleted'));
    },
    [dialogs, notify, page, send, t],
  );

  const removeSelected = useCallback(
    async (selected: ReadonlyMap<string, Values>) => {
      const missing = missingUrl(page, 'deleteBatch', t);
      if (missing !== undefined) return notify.error(missing);
      const action = permittedAction('delete', { page, can: ports.can });
      if (selected.size === 0 || action === undefined) return notify.warning(t('list.selectOne'));
      const records = [...selected.values()];
      const kept = records.filter((record) => !appliesTo(action, record, { page, user: ports.user }));
      const text = t(page.tree?.onDelete === 'cascade' ? 'list.confirmDeleteBelow' : 'list.confirmDeleteText');
      const goesOn =
        kept.length === 0
          ? await dialogs.confirm({ ...removalOf({ page, act: action.title }, records, t), text })
          : await askForOthers(records, new Map(kept.map((record) => [idOf(record), whyKept(page, record, t)])), false);
      if (!goesOn) return undefined;
      return send(
        records.filter((record) => !kept.includes(record)),
        t('list.batchDeleted'),
      );
    },
    [askForOthers, dialogs, notify, page, ports, send, t],
  );

  return useMemo(() => ({ remove, removeSelected }), [remove, removeSelected]);
}
