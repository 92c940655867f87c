import {
  createPageDocument,
  type CompiledAction,
  type PageDocument,
  type WireRecord,
} from '../../../../engine/index.ts';
import { renderersZhCN } from '../../../../renderers/locales/zh-CN.ts';
import { PortError, type DataSource } from '../../../../renderers/kit/ports/ports.ts';
import { createRunningChecks } from '../../../../renderers/form/fields/runningChecks.ts';
import { documentPorts } from '../../../../renderers/form/document/documentPorts.ts';
import { createSaving } from '../../../../renderers/form/saving/createSaving.ts';
import type { SavingContext } from '../../../../renderers/form/saving/savingContext.ts';
import { memoryDictionaries, orderDictionaries } from '../../memoryDictionaries.ts';
import { orderPage } from '../../orderPage.ts';

const texts: Readonly<Record<string, string>> = renderersZhCN;

const page = orderPage();

/** The action that moves a draft to review. */
export const submit = page.list.actions.find(({ id }) => id === 'submit') as CompiledAction;

export const lostAnswer = (): PortError => new PortError({ kind: 'network', message: '网络连接失败。' });

/** A stored draft of the order page. */
export const stored: WireRecord = {
  id: '7',
  version: 3,
  code: 'A007',
  status: 'draft',
  currency: '142',
  gross: '12',
  net: '10',
};

/** Forwards all calls, but loses the responses of the saves with the given numbers, counted from 1. */
export function losing(source: DataSource, lost: readonly number[]): DataSource {
  let calls = 0;
  return {
    ...source,
    save: async (...request) => {
      calls += 1;
      const call = calls;
      const answer = await source.save(...request);
      if (lost.includes(call)) throw lostAnswer();
      return answer;
    },
  };
}

const checks = createRunningChecks();

export const openDocument = (record?: WireRecord): PageDocument =>
  createPageDocument({
    page,
    ports: documentPorts(page, { dictionaries: memoryDictionaries(orderDictionaries) }, checks),
    user: { id: 'u1', username: 'clerk', realname: '制单员', orgCode: 'A01A01' },
    ...(record && { record }),
  });

export interface FormOptions {
  readonly record?: WireRecord;
  readonly flush?: () => Promise<boolean>;
  readonly dialogs?: Partial<SavingContext['dialogs']>;
}

/** A form without rendering: a document and its saving, its notifications, and the sequence of its state kinds. */
export function savingForm(dataSource: Partial<DataSource>, { record, flush, dialogs }: FormOptions = {}) {
  const document = openDocument(record);
  const told: string[] = [];
  const kinds: string[] = [];
  const tell = (kind: string) => (text: string) => void told.push(`${kind} ${text}`);
  const unasked = (name: string) => () => Promise.reject(new Error(`${name} was asked, and the test gives no answer`));
  const noted: unknown[] = [];
  const shown: PageDocument[] = [];
  const context: SavingContext = {
    document,
    paths: { record: (id) => `/orders/${id}` },
    flush: flush ?? (async () => true),
    focus: ({ path }) => void told.push(`focus /${path.join('/')}`),
    versions: { open: openDocument, show: (newer) => void shown.push(newer) },
    keeping: { note: async (save) => void noted.push(save?.idempotencyKey ?? null) },
    ports: {
      dataSource: {
        children: unasked('children'),
        transitions: unasked('transitions'),
        get: unasked('get'),
        list: unasked('list'),
        remove: unasked('remove'),
        save: unasked('save'),
        transition: unasked('transition'),
        ...dataSource,
      },
      host: {
        navigate: tell('navigate'),
        replace: tell('replace'),
        close: () => undefined,
        setTab: () => undefined,
        recordsChanged: tell('changed'),
        onRecordsChanged: () => () => undefined,
      },
      notify: { success: tell('success'), warning: tell('warning'), error: tell('error') },
      t: (key, parameters = {}) =>
        (texts[key] ?? key).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parameters[name] ?? '')),
    },
    dialogs: {
      review: unasked('review'),
      confirm: unasked('confirm'),
      reason: unasked('reason'),
      resolveConflict: unasked('resolveConflict'),
      ...dialogs,
    },
  };
  const saving = createSaving(context);
  saving.subscribe(() => kinds.push(saving.snapshot().kind));
  return { context, document, kinds, noted, saving, shown, told };
}
