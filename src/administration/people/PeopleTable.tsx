import { EmptyState } from '../../../renderers/index.ts';
import { Button, Input, Space, Table } from 'antd';
import type { TableColumnsType } from 'antd';
import { useCallback, useState, type ReactNode } from 'react';
import type { RowPage } from '../../../contract/pages.ts';
import { organisationText as text } from '../../features/departments/organisationText.ts';
import { RetryAlert } from '../../shell/ui/RetryAlert.tsx';
import { useFetched } from '../../shell/ui/useFetched.ts';
import type { ListedUser, PeopleQuestion } from './peopleCalls.ts';
import './people.css';

const PAGE_SIZE = 10;

/** An action on some of the people. */
export interface PeopleAction {
  readonly key: string;
  readonly title: string;
  readonly isDanger?: boolean | undefined;
  /** Users that the action applies to. Default: all. */
  readonly isFor?: ((user: ListedUser) => boolean) | undefined;
  /** Resolves to true when something changed: the list is reloaded and the selection cleared. */
  readonly run: (users: readonly ListedUser[]) => Promise<boolean>;
}

export interface PeopleTableProps {
  /** Must be a stable function for the same list. */
  readonly ask: (question: PeopleQuestion, signal: AbortSignal) => Promise<RowPage<ListedUser>>;
  /** Changes when someone was added. */
  readonly version: number;
  readonly label: string;
  readonly none: string;
  readonly columns: TableColumnsType<ListedUser>;
  /** Buttons of each row. */
  readonly rowActions: readonly PeopleAction[];
  /** Buttons above the list for the selected users; when empty, rows cannot be selected. */
  readonly chosenActions: readonly PeopleAction[];
  /** Rendered before them, above the list. */
  readonly children?: ReactNode;
}

const isMeant = ({ isFor }: PeopleAction, user: ListedUser): boolean => isFor === undefined || isFor(user);

function usePeople({ ask, version }: Pick<PeopleTableProps, 'ask' | 'version'>) {
  const [place, setPlace] = useState({ ask, keyword: '', pageNo: 1 });
  const [chosen, choose] = useState<ReadonlyMap<string, ListedUser>>(new Map());
  // Another list starts at its first page.
  const { keyword, pageNo } = place.ask === ask ? place : { keyword: '', pageNo: 1 };
  const read = useCallback(
    (signal: AbortSignal) => ask({ keyword, pageNo, pageSize: PAGE_SIZE }, signal),
    [ask, keyword, pageNo],
  );
  const fetched = useFetched(read, String(version));
  const go = (to: Partial<Pick<PeopleQuestion, 'keyword' | 'pageNo'>>): void =>
    setPlace({ ask, keyword, pageNo, ...to });
  const run = async (action: PeopleAction, users: readonly ListedUser[]): Promise<void> => {
    if (!(await action.run(users))) return;
    choose(new Map());
    // Removing the last rows of a page would leave it empty.
    if (pageNo > 1 && users.length >= (fetched.value?.rows.length ?? 0)) go({ pageNo: pageNo - 1 });
    fetched.again();
  };
  return { pageNo, chosen, choose, go, run, ...fetched };
}

type People = ReturnType<typeof usePeople>;

const rowButtons = (rowActions: readonly PeopleAction[], run: People['run']): TableColumnsType<ListedUser> =>
  rowActions.length === 0
    ? []
    : [
        {
          title: text('people.actions'),
          key: 'actions',
          render: (_, user) => (
            <Space size={0} className="people-acts">
              {rowActions
                .filter((action) => isMeant(action, user))
                .map((action) => (
                  <Button
                    key={action.key}
                    type="link"
                    size="small"
                    danger={action.isDanger === true}
                    onClick={() => void run(action, [user])}
                  >
                    {action.title}
                  </Button>
                ))}
            </Space>
          ),
        },
      ];

const chosenButtons = (actions: readonly PeopleAction[], { chosen, run }: People) =>
  actions.map((action) => {
    const meant = [...chosen.values()].filter((user) => isMeant(action, user));
    return (
      <Button
        key={action.key}
        disabled={meant.length === 0}
        danger={action.isDanger === true}
        onClick={() => void run(action, meant)}
      >
        {`${action.title}${meant.length === 0 ? '' : ` (${meant.length})`}`}
      </Button>
    );
  });

/** Paged table of people: searched by name, pinyin or number, with actions on one or several of them. */
export function PeopleTable(props: PeopleTableProps) {
  const { label, none, columns, rowActions, chosenActions, children } = props;
  const people = usePeople(props);
  const { pageNo, chosen, choose, go, run, value, failure, isLoading, again } = people;
  const rowSelection = {
    selectedRowKeys: [...chosen.keys()],
    preserveSelectedRowKeys: true,
    // antd passes aria-label to the checkbox although its types omit it.
    getCheckboxProps: ({ realname, username }: ListedUser): object => ({ 'aria-label': realname || username }),
    onChange: (_: unknown, picked: readonly ListedUser[]) => choose(new Map(picked.map((user) => [user.id, user]))),
  };
  return (
    <div className="people">
      <Space wrap>
        <Input.Search
          allowClear
          className="people-search"
          placeholder={text('people.search')}
          aria-label={text('people.search')}
          onSearch={(word) => go({ keyword: word.trim(), pageNo: 1 })}
        />
        {children}
        {chosenButtons(chosenActions, people)}
      </Space>
      {failure !== undefined && <RetryAlert message={failure.message} onRetry={again} />}
      <Table<ListedUser>
        size="small"
        rowKey="id"
        aria-label={label}
        loading={isLoading}
        dataSource={[...(value?.rows ?? [])]}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: <EmptyState text={none} /> }}
        {...(chosenActions.length > 0 && { rowSelection })}
        pagination={{
          current: pageNo,
          pageSize: PAGE_SIZE,
          total: value?.total ?? 0,
          showSizeChanger: false,
          hideOnSinglePage: true,
          onChange: (to) => go({ pageNo: to }),
        }}
        columns={[...columns, ...rowButtons(rowActions, run)]}
      />
    </div>
  );
}

const named = (key: 'username' | 'realname' | 'department' | 'phone') => ({
  title: text(`people.${key}`),
  dataIndex: key,
  render: (value: string) => <span className="people-text">{value.replaceAll(',', '、')}</span>,
});

/** Columns of every people list: account, name and departments. */
export const peopleColumns = (): TableColumnsType<ListedUser> => [
  named('username'),
  named('realname'),
  named('department'),
];

export const phoneColumn = (): TableColumnsType<ListedUser>[number] => named('phone');
