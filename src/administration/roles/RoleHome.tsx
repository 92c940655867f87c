import { Alert, Button, Form, InputNumber, Skeleton, Switch } from 'antd';
import { useCallback, useState } from 'react';
import { useSnapshot } from 'valtio';
import { isRecord, numberOf, textOf } from '../../../contract/reading.ts';
import type { MenuNode } from '../../../contract/menu.ts';
import type { PanelProps } from '../../../renderers/index.ts';
import type { ShellRoute } from '../../shell/routes/buildRoutes.ts';
import { useRouteTable } from '../../shell/routes/useRouteTable.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { RetryAlert } from '../../shell/ui/RetryAlert.tsx';
import { useFetched } from '../../shell/ui/useFetched.ts';
import { rightsText } from '../rights/rightsText.ts';
import '../rights/rights.css';
import { OfferedPicker } from '../access/pickers.tsx';
import type { Pickable } from '../access/accessCalls.ts';

const BUSINESS_HOME = 'businessHome';

/** Possible start pages: those of the menu, and the business home that all users have. */
export const homeOffers = (routes: readonly ShellRoute[], above: readonly string[] = []): readonly Pickable[] =>
  routes.flatMap(({ path, target, meta, hidden, children }) => {
    const titles = [...above, meta.title];
    const isPage = ['builtin', 'page', 'report'].includes(target.kind) && !path.includes(':');
    const isOffered = isPage && (!hidden || (target.kind === 'builtin' && target.name === BUSINESS_HOME));
    return [...(isOffered ? [{ value: path, label: titles.join(' / ') }] : []), ...homeOffers(children, titles)];
  });

const nodeAt = (menu: readonly MenuNode[], path: string): MenuNode | undefined =>
  menu.flatMap((node) => (node.path === path ? node : (nodeAt(node.children, path) ?? [])))[0];

interface Stored {
  readonly id: string;
  readonly url: string;
  readonly priority: number;
  readonly isOn: boolean;
  /** Ids of entries that the role holds. */
  readonly held: ReadonlySet<string>;
}

/** Loads the stored start page of a role; for a new one, id and url are blank. */
function useStoredHome(roleId: string, roleCode: string) {
  const http = usePageHttp();
  const read = useCallback(
    async (signal: AbortSignal): Promise<Stored> => {
      const [home, held] = await Promise.all([
        http.call({ method: 'GET', url: '/sys/sysRoleIndex/queryByCode', params: { roleCode }, signal }),
        http.call({ method: 'GET', url: '/sys/permission/queryRolePermission', params: { roleId }, signal }),
      ]);
      return {
        id: textOf(home, 'id'),
        url: textOf(home, 'url'),
        priority: numberOf(home, 'priority'),
        isOn: !isRecord(home) || home['status'] !== '0',
        held: new Set(Array.isArray(held) ? held.map(String) : []),
      };
    },
    [http, roleCode, roleId],
  );
  return useFetched(read);
}

interface FormProps extends PanelProps {
  readonly roleCode: string;
  readonly stored: Stored;
}

interface Typed {
  readonly priority: number | null;
  readonly isOn: boolean;
}

function HomeForm({ t, ports: { notify }, roleCode, stored, setDirty, close }: FormProps) {
  const http = usePageHttp();
  const { permissionList } = useSnapshot(useShell().session.state);
  const offers = homeOffers(useRouteTable().routes);
  const [url, setUrl] = useState(stored.url);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const node = nodeAt(permissionList ?? [], url);
  const isUnknown = url !== '' && !offers.some(({ value }) => value === url);
  const save = async ({ priority, isOn }: Typed): Promise<void> => {
    if (url === '') return setFailure(rightsText('home.pageWrong'));
    setBusy(true);
    setFailure('');
    const body = {
      url,
      component: node?.component ?? '',
      route: true,
      priority: priority ?? 0,
      status: isOn ? '1' : '0',
    };
    try {
      await (stored.id === ''
        ? http.call({ method: 'POST', url: '/sys/sysRoleIndex/add', body: { ...body, roleCode } })
        : http.call({ method: 'POST', url: '/sys/sysRoleIndex/edit', body: { ...body, id: stored.id } }));
      notify.success(rightsText('home.saved'));
      setDirty(false);
      close();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form<Typed>
      layout="vertical"
      initialValues={{ priority: stored.priority, isOn: stored.isOn }}
      onValuesChange={() => setDirty(true)}
      onFinish={(typed) => void save(typed)}
    >
      <p>{rightsText('home.hint')}</p>
      {failure !== '' && <Alert type="error" showIcon role="alert" message={failure} />}
      <Form.Item
        extra={
          isUnknown
            ? rightsText('home.elsewhere', { path: url })
            : node !== undefined && !stored.held.has(node.id) && rightsText('home.notHeld')
        }
      >
        <OfferedPicker
          label={rightsText('home.page')}
          placeholder={rightsText('home.pageHint')}
          value={url === '' ? undefined : url}
          offers={isUnknown ? [{ value: url, label: url }, ...offers] : offers}
          onPick={(path = '') => {
            setUrl(path);
            setDirty(true);
          }}
        />
      </Form.Item>
      <Form.Item name="priority" label={rightsText('home.priority')} extra={rightsText('home.priorityHint')}>
        <InputNumber min={0} max={9999} precision={0} />
      </Form.Item>
      <Form.Item name="isOn" label={rightsText('home.status')} valuePropName="checked">
        <Switch />
      </Form.Item>
      <div className="wb-rights-foot">
        <span className="wb-rights-state" />
        <Button onClick={close}>{t('common.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {rightsText('home.save')}
        </Button>
      </div>
    </Form>
  );
}

/** Start page of users with a role (contract §4.6). */
export function RoleHome(panel: PanelProps) {
  const [role] = panel.records;
  const roleCode = textOf(role, 'roleCode');
  const { value, failure, again } = useStoredHome(textOf(role, 'id'), roleCode);
  if (failure !== undefined) return <RetryAlert message={failure.message} onRetry={again} />;
  if (value === undefined) return <Skeleton active aria-busy />;
  return <HomeForm {...panel} roleCode={roleCode} stored={value} />;
}
