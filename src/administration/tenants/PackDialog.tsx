import { Form, Input, Skeleton, Switch } from 'antd';
import { useCallback, useRef, useState } from 'react';
import type { TenantPack } from '../../../contract/administration/tenantPacks.ts';
import { toPermissionTree, type PermissionNode } from '../../../contract/rights/permissionTree.ts';
import { PageModal, PortError, useDialogs, type PanelProps } from '../../../renderers/index.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { RetryAlert } from '../../shell/ui/RetryAlert.tsx';
import { useFetched } from '../../shell/ui/useFetched.ts';
import { tenantsText as text } from './tenantsText.ts';
import '../rights/rights.css';
import { PermissionTree } from '../rights/PermissionTree.tsx';
import { callForDialog } from '../rights/rightsPlace.ts';
import { isSame, type Ticks } from '../rights/ticks.ts';

interface PackDialogProps extends Pick<PanelProps, 'ports' | 'setDirty'> {
  readonly tenantId: string;
  /** Undefined: a new package. */
  readonly pack: TenantPack | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** A package grants nothing itself: it may contain every right. */
const allGrantable = (nodes: readonly PermissionNode[]): readonly PermissionNode[] =>
  nodes.map((node) => ({ ...node, grantable: true, hasRules: false, children: allGrantable(node.children) }));

const NONE: Ticks = new Set();

/** Form values and ticks of a package, and its save. */
function usePack({ tenantId, pack, ports, setDirty, onSaved, onClose }: PackDialogProps) {
  const http = usePageHttp();
  const dialogs = useDialogs();
  const [before] = useState(() => ({
    name: pack?.name ?? '',
    isOn: pack?.isOn ?? true,
    remarks: pack?.remarks ?? '',
    ticks: new Set(pack?.permissionIds) as Ticks,
  }));
  const [form, setForm] = useState(before);
  const differs = ({ name, isOn, remarks, ticks }: typeof form): boolean =>
    name !== before.name || isOn !== before.isOn || remarks !== before.remarks || !isSame(ticks, before.ticks);
  const change = (part: Partial<typeof form>): void => {
    const next = { ...form, ...part };
    setForm(next);
    setDirty(differs(next));
  };
  const isChanged = differs(form);
  const isSaved = useRef(false);
  const close = async (): Promise<void> => {
    const { t } = ports;
    const question = { title: t('form.closeUnsaved'), text: t('form.closeLost'), ok: t('common.close'), danger: true };
    if (isChanged && !isSaved.current && !(await dialogs.confirm(question))) return;
    setDirty(false);
    onClose();
  };
  const save = async (): Promise<void> => {
    const { name, isOn, remarks, ticks } = form;
    if (name.trim() === '') throw new PortError({ kind: 'other', message: text('pack.nameMissing') });
    const said = { packName: name.trim(), status: isOn ? '1' : '0', remarks, permissionIds: [...ticks].join(',') };
    await callForDialog(() =>
      pack === undefined
        ? http.call({ method: 'POST', url: '/sys/tenant/addPackPermission', body: { ...said, tenantId } })
        : http.call({ method: 'PUT', url: '/sys/tenant/editPackPermission', body: { ...said, id: pack.id } }),
    );
    isSaved.current = true;
    ports.notify.success(text('pack.saved'));
    onSaved();
  };
  return { form, change, close, save, isChanged };
}

/** Creates or edits a package of a tenant. */
export function PackDialog(props: PackDialogProps) {
  const http = usePageHttp();
  const { form, change, close, save, isChanged } = usePack(props);
  const read = useCallback(
    async (signal: AbortSignal) =>
      allGrantable(toPermissionTree(await http.call({ method: 'GET', url: '/sys/permission/queryTreeList', signal }))),
    [http],
  );
  const { value, failure, again } = useFetched(read);
  return (
    <PageModal
      t={props.ports.t}
      width={720}
      title={text(props.pack === undefined ? 'pack.add' : 'pack.edit')}
      onClose={() => void close()}
      onOk={save}
      okText={text('pack.save')}
      okDisabled={!isChanged || value === undefined}
    >
      <Form layout="vertical">
        <Form.Item label={text('pack.name')} required htmlFor="pack-name">
          <Input
            id="pack-name"
            maxLength={50}
            value={form.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Form.Item>
        <Form.Item label={text('pack.status')} htmlFor="pack-on">
          <Switch
            id="pack-on"
            checked={form.isOn}
            checkedChildren={text('pack.on')}
            unCheckedChildren={text('pack.off')}
            onChange={(isOn) => change({ isOn })}
          />
        </Form.Item>
        <Form.Item label={text('pack.remarks')} htmlFor="pack-remarks">
          <Input.TextArea
            id="pack-remarks"
            autoSize={{ minRows: 1, maxRows: 4 }}
            maxLength={500}
            value={form.remarks}
            onChange={({ target }) => change({ remarks: target.value })}
          />
        </Form.Item>
      </Form>
      {failure !== undefined ? (
        <RetryAlert message={failure.message} onRetry={again} />
      ) : value === undefined ? (
        <Skeleton active aria-busy />
      ) : (
        <div className="pack-tree">
          <PermissionTree
            nodes={value}
            ticks={form.ticks}
            before={NONE}
            readOnly={false}
            onTick={(ticks) => change({ ticks })}
          />
        </div>
      )}
    </PageModal>
  );
}
