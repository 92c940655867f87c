import {
  LogoutOutlined,
  MenuFoldOutlined,
  MenuUnfoldOutlined,
  MoonOutlined,
  QuestionCircleOutlined,
  SunOutlined,
} from '@ant-design/icons';
import { App, Button } from 'antd';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { UserMenu } from '../features/account/UserMenu.tsx';
import { chunkedDialog } from '../platform/chunks/chunked.tsx';
import { spoken } from '../platform/locales/spoken.ts';
import { spokenNames } from '../platform/config/spokenNames.ts';
import { t } from '../platform/locales/t.ts';
import { NoticeBell } from '../navigation/noticeCentre/NoticeBell.tsx';
import { SIGN_IN_PATH } from '../platform/config/paths.ts';
import { ssoSignOutUrl } from '../shell/routes/sso.ts';
import { signOut } from '../platform/session/signIn.ts';
import { useColorMode } from '../navigation/settingsDrawer/useColorMode.ts';
import { useShell } from '../shell/services/ShellContext.ts';
import { useLanguageChoice } from '../navigation/settingsDrawer/useLanguageChoice.ts';
import { greetingKey } from '../shell/ui/greeting.ts';
import { PartBoundary } from '../shell/ui/PartBoundary.tsx';
import { KeysHint } from './KeysHint.tsx';
import { useNow } from '../shell/ui/useNow.ts';
import type { WindowWidth } from '../shell/ui/useViewport.ts';

interface HeaderProps {
  readonly viewport: WindowWidth;
  readonly collapsed: boolean;
  readonly onToggle: () => void;
  /** Logo and menu in place of the breadcrumb and the side menu button; false: none. */
  readonly topMenu: ReactNode;
  /** The menu search. */
  readonly search: ReactNode;
  /** Breadcrumb; on mobile the product name is shown instead (D42). */
  readonly children: ReactNode;
}

/** Link to the documentation that the operator configures (S2.6-2); hidden without an address. */
function HelpLink() {
  const { helpUrl } = useShell().config;
  if (helpUrl === '') return null;
  return (
    <Button
      type="text"
      className="header-help"
      href={helpUrl}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('header.help')}
      title={t('header.help')}
      icon={<QuestionCircleOutlined />}
    />
  );
}

function ThemeSwitch() {
  const { settings } = useShell();
  const mode = useColorMode();
  const label = t(mode === 'dark' ? 'header.light' : 'header.dark');
  return (
    <Button
      type="text"
      aria-label={label}
      title={label}
      icon={mode === 'dark' ? <SunOutlined /> : <MoonOutlined />}
      onClick={() => settings.set('mode', mode === 'dark' ? 'light' : 'dark')}
    />
  );
}

/** Switches between Chinese and English; stored for the user in this browser. */
function LanguageSwitch() {
  const choose = useLanguageChoice();
  const { language } = useSnapshot(spoken);
  const label = t('language.switch');
  return (
    <Button
      type="text"
      className="header-language"
      aria-label={label}
      title={label}
      onClick={() => choose(language === 'zh-CN' ? 'en-US' : 'zh-CN')}
    >
      {t('language.short')}
    </Button>
  );
}

/** Signs out, after a confirmation when there are unsaved changes; shows a server failure (S8-11). */
function useSignOut() {
  const { config, http, session, entrance, tabs, drafts, live, reload } = useShell();
  const { modal, message } = App.useApp();
  const leave = async () => {
    live.close();
    tabs.forget();
    try {
      await signOut(http, session);
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      void message.error(words);
      // The page is left immediately: the sign-in page shows the message again (S8-11).
      entrance.keepNotice(words);
    }
    reload(config.ssoUrl === '' ? SIGN_IN_PATH : ssoSignOutUrl(config.ssoUrl, window.location.origin));
  };
  return () => {
    if (!tabs.anyDirty()) return void leave();
    return void modal.confirm({
      title: t('header.signOut'),
      content: t(drafts.state.failed ? 'header.signOutConfirm' : 'header.signOutKept'),
      onOk: leave,
    });
  };
}

const WhyDialog = chunkedDialog(async () => (await import('./AccessDialog.tsx')).AccessDialog);

const LazyAccessDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <PartBoundary onClose={onClose}>
    <WhyDialog onClose={onClose} />
  </PartBoundary>
);

function UserArea({ compact }: { readonly compact: boolean }) {
  const onSignOut = useSignOut();
  const { auth } = useSnapshot(useShell().session.state);
  const mayAsk = auth.some(({ action }) => action.split(',').includes('system:permission:why'));
  const { viewing } = useShell();
  const menu = <UserMenu compact={compact} why={mayAsk ? LazyAccessDialog : undefined} />;
  // A viewing session has no sign-out; the bar at the top ends the viewing.
  if (viewing !== null) return menu;
  return (
    <>
      {menu}
      <Button
        type="text"
        icon={<LogoutOutlined />}
        aria-label={t('header.signOut')}
        title={t('header.signOut')}
        onClick={onSignOut}
      >
        {compact ? null : t('header.signOut')}
      </Button>
    </>
  );
}

function Greeting() {
  const { config, session } = useShell();
  const { realname, username } = useSnapshot(session.state);
  const greeting = t(greetingKey(useNow().getHours()));
  return (
    <span className="header-greeting">
      {t('header.welcome', { greeting, name: realname || username, product: spokenNames(config).productTitle })}
    </span>
  );
}

export function Header({ viewport, collapsed, onToggle, topMenu, search, children }: HeaderProps) {
  const mobile = viewport === 'mobile';
  const toggleLabel = t(mobile ? 'header.menu' : collapsed ? 'header.expand' : 'header.collapse');
  const start = (
    <>
      <Button
        type="text"
        aria-label={toggleLabel}
        title={toggleLabel}
        icon={collapsed || mobile ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
        onClick={onToggle}
      />
      {mobile ? <span className="header-crumbs header-title">{t('app.framework')}</span> : children}
    </>
  );
  return (
    <header className="workspace-header">
      {topMenu || start}
      <div className="header-right">
        {viewport === 'wide' && <Greeting />}
        {search}
        {viewport === 'wide' && <KeysHint />}
        <HelpLink />
        <NoticeBell />
        <LanguageSwitch />
        <ThemeSwitch />
        <UserArea compact={mobile} />
      </div>
    </header>
  );
}
