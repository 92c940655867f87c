import { Drawer } from 'antd';
import { useState, type ReactNode } from 'react';
import { ModalTools } from '../modal/ModalTools.tsx';
import type { Ports } from '../ports/ports.ts';
import { useThemeVariables } from '../theme/useThemeVariables.ts';

export interface FormDrawerProps {
  readonly t: Ports['t'];
  readonly title: string;
  readonly container: () => HTMLElement;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form from the side: the list stays in sight beside it. It is as wide as the window where that is narrow. */
export function FormDrawer({ t, title, container, onClose, children }: FormDrawerProps) {
  const [isFull, setFull] = useState(false);
  const toggle = (): void => setFull(!isFull);
  return (
    <Drawer
      open
      title={<span onDoubleClick={toggle}>{title}</span>}
      width={isFull ? '100vw' : 'min(860px, 100vw)'}
      rootClassName={isFull ? 'wb-over-drawer is-full' : 'wb-over-drawer'}
      rootStyle={useThemeVariables()}
      getContainer={container}
      autoFocus={false}
      closable={{ 'aria-label': t('common.close') }}
      extra={<ModalTools t={t} isFull={isFull} onToggle={toggle} onMoveKey={undefined} />}
      onClose={onClose}
    >
      {children}
    </Drawer>
  );
}
