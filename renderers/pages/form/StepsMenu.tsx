import { HistoryOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { PageDocument } from '../../../engine/index.ts';
import { focusedMenu } from '../../kit/keyboard/FocusedMenu.tsx';
import { usePorts } from '../../kit/ports/portsContext.ts';

/** Maximum number of steps shown in each direction. */
const MOST = 15;

/** Menu of the record's undo steps, over header and tables: choosing one undoes or redoes all steps up to it. */
export function StepsMenu({ document }: { readonly document: PageDocument }) {
  const { t } = usePorts();
  const { done, undone } = document.steps;
  const repeat = (count: number, go: () => unknown): void => {
    for (let step = 0; step < count; step += 1) go();
  };
  const items = [
    ...undone
      .slice(0, MOST)
      .map((label, index) => ({
        key: `redo ${index}`,
        label: t('form.redoOf', { label }),
        onClick: () => repeat(index + 1, () => document.redo()),
      }))
      .reverse(),
    ...(undone.length > 0 && done.length > 0 ? [{ key: 'now', type: 'divider' as const }] : []),
    ...done.slice(0, MOST).map((label, index) => ({
      key: `undo ${index}`,
      label: t('form.undoOf', { label }),
      onClick: () => repeat(index + 1, () => document.undo()),
    })),
  ];
  return (
    <Dropdown
      menu={{ items }}
      trigger={['click']}
      destroyOnHidden
      popupRender={focusedMenu}
      placement="top"
      disabled={items.length === 0}
    >
      <Button
        className="wb-footer-step"
        aria-label={t('form.steps')}
        aria-haspopup="menu"
        title={t('form.steps')}
        icon={<HistoryOutlined aria-hidden />}
      />
    </Dropdown>
  );
}
