import { ColumnHeightOutlined, PrinterOutlined, ReloadOutlined, SettingOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useState } from 'react';
import type { CompiledColumn, CompiledPage } from '../../../engine/index.ts';
import { focusedMenu } from '../../kit/keyboard/FocusedMenu.tsx';
import { lazyDialog } from '../../kit/lazy/lazyPart.tsx';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { arrangeColumns, type ColumnArrangement } from '../../table/grid/columns/columnArrangement.ts';
import type { ColumnsDialogProps } from '../../table/ui/columnDialogs/ColumnsDialog.tsx';
import { DENSITIES } from './listSettings.ts';
import { drawnRows } from './drawnRows.ts';
import type { ListLook } from './useListSettings.ts';
import './listTools.css';

const ColumnsDialog = lazyDialog<ColumnsDialogProps>(() =>
  import('../../table/ui/columnDialogs/ColumnsDialog.tsx').then((module) => module.ColumnsDialog),
);

export interface ListToolsProps {
  readonly page: CompiledPage;
  /** Of the list, as far as the user may see them, in the order of the page. */
  readonly columns: readonly CompiledColumn[];
  readonly look: ListLook;
  readonly onReload: () => void;
  readonly onPrint: () => void;
  /** Makes columns what everybody begins with, null takes that away; resolves whether it was done. Absent: the user may not. */
  readonly onShare?: ((columns: ColumnArrangement | null) => Promise<boolean>) | undefined;
}

type Entries = NonNullable<MenuProps['items']>;

/** What of the look is chosen in the menu: how near rows stand, how many there are, cards. */
function useLookMenu({ page, look }: Pick<ListToolsProps, 'page' | 'look'>): MenuProps {
  const { t } = usePorts();
  const { settings, change } = look;
  const drawn = drawnRows(page, settings);
  const items: Entries = [
    {
      type: 'group',
      label: t('list.density'),
      children: DENSITIES.map((key) => ({ key, label: t(`list.density.${key}`) })),
    },
    { type: 'divider' },
    { key: 'fits', label: t('list.fits') },
    { key: 'cards', label: t('list.cards') },
  ];
  const selectedKeys = [settings.density ?? '', ...(drawn.fits ? ['fits'] : []), ...(drawn.cards ? ['cards'] : [])];
  return {
    items,
    selectable: true,
    multiple: true,
    selectedKeys,
    onClick: ({ key }) => {
      const density = DENSITIES.find((one) => one === key);
      if (density !== undefined) change({ density: density === settings.density ? undefined : density });
      else if (key === 'fits') change({ fits: !drawn.fits });
      else change({ cards: !drawn.cards });
    },
  };
}

/** At the right of the toolbar: asks again, and how the list is drawn for this user. */
export function ListTools({ page, columns, look, onReload, onPrint, onShare }: ListToolsProps) {
  const { t } = usePorts();
  const [isOpen, setOpen] = useState(false);
  const menu = useLookMenu({ page, look });
  const share = async (work: NonNullable<typeof onShare>, arrangement: ColumnArrangement | null): Promise<void> => {
    if (!(await work(arrangement))) return;
    // Who shares their columns has none of their own any more.
    look.team.follow();
    setOpen(false);
  };
  const tool = (icon: JSX.Element, label: string, onClick?: () => void) => (
    <Button type="text" icon={icon} title={label} aria-label={label} onClick={onClick} />
  );
  return (
    <span className="wb-list-tools">
      {tool(<ReloadOutlined aria-hidden />, t('list.reload'), onReload)}
      {tool(<PrinterOutlined aria-hidden />, t('paper.list'), onPrint)}
      <Dropdown trigger={['click']} menu={menu} popupRender={focusedMenu} placement="bottomRight">
        {tool(<ColumnHeightOutlined aria-hidden />, t('list.look'))}
      </Dropdown>
      {tool(<SettingOutlined aria-hidden />, t('columns.settings'), () => setOpen(true))}
      {isOpen ? (
        <ColumnsDialog
          t={t}
          arrangement={look.arrangement}
          initial={look.team.columns}
          onShare={onShare && ((arrangement) => void share(onShare, arrangement))}
          listOf={(arrangement) => arrangeColumns(columns, arrangement).map(({ column }) => column)}
          onSave={(arrangement) => {
            look.arrange(arrangement);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </span>
  );
}
