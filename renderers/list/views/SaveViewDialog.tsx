import { Checkbox, Input, Select } from 'antd';
import { useId, useState } from 'react';
import { useDialogs } from '../../form/dialogs/dialogs.ts';
import { PageModal } from '../../kit/modal/PageModal.tsx';
import type { Ports, SavedViews, ViewContent, ViewPlace } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import './listViews.css';

/** Maximum length of a name in characters, as on the server. */
const MAX_NAME = 40;

export interface SaveViewDialogProps {
  readonly t: Ports['t'];
  readonly place: ViewPlace;
  readonly content: ViewContent;
  readonly all: SavedViews;
  readonly onSaved: (all: SavedViews, name: string) => void;
  readonly onClose: () => void;
}

/** Saves the current state of the list under a name; asks before overwriting an existing view. */
export function SaveViewDialog({ t, place, content, all, onSaved, onClose }: SaveViewDialogProps) {
  const { listViews } = usePorts();
  const dialogs = useDialogs();
  const id = useId();
  const [name, setName] = useState('');
  const [roles, setRoles] = useState<readonly string[]>([]);
  const [opens, setOpens] = useState(false);
  const wanted = name.trim();

  const save = async (): Promise<boolean> => {
    const same = all.views.find((view) => view.name === wanted && view.owner === '');
    const text = t('views.overwriteText', { name: wanted });
    if (same !== undefined && !(await dialogs.confirm({ title: t('views.overwrite'), text }))) return false;
    // A user who may not share preserves the roles of the overwritten view.
    const given = all.roles.length === 0 ? (same?.roles ?? []) : roles;
    const saved = await listViews?.save(place, { id: same?.id, name: wanted, content, roles: given });
    const kept = saved?.views.find((view) => view.name === wanted && view.owner === '');
    if (saved === undefined || kept === undefined) return false;
    onSaved(opens && listViews !== undefined ? await listViews.openWith(place, kept.id) : saved, wanted);
    return true;
  };
  return (
    <PageModal t={t} title={t('views.saveAs')} width={420} okDisabled={wanted === ''} onOk={save} onClose={onClose}>
      <div className="wb-view-form">
        <label htmlFor={id}>{t('views.name')}</label>
        <Input id={id} autoFocus maxLength={MAX_NAME} value={name} onChange={(event) => setName(event.target.value)} />
        {all.roles.length === 0 ? null : (
          <>
            <label htmlFor={`${id}-roles`}>{t('views.roles')}</label>
            <Select
              id={`${id}-roles`}
              mode="multiple"
              optionFilterProp="label"
              placeholder={t('views.rolesNone')}
              value={[...roles]}
              onChange={setRoles}
              options={all.roles.map((role) => ({ value: role.code, label: role.name }))}
            />
          </>
        )}
        <Checkbox checked={opens} onChange={(event) => setOpens(event.target.checked)}>
          {t('views.opens')}
        </Checkbox>
      </div>
    </PageModal>
  );
}
