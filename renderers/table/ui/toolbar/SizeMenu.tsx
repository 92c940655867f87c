import { ColumnHeightOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { focusedMenu } from '../../../kit/keyboard/FocusedMenu.tsx';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import type { TableSize } from '../../grid/surface/gridLayout.ts';
import type { SizeChoice } from './useTableSize.ts';

const TEXTS: Readonly<Record<TableSize | 'page', string>> = {
  page: 'table.sizePage',
  medium: 'table.sizeMedium',
  small: 'table.sizeSmall',
  mini: 'table.sizeMini',
  tiny: 'table.sizeTiny',
};

const CHOICES = ['page', 'medium', 'small', 'mini', 'tiny'] as const;

export interface SizeMenuProps {
  readonly choice: SizeChoice;
  readonly t: TablePorts['t'];
}

/** Menu for the user's row height (D33). */
export function SizeMenu({ choice, t }: SizeMenuProps) {
  return (
    <Dropdown
      trigger={['click']}
      popupRender={focusedMenu}
      destroyOnHidden
      menu={{
        selectable: true,
        selectedKeys: [choice.chosen ?? 'page'],
        items: CHOICES.map((key) => ({ key, label: t(TEXTS[key]) })),
        onClick: ({ key }) => choice.choose(CHOICES.find((one) => one === key) ?? 'page'),
      }}
    >
      <Button
        size="small"
        type="text"
        icon={<ColumnHeightOutlined />}
        title={t('table.size')}
        aria-label={t('table.size')}
      />
    </Dropdown>
  );
}
