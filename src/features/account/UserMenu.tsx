import {
  ApartmentOutlined,
  ClearOutlined,
  DownloadOutlined,
  DownOutlined,
  LockOutlined,
  QuestionCircleOutlined,
  SettingOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { App, Button, Dropdown } from 'antd';
import { useRef, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { t } from '../../platform/locales/t.ts';
import { enteredMenu } from '../../navigation/menus/enteredMenu.tsx';
import { ACCOUNT_PATH, DOWNLOADS_PATH } from '../../platform/config/paths.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import { actingText } from './useActing.ts';
import { AccountParts, prepareAccountParts, type AccountPart } from './AccountParts.tsx';
import { UserPicture } from './UserPicture.tsx';

/** Clears every dictionary cache and reloads the dictionaries (W7-7, S8-12). */
function useClearCache(): () => Promise<void> {
  const { http, dictionaryCache } = useShell();
  const { message } = App.useApp();
  return async () => {
    try {
      await http.call({ method: 'GET', url: '/sys/dict/refleshCache' });
      dictionaryCache.keep(await http.call({ method: 'GET', url: '/sys/dict/queryAllDictItems' }));
      void message.success(t('account.cacheCleared'));
    } catch {
      void message.warning(t('account.cacheFailed'));
    }
  };
}

type OpenPart = AccountPart | 'why' | null;

interface UserMenuProps {
  readonly compact: boolean;
  /** The access explanation dialog; absent for users who may not open it. */
  readonly why?: ComponentType<{ readonly onClose: () => void }> | undefined;
}

/** The user's name with a menu of account functions (S2.6-4). */
export function UserMenu({ compact, why: Why }: UserMenuProps) {
  const { session } = useShell();
  const { realname, username } = useSnapshot(session.state);
  const { message } = App.useApp();
  const navigate = useNavigate();
  const clearCache = useClearCache();
  const [open, setOpen] = useState<OpenPart>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The menu item that opened it no longer exists.
  const close = () => {
    setOpen(null);
    button.current?.focus();
  };

  const items = [
    { key: 'center', label: t('account.center'), icon: <UserOutlined />, act: () => navigate(ACCOUNT_PATH) },
    { key: 'settings', label: t('account.settings'), icon: <SettingOutlined />, act: () => setOpen('settings') },
    {
      key: 'password',
      label: t('account.password'),
      icon: <LockOutlined />,
      // Shows a warning without a username (S5-11).
      act: () => (username === '' ? void message.warning(t('password.noUser')) : setOpen('password')),
    },
    {
      key: 'department',
      label: t('account.department'),
      icon: <ApartmentOutlined />,
      act: () => setOpen('department'),
    },
    { key: 'acting', label: actingText('acting.menu'), icon: <TeamOutlined />, act: () => setOpen('acting') },
    { key: 'cache', label: t('account.clearCache'), icon: <ClearOutlined />, act: () => void clearCache() },
    {
      key: 'downloads',
      label: t('downloads.title'),
      icon: <DownloadOutlined />,
      act: () => navigate(DOWNLOADS_PATH),
    },
    ...(Why === undefined
      ? []
      : [{ key: 'why', label: t('account.why'), icon: <QuestionCircleOutlined />, act: () => setOpen('why') }]),
  ];
  return (
    <>
      <Dropdown
        trigger={['click']}
        destroyOnHidden
        // The parts are loaded by the time one is chosen.
        onOpenChange={(isOpen) => isOpen && prepareAccountParts()}
        popupRender={enteredMenu}
        placement="bottomRight"
        menu={{
          items: items.map(({ key, label, icon }) => ({ key, label, icon })),
          onClick: ({ key }) => void items.find((item) => item.key === key)?.act(),
        }}
      >
        <Button
          ref={button}
          type="text"
          className="header-user"
          icon={<UserPicture />}
          title={username}
          aria-haspopup="menu"
          aria-label={`${realname || username} ${t('account.menu')}`}
        >
          {compact ? null : realname || username}
          {compact ? null : <DownOutlined aria-hidden="true" />}
        </Button>
      </Dropdown>
      <AccountParts open={open === 'why' ? null : open} username={username} onClose={close} />
      {open === 'why' && Why !== undefined && <Why onClose={close} />}
    </>
  );
}
