import { BellOutlined } from '@ant-design/icons';
import { Badge, Button, Popover } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { chunked } from '../../platform/chunks/chunked.tsx';
import { whenIdle } from '../../../renderers/index.ts';
import { t } from '../../platform/locales/t.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import { PartBoundary } from '../../shell/ui/PartBoundary.tsx';
import './notices.css';

const NoticePanel = chunked(async () => (await import('./NoticePanel.tsx')).NoticePanel);

/** Width in pixels (S2.10-8). */
const PANEL_WIDTH = 300;

/** True for a moment after a message was pushed. */
function useRinging(): readonly [boolean, () => void] {
  const { notices } = useShell();
  const [ringing, setRinging] = useState(false);
  useEffect(() => notices.onPushed(() => setRinging(true)), [notices]);
  return [ringing, () => setRinging(false)];
}

/** The unread count and the newest unread messages. */
export function NoticeBell() {
  const { notices } = useShell();
  const { lists } = useSnapshot(notices.state);
  const [open, setOpen] = useState(false);
  const [ringing, endRinging] = useRinging();
  const bell = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => whenIdle(() => void NoticePanel.prepare()), []);
  const unread = lists === null ? 0 : lists.noticeTotal + lists.systemTotal;
  const close = () => {
    setOpen(false);
    bell.current?.focus();
  };
  return (
    <>
      <Popover
        open={open}
        onOpenChange={setOpen}
        trigger="click"
        placement="bottomRight"
        // On a phone the bell is too far left for the panel's width: the panel shifts into the window.
        align={{ overflow: { shiftX: true, adjustY: true } }}
        arrow={false}
        destroyOnHidden
        styles={{ body: { width: PANEL_WIDTH, padding: 0 } }}
        // Not before it is positioned: an invisible element cannot be focused.
        afterOpenChange={(isOpen) => isOpen && panel.current?.focus()}
        content={
          <div
            ref={panel}
            className="notice-panel"
            role="dialog"
            aria-label={t('notices.panel')}
            tabIndex={-1}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              event.stopPropagation();
              close();
            }}
          >
            <PartBoundary>
              <NoticePanel onLeave={() => setOpen(false)} />
            </PartBoundary>
          </div>
        }
      >
        <Button
          ref={bell}
          type="text"
          aria-label={unread === 0 ? t('notices.bell') : t('notices.bellUnread', { count: unread })}
          title={t('notices.bell')}
          aria-haspopup="dialog"
          aria-expanded={open}
          icon={
            <Badge count={unread} size="small" overflowCount={99} title="">
              <BellOutlined
                className={ringing ? 'notice-bell notice-bell-ringing' : 'notice-bell'}
                onAnimationEnd={endRinging}
              />
            </Badge>
          }
        />
      </Popover>
      <span className="only-spoken" role="status">
        {unread === 0 ? '' : t('notices.unread', { count: unread })}
      </span>
    </>
  );
}
