import { theme } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { fetchEditors } from './ui/editors/defaultEditors.ts';
import './ui/editors/reactEditors.ts';
import { TableThemeProvider, tableTheme } from './ui/editors/tableTheme.ts';

// A page with antd's theme edits cells: fetch their editors in advance, so that no editor has to be waited for.
void fetchEditors();

/** Tables inside use the colours and sizes of the current antd theme, light or dark. */
export function ThemedTables({ children }: { readonly children: ReactNode }) {
  const { token, hashId } = theme.useToken();
  const themed = useMemo(() => tableTheme(token, hashId), [token, hashId]);
  return <TableThemeProvider value={themed}>{children}</TableThemeProvider>;
}
