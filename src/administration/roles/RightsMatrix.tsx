import { Alert, Checkbox, Input, Skeleton, Space } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import {
  MAX_COLUMNS,
  toEffectiveRights,
  type SentEffectiveRights,
  type SentMatrixColumn,
  type SentMatrixRow,
} from '../../../contract/rights/rightsMatrix.ts';
import { toRowPage } from '../../../contract/pages.ts';
import { textOf } from '../../../contract/reading.ts';
import { present } from '../../../engine/index.ts';
import { EmptyState, PageModal, type PanelProps } from '../../../renderers/index.ts';
import { matchTitle } from '../../navigation/menus/menuSearch.ts';
import { useSpelling } from '../../navigation/menus/useSpelling.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { RetryAlert } from '../../shell/ui/RetryAlert.tsx';
import { useFetched } from '../../shell/ui/useFetched.ts';
import { AccessScreen } from '../access/AccessScreen.tsx';
import { askingOf, findUsers, type Pickable } from '../access/accessCalls.ts';
import { ColumnPicker } from './ColumnPicker.tsx';
import { gridRows, RIGHT, type GridRow } from './gridRows.ts';
import { matrixText } from './matrixText.ts';
import { RightsGrid } from './RightsGrid.tsx';
import '../rights/rights.css';
import './matrix.css';

/** Users, or roles when opened from the list of roles. */
type Whose = 'users' | 'roles';

const NAMES = { users: ['realname', 'username'], roles: ['roleName', 'roleCode'] } as const;

const pickable =
  (whose: Whose) =>
  (record: unknown): Pickable => {
    const [name, code] = NAMES[whose];
    return { value: textOf(record, 'id'), label: `${textOf(record, name)}（${textOf(record, code)}）` };
  };

/** Finds users or roles of the tenant by code, name or pinyin. */
function useFinder(whose: Whose) {
  const http = usePageHttp();
  return useCallback(
    async (word: string, signal: AbortSignal) => {
      if (whose === 'users') return findUsers(http, { keyword: word, roleId: '' }, signal);
      const params = { pageNo: 1, pageSize: MAX_COLUMNS, ...present({ keyword: word === '' ? undefined : word }) };
      const answer = await http.call({ method: 'GET', url: '/sys/role/listByTenant', params, signal });
      return toRowPage(answer, pickable(whose)).rows;
    },
    [http, whose],
  );
}

/** Number of columns shown when nothing was selected in the list. */
const STARTERS = 10;

type Finder = ReturnType<typeof useFinder>;

/**
 * Returns the users or roles of the columns: the selected records of the list, otherwise the first ones, until the user
 * chooses.
 */
function useChosen(records: PanelProps['records'], whose: Whose, find: Finder) {
  const isGiven = records.length > 0;
  const given = () => (isGiven ? records.slice(0, MAX_COLUMNS).map(pickable(whose)) : undefined);
  const [chosen, choose] = useState<readonly Pickable[] | undefined>(given);
  const starters = useFetched(
    useCallback(async (signal: AbortSignal) => (isGiven ? [] : await find('', signal)), [find, isGiven]),
  );
  return { chosen: chosen ?? starters.value?.slice(0, STARTERS) ?? [], choose };
}

/** Loads the effective rights of the chosen users or roles; undefined while none is chosen. */
function useEffective(whose: Whose, ids: string) {
  const http = usePageHttp();
  const read = useCallback(
    async (signal: AbortSignal) => {
      if (ids === '') return undefined;
      const params = whose === 'users' ? { userIds: ids } : { roleIds: ids };
      return toEffectiveRights(await http.call({ method: 'GET', url: '/sys/permission/matrix', params, signal }));
    },
    [http, ids, whose],
  );
  return useFetched(read);
}

interface ShownProps {
  readonly rights: SentEffectiveRights;
  readonly busy: boolean;
  readonly onWhy: (row: GridRow, column: SentMatrixColumn) => void;
}

function ShownRights({ rights, busy, onWhy }: ShownProps) {
  const spell = useSpelling();
  const [typed, setTyped] = useState('');
  const [onlyDifferences, setOnly] = useState(false);
  const word = typed.trim().toLowerCase();
  const rows = useMemo(() => {
    const isFound = ({ title, perms }: SentMatrixRow): boolean =>
      word === '' || perms.toLowerCase().includes(word) || matchTitle(title, word, spell) !== null;
    return gridRows(rights, { isFound, onlyDifferences });
  }, [onlyDifferences, rights, spell, word]);
  const { columns } = rights;
  return (
    <>
      <Space wrap>
        <Input.Search
          allowClear
          className="wb-rights-search"
          placeholder={matrixText('matrix.search')}
          aria-label={matrixText('matrix.search')}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Checkbox checked={onlyDifferences} onChange={({ target }) => setOnly(target.checked)}>
          {matrixText('matrix.differences')}
        </Checkbox>
        <span role="status">{matrixText('matrix.count', { rows: rows.length, columns: columns.length })}</span>
      </Space>
      {rows.length === 0 ? (
        <EmptyState text={matrixText(onlyDifferences && word === '' ? 'matrix.same' : 'matrix.nothing')} />
      ) : (
        <>
          <span className="wb-matrix-hint">{matrixText('matrix.hint')}</span>
          <RightsGrid {...{ rows, columns, busy, onWhy }} />
        </>
      )}
    </>
  );
}

/** Shows the rights of users or roles side by side: rows are the menu, and each cell explains its state. */
export function RightsMatrix({ t, page, records, close }: PanelProps) {
  const whose = page.resource.url === '/sys/role' ? 'roles' : 'users';
  const find = useFinder(whose);
  const { chosen, choose } = useChosen(records, whose, find);
  const [asked, ask] = useState<readonly [GridRow, SentMatrixColumn]>();
  const { value, failure, isLoading, again } = useEffective(whose, chosen.map((one) => one.value).join(','));
  const isShown = value !== undefined && value.columns.length > 0 && chosen.length > 0;
  const absent = chosen.filter((one) => value?.columns.every(({ id }) => id !== one.value));
  const rest = records.length - MAX_COLUMNS;
  return (
    <div className="wb-rights">
      <ColumnPicker
        label={matrixText(`matrix.${whose}`)}
        placeholder={matrixText(`matrix.${whose}Hint`, { most: MAX_COLUMNS })}
        find={find}
        chosen={chosen}
        onChoose={choose}
      />
      {rest > 0 && <Alert type="info" showIcon message={matrixText('matrix.tooMany', { most: MAX_COLUMNS, rest })} />}
      {failure !== undefined && <RetryAlert message={failure.message} onRetry={again} />}
      {chosen.length === 0 && <Alert type="info" showIcon message={matrixText('matrix.choose')} />}
      {!isLoading && value !== undefined && absent.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message={matrixText('matrix.absent', { names: absent.map(({ label }) => label).join('，') })}
        />
      )}
      {chosen.length > 0 && isLoading && !isShown && <Skeleton active aria-busy />}
      {isShown && <ShownRights rights={value} busy={isLoading} onWhy={(row, column) => ask([row, column])} />}
      {asked !== undefined && <Why whose={whose} asked={asked} t={t} close={close} onClose={() => ask(undefined)} />}
    </div>
  );
}

interface WhyProps extends Pick<PanelProps, 't' | 'close'> {
  readonly whose: Whose;
  readonly asked: readonly [GridRow, SentMatrixColumn];
  readonly onClose: () => void;
}

/** For a role, the question concerns one of its users. */
function Why({ t, whose, asked: [{ row }, column], close, onClose }: WhyProps) {
  const { id, name, code } = column;
  const { menuType } = row;
  return (
    <PageModal
      t={t}
      width={720}
      title={matrixText('matrix.why', { name, what: row.title })}
      footer={null}
      onClose={onClose}
    >
      <AccessScreen
        user={whose === 'users' ? { value: id, label: `${name}（${code}）` } : undefined}
        roleId={whose === 'roles' ? id : undefined}
        asked={askingOf({ ...row, isRight: menuType === RIGHT })}
        onLeave={close}
      />
    </PageModal>
  );
}
