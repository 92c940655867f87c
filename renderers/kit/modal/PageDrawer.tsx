import { Drawer } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { ModalTools } from './ModalTools.tsx';
import type { Ports } from '../ports/ports.ts';
import { useThemeVariables } from '../theme/useThemeVariables.ts';
import { useLostKeys } from './useLostKeys.ts';
import './pageDrawer.css';

export interface PageDrawerProps {
  readonly t: Ports['t'];
  readonly title: string;
  /** Parent element. Default: the end of the document. */
  readonly container?: (() => HTMLElement) | undefined;
  readonly className?: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A drawer at the side: the list stays visible next to it. It is as wide as the window when that is narrow. */
export function PageDrawer({ t, title, container, className = '', onClose, children }: PageDrawerProps) {
  const [isFull, setFull] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  useLostKeys(panel);
  const toggle = (): void => setFull(!isFull);
  return (
    <Drawer
      open
      panelRef={panel}
      title={<span onDoubleClick={toggle}>{title}</span>}
      width={isFull ? '100vw' : 'min(860px, 100vw)'}
      rootClassName={`wb-drawer ${isFull ? 'is-full' : ''} ${className}`}
      rootStyle={useThemeVariables()}
      autoFocus={false}
      closable={{ 'aria-label': t('common.close') }}
      extra={<ModalTools t={t} isFull={isFull} onToggle={toggle} onMoveKey={undefined} />}
      onClose={onClose}
      {...(container && { getContainer: container })}
    >
      {children}
    </Drawer>
  );
}
