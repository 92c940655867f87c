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
  /** Columns of the list that the user may see, in page order. */
  readonly columns: readonly CompiledColumn[];
  readonly look: ListLook;
  readonly onReload: () => void;
  readonly onPrint: () => void;
  /**
   * Makes an arrangement the initial columns for everybody; null removes it. Resolves to whether it succeeded. Absent:
   * the user may not.
   */
  readonly onShare?: ((columns: ColumnArrangement | null) => Promise<boolean>) | undefined;
}

type Entries = NonNullable<MenuProps['items']>;

/** Menu of the list's display settings: row density, number of rows, cards. */
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

/** Tools at the right of the toolbar: reload, print, and the user's display settings of the list. */
export function ListTools({ page, columns, look, onReload, onPrint, onShare }: ListToolsProps) {
  const { t } = usePorts();
  const [isOpen, setOpen] = useState(false);
  const menu = useLookMenu({ page, look });
  const share = async (work: NonNullable<typeof onShare>, arrangement: ColumnArrangement | null): Promise<void> => {
    if (!(await work(arrangement))) return;
    // After sharing, the user has no separate columns any more.
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
