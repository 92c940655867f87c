import { Alert, AutoComplete, Select, Space } from 'antd';
import { useCallback, useState } from 'react';
import type { CompiledPage } from '../../../engine/index.ts';
import { spoken } from '../../platform/locales/spoken.ts';
import type { ShellRoute } from '../../shell/routes/buildRoutes.ts';
import { useRouteTable } from '../../shell/routes/useRouteTable.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { RetryAlert } from '../../shell/ui/RetryAlert.tsx';
import { useFetched } from '../../shell/ui/useFetched.ts';
import { readEntryPage } from '../rights/ruleCalls.ts';
import { Field, FoundPicker, OfferedPicker, RightPicker } from './pickers.tsx';
import {
  askingOf,
  CALLS,
  recordsNamed,
  nameColumn,
  type Asking,
  type Pickable,
  type AccessKind,
} from './accessCalls.ts';
import { accessText } from './accessText.ts';

export interface WhatProps {
  readonly onAsk: (questions: readonly Asking[]) => void;
  /** The current page, when the question is asked from one. */
  readonly component?: string | undefined;
}

/** Pages of the menu by component, with their folders. */
export const pageOffers = (routes: readonly ShellRoute[], above: readonly string[] = []): readonly Pickable[] =>
  routes.flatMap(({ target, meta, children }) => {
    const path = [...above, meta.title];
    const own = target.kind === 'page' ? [{ value: target.component, label: path.join(' / ') }] : [];
    return [...own, ...pageOffers(children, path)];
  });

/** Loads the selected page to ask about. */
function usePickedPage(first: string | undefined) {
  const http = usePageHttp();
  const { routes } = useRouteTable();
  const [component, setComponent] = useState(first);
  const read = useCallback(
    async (signal: AbortSignal) =>
      component === undefined ? undefined : readEntryPage(http, component, { language: spoken.language, signal }),
    [component, http],
  );
  return { http, offers: pageOffers(routes), component, setComponent, ...useFetched(read) };
}

function PageChoice({ picked, onChange }: { readonly picked: ReturnType<typeof usePickedPage>; onChange: () => void }) {
  const { offers, component, setComponent, value, failure, isLoading, again } = picked;
  const isEmpty = component !== undefined && value === undefined && !isLoading;
  return (
    <>
      <OfferedPicker
        label={accessText('why.page')}
        placeholder={accessText('why.pageHint')}
        value={offers.some((one) => one.value === component) ? component : undefined}
        loading={isLoading}
        offers={offers}
        onPick={(next) => {
          setComponent(next);
          onChange();
        }}
      />
      {failure !== undefined && !failure.isMissing && <RetryAlert message={failure.message} onRetry={again} />}
      {isEmpty && (failure === undefined || failure.isMissing) && (
        <Alert type="info" showIcon message={accessText('why.noPage')} />
      )}
    </>
  );
}

function RightAsked({ onAsk }: WhatProps) {
  const [id, setId] = useState<string>();
  return (
    <RightPicker
      value={id}
      onPick={(node) => {
        setId(node?.id);
        onAsk(node === undefined ? [] : askingOf(node));
      }}
    />
  );
}

const fieldOffers = (page: CompiledPage): readonly Pickable[] => [
  ...page.columns.map(({ key, title }) => ({ value: key, label: title })),
  ...page.details.flatMap((detail) =>
    detail.columns.map(({ key, title }) => ({ value: `${detail.key}.${key}`, label: `${detail.title} / ${title}` })),
  ),
];

function FieldAsked({ onAsk, component }: WhatProps) {
  const picked = usePickedPage(component);
  const [field, setField] = useState<string>();
  const page = picked.value;
  const offers = page === undefined ? [] : fieldOffers(page);
  const pick = (next: string | undefined): void => {
    setField(next);
    const offer = offers.find(({ value }) => value === next);
    if (page === undefined || offer === undefined) return onAsk([]);
    onAsk([{ what: `${page.title} / ${offer.label}`, params: { page: page.id, field: offer.value } }]);
  };
  return (
    <>
      <PageChoice {...{ picked }} onChange={() => pick(undefined)} />
      <OfferedPicker
        label={accessText('why.field')}
        placeholder={accessText('why.fieldHint')}
        disabled={page === undefined}
        value={field}
        offers={offers}
        onPick={pick}
      />
    </>
  );
}

const NO_RECORDS = async (): Promise<readonly Pickable[]> => [];

function RecordAsked({ onAsk, component }: WhatProps) {
  const picked = usePickedPage(component);
  const [record, setRecord] = useState<Pickable>();
  const { http, value: page } = picked;
  const find = useCallback(
    (word: string, signal: AbortSignal) =>
      page === undefined ? NO_RECORDS() : recordsNamed(http, { page, word }, signal),
    [http, page],
  );
  const pick = (next: Pickable | undefined): void => {
    setRecord(next);
    if (page === undefined || next === undefined) return onAsk([]);
    onAsk([{ what: `${page.title} / ${next.label}`, params: { page: page.id, recordId: next.value } }]);
  };
  return (
    <>
      <PageChoice {...{ picked }} onChange={() => pick(undefined)} />
      <FoundPicker
        label={accessText('why.record')}
        placeholder={accessText('why.recordHint', { name: (page && nameColumn(page)?.title) ?? '' })}
        disabled={page === undefined}
        value={record}
        find={find}
        // Offers the typed text as an id: records that only the examined user sees cannot be found.
        further={(id) => (id === '' ? [] : [{ value: id.slice(0, 40), label: accessText('why.recordId', { id }) }])}
        onPick={pick}
      />
    </>
  );
}

const MAX_URL_LENGTH = 500;

function CallAsked({ onAsk, component }: WhatProps) {
  const picked = usePickedPage(component);
  const [call, setCall] = useState({ method: 'GET', url: '' });
  const page = picked.value;
  const offers =
    page === undefined
      ? []
      : CALLS.map(([method, kind]) => {
          const url = `${page.resource.url}/${kind}`;
          return { value: url, label: `${accessText(`why.call.${kind}`)} ${method} ${url}`, method };
        });
  const ask = (next: typeof call): void => {
    setCall(next);
    const url = next.url.trim();
    onAsk(url === '' ? [] : [{ what: `${next.method} ${url}`, params: { ...next, url } }]);
  };
  return (
    <>
      <PageChoice {...{ picked }} onChange={() => ask({ method: 'GET', url: '' })} />
      <Field label={accessText('why.call')}>
        <Space.Compact block>
          <Select
            aria-label={accessText('why.method')}
            className="wb-why-method"
            value={call.method}
            options={['GET', 'POST', 'PUT', 'DELETE'].map((method) => ({ value: method, label: method }))}
            onChange={(method) => ask({ ...call, method })}
          />
          <AutoComplete
            className="wb-why-url"
            aria-label={accessText('why.call')}
            placeholder={accessText('why.callHint')}
            maxLength={MAX_URL_LENGTH}
            value={call.url}
            options={offers}
            filterOption={(word, option) =>
              offers.some(({ value }) => value === word) || String(option?.label ?? '').includes(word)
            }
            onChange={(url) => setCall({ ...call, url })}
            onSelect={(url) => ask({ url, method: offers.find(({ value }) => value === url)?.method ?? call.method })}
            onBlur={() => ask(call)}
            onKeyDown={({ key }) => {
              if (key === 'Enter') ask(call);
            }}
          />
        </Space.Compact>
      </Field>
    </>
  );
}

/** Pickers for each kind of question; a complete question is sent immediately. */
export const ACCESS_QUERIES = {
  right: RightAsked,
  field: FieldAsked,
  record: RecordAsked,
  call: CallAsked,
} as const satisfies { readonly [K in AccessKind]: (props: WhatProps) => unknown };
