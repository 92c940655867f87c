import { useCallback, useState } from 'react';
import { useFetched } from '../ui/useFetched.ts';
import { usePageHttp } from '../ui/PageLife.tsx';
import { toRowPage } from '../../contract/pages.ts';

/** A list of the server, page by page, found by a word. */
export function useTable<Row>([url, wordKey]: readonly [url: string, wordKey: string], toRow: (row: unknown) => Row) {
  const http = usePageHttp();
  const [{ word, pageNo, pageSize }, setAsked] = useState({ word: '', pageNo: 1, pageSize: 20 });
  const ask = useCallback(
    async (signal: AbortSignal) => {
      const params = { pageNo, pageSize, ...(word !== '' && { [wordKey]: word }) };
      return toRowPage(await http.call({ method: 'GET', url, params, signal }), toRow);
    },
    [http, url, wordKey, toRow, word, pageNo, pageSize],
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

export type ServerTable<Row> = ReturnType<typeof useTable<Row>>;
