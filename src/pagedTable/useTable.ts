import { useCallback, useState } from 'react';
import { useFetched } from '../ui/useFetched.ts';
import { usePageHttp } from '../ui/PageLife.tsx';
import { isRecord, textOf } from '../../contract/reading.ts';

type Row = Readonly<Record<string, unknown>>;

/** A list of the server, page by page, found by a word. */
export function useTable(url: string, wordKey: string) {
  const http = usePageHttp();
  const [{ word, pageNo, pageSize }, setAsked] = useState({ word: '', pageNo: 1, pageSize: 20 });
  const ask = useCallback(
    async (signal: AbortSignal) => {
      const params = { pageNo, pageSize, ...(word === '' ? {} : { [wordKey]: word }) };
      const result = await http.call({ method: 'GET', url, params, signal });
      const records: unknown = isRecord(result) ? result['records'] : [];
      const rows: readonly Row[] = Array.isArray(records) ? records.filter(isRecord) : [];
      return { rows, total: Number(textOf(result, 'total')) || 0 };
    },
    [http, url, wordKey, word, pageNo, pageSize],
  );
  const fetched = useFetched(ask);
  return {
    ...fetched,
    pageNo,
    pageSize,
    search: (text: string) => setAsked({ word: text.trim(), pageNo: 1, pageSize }),
    turn: (page: number, size: number) => setAsked({ word, pageNo: page, pageSize: size }),
  };
}

export type ServerTable = ReturnType<typeof useTable>;
