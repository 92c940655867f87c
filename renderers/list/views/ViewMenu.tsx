import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { focusedMenu } from '../../kit/keyboard/FocusedMenu.tsx';
import { lazyDialog } from '../../kit/lazy/lazyPart.tsx';
import type { SavedView, SavedViews } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { SaveViewDialogProps } from './SaveViewDialog.tsx';
import { useViewCommands, type ViewedList } from './useViewCommands.ts';
import { viewEntries, viewEntry } from './viewEntries.ts';
import './listViews.css';

const SaveViewDialog = lazyDialog<SaveViewDialogProps>(() =>
  import('./SaveViewDialog.tsx').then((module) => module.SaveViewDialog),
);

/** Menu at the right of the list: its saved views, and the actions on them. */
export function ViewMenu(list: ViewedList) {
  const { place, viewing, content } = list;
  const { notify, t } = usePorts();
  const { overwrite, remove, toggleDefault } = useViewCommands(list);
  const [isSaving, setSaving] = useState(false);
  const { all, current, open, take } = viewing;
  if (all === undefined) return null;

  const runs: Readonly<Record<string, (view: SavedView) => unknown>> = {
    none: () => open(null),
    default: toggleDefault,
    overwrite,
    delete: remove,
  };
  const press = (key: string): void => {
    const view = all.views.find(({ id }) => viewEntry(id) === key);
    if (view !== undefined) open(view);
    else if (key === 'save') setSaving(true);
    else if (current !== undefined) runs[key]?.(current);
  };
  const saved = (views: SavedViews, name: string): void => {
    take(views);
    const view = views.views.find((one) => one.name === name && one.owner === '');
    if (view !== undefined) open(view);
    notify.success(t('views.saved', { name }));
  };
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        destroyOnHidden
        popupRender={focusedMenu}
        menu={{
          items: viewEntries(all, current, t),
          selectedKeys: current === undefined ? [] : [viewEntry(current.id)],
          onClick: ({ key }) => press(key),
        }}
      >
        <Button type="text" className="wb-view-menu" aria-haspopup="menu">
          {current === undefined ? t('views.title') : t('views.current', { name: current.name })}
          <DownOutlined aria-hidden />
        </Button>
      </Dropdown>
      {isSaving ? (
        <SaveViewDialog {...{ t, place, content, all }} onSaved={saved} onClose={() => setSaving(false)} />
      ) : null}
    </>
  );
}
