import { useState, type ReactNode } from 'react';
import { compilePage, type CompiledColumn, type Language, type PageSchema } from '../../../engine/index.ts';
import { usePicker } from '../../../renderers/index.ts';
import { spoken } from '../../platform/locales/spoken.ts';

/** Column with a multi-select user picker; it stores user ids. */
function pickerColumn(title: string, language: Language): CompiledColumn {
  const schema: PageSchema = {
    schemaVersion: 1,
    kind: 'list',
    title,
    resource: { url: '/sys/user', table: 'plain_list', permission: 'system:user' },
    columns: [{ type: 'normal', key: 'users', title }],
    list: { columns: ['users'] },
    form: { groups: [] },
  };
  const { page } = compilePage(schema, { id: 'shell/picked-users', language, dictionaries: new Map() });
  const column = page?.columns[0];
  if (column === undefined) throw new Error('The picker of users does not compile');
  return { ...column, multiple: true, picker: { of: 'users', store: 'id', text: 'realname' } };
}

interface UserPicker {
  readonly open: () => void;
  /** No users can be picked: there is no directory. */
  readonly isMissing: boolean;
  readonly dialog: ReactNode;
}

/** Multi-select user picker; reports ids, and names in the same order. */
export function useUserPicker(
  title: string,
  onPick: (ids: readonly string[], names: readonly string[]) => void,
): UserPicker {
  const [column] = useState(() => pickerColumn(title, spoken.language));
  const { open, isMissing, dialog } = usePicker({
    column,
    value: null,
    onPick: (items) => {
      const names = items.map(({ value, text }) => text || value);
      if (items.length > 0)
        onPick(
          items.map(({ value }) => value),
          names,
        );
    },
  });
  return { open: () => open(), isMissing, dialog };
}
