import { useEffect, useState } from 'react';
import {
  cellStatistics,
  maySee,
  type CompiledColumn,
  type CompiledHeaderTotal,
  type Can,
  type PageDocument,
  type Value,
} from '../../engine/index.ts';
import { toText } from '../formats/formats.ts';
import { usePorts } from '../ports/portsContext.ts';

export interface HeaderTotal {
  readonly name: string;
  readonly title: string;
  readonly column: CompiledColumn;
  /** A decimal as text; never blank. */
  readonly text: string;
}

/** What a record is known by. Blank: it is not filled in, or the user may not see it. */
export interface HeaderFacts {
  readonly number: string;
  readonly customer: Value;
  readonly status: string;
  readonly totals: readonly HeaderTotal[];
  /** Who changed it last, and when: `2026-11-23 22:04:31`. */
  readonly by: string;
  readonly at: string;
  /** The same as staff say it today: `22:04`. */
  readonly time: string;
}

const pad = (number: number): string => String(number).padStart(2, '0');

/** `2026-11-23 22:04:31` as staff say it on that day: `22:04`; of another day with its month, of another year whole. */
export function shortMoment(at: string, now: Date): string {
  const [, year = '', day = '', time = ''] = /^(\d{4})-(\d\d-\d\d)[T ](\d\d:\d\d)/.exec(at) ?? [];
  if (String(now.getFullYear()) !== year) return `${year}-${day} ${time}`.replace(/^- $/, '');
  return `${pad(now.getMonth() + 1)}-${pad(now.getDate())}` === day ? time : `${day} ${time}`;
}

/** The header may lag behind typing by this many milliseconds, so that no key waits for it. */
const LAG_MS = 120;

const sumOf = (document: PageDocument, { column, detail }: CompiledHeaderTotal): string => {
  if (detail === undefined) return toText(document.values()[column.key]);
  const values = document
    .detail(detail)
    .liveValues()
    .map((row) => row[column.key] ?? null);
  return cellStatistics(values).sum;
};

/** What the header of a record says now. */
export function headerFacts(document: PageDocument, can: Can): HeaderFacts {
  const values = document.values();
  const { form, resource } = document.page;
  const { number, customer, totals } = form.header;
  const at = toText(values['updateTime'] ?? values['createTime']);
  const seen = (column: CompiledColumn | undefined): Value =>
    column === undefined || !maySee(column, can) ? null : (values[column.key] ?? null);
  return {
    number: toText(seen(number)),
    customer: seen(customer),
    status: toText(values[resource.statusKey ?? '']),
    totals: totals.flatMap((total) => {
      const { column, detail = '' } = total;
      const text = maySee(column, can) ? sumOf(document, total) : '';
      return text === '' ? [] : { name: `${detail} ${column.key}`, title: column.title, column, text };
    }),
    by: toText(values['updateBy'] ?? values['createBy']),
    at,
    time: shortMoment(at, new Date()),
  };
}

const saysSame = (before: HeaderFacts, now: HeaderFacts): boolean => {
  const said = ({ number, customer, status, totals, by, at, time }: HeaderFacts): string =>
    JSON.stringify([number, customer, status, by, at, time, totals.map(({ name, text }) => [name, text])]);
  return said(before) === said(now);
};

/** The same, shortly after each change; another object only where it says something else. */
export function useHeaderFacts(document: PageDocument): HeaderFacts {
  const { can } = usePorts();
  const [facts, setFacts] = useState(() => headerFacts(document, can));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = (): void => {
      timer = undefined;
      const now = headerFacts(document, can);
      setFacts((before) => (saysSame(before, now) ? before : now));
    };
    read();
    const stop = document.subscribe(() => {
      timer ??= setTimeout(read, LAG_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [can, document]);
  return facts;
}
