import { EmptyState } from '../../../renderers/index.ts';
import { Select, Spin } from 'antd';
import { useCallback, useState } from 'react';
import { toRecordPage } from '../../../contract/records.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { useFetched } from '../../shell/ui/useFetched.ts';
import { usersText as text } from './usersText.ts';

const MAX_OFFERED = 20;
const FROZEN = '2';

interface UserChoiceProps {
  /** Account; set by the form. */
  readonly value?: string;
  readonly onChange?: (username: string | undefined) => void;
  readonly id?: string;
  /** Account that is not offered: the user concerned. */
  readonly except: string;
}

/** Picks one active user by account or name. */
export function UserChoice({ value, onChange, id, except }: UserChoiceProps) {
  const http = usePageHttp();
  const [keyword, setKeyword] = useState('');
  const ask = useCallback(
    async (signal: AbortSignal) => {
      const params = { keyword, pageNo: 1, pageSize: MAX_OFFERED };
      return toRecordPage(await http.call({ method: 'GET', url: '/sys/user/list', params, signal })).records;
    },
    [http, keyword],
  );
  const { value: users = [], failure, isLoading } = useFetched(ask);
  const options = users
    .filter((user) => user['username'] !== except && String(user['status'] ?? '1') !== FROZEN)
    .map((user) => ({
      value: String(user['username']),
      label: `${String(user['realname'])} (${String(user['username'])})`,
    }));
  return (
    <Select
      {...(id !== undefined && { id })}
      {...(value !== undefined && { value })}
      showSearch
      allowClear
      filterOption={false}
      onSearch={setKeyword}
      onChange={(chosen: string | undefined) => onChange?.(chosen)}
      options={options}
      placeholder={text('users.chooseUser')}
      notFoundContent={
        isLoading ? <Spin size="small" /> : <EmptyState text={failure?.message ?? text('users.noUser')} />
      }
    />
  );
}
