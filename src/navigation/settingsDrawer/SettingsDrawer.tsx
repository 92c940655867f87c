import { App, Button, Drawer, Segmented, Switch } from 'antd';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { spoken } from '../../platform/locales/spoken.ts';
import { t, type ShellTextKey } from '../../platform/locales/t.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import { useLanguageChoice } from './useLanguageChoice.ts';
import { ColorChoice } from './ColorChoice.tsx';
import { DEFAULT_SETTINGS, type SettingKey, type SettingValues } from '../../shell/settings/settingValues.ts';
import './settingsDrawer.css';
import type { Language } from '../../../engine/index.ts';

interface Choice {
  readonly key: SettingKey;
  readonly values: readonly string[];
}

const PAGE_CHOICES: readonly Choice[] = [
  { key: 'mode', values: ['light', 'dark', 'system'] },
  { key: 'density', values: ['comfortable', 'compact'] },
];

const NAVIGATION_CHOICES: readonly Choice[] = [
  { key: 'theme', values: ['dark', 'light'] },
  { key: 'layout', values: ['sidemenu', 'topmenu'] },
  { key: 'contentWidth', values: ['fixed', 'fluid'] },
];

type SwitchKey = { [Key in SettingKey]: SettingValues[Key] extends boolean ? Key : never }[SettingKey];

/** Settings with a switch, in display order (S2.8-4). */
const SWITCHES: readonly SwitchKey[] = ['fixedHeader', 'autoHideHeader', 'fixSiderbar', 'weak', 'multipage'];

const textOf = (key: string): string => t(`settings.${key}` as ShellTextKey);

/** A label, its control, and the reason why it has no effect now. */
function Row({
  id,
  label,
  hint,
  children,
}: {
  id: string;
  label: string;
  hint?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className="setting-row">
      <span id={id}>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </span>
      {children}
    </div>
  );
}

function ChoiceRow({ choice: { key, values } }: { readonly choice: Choice }) {
  const { settings } = useShell();
  const state = useSnapshot(settings.state);
  const id = useId();
  const idle = key === 'contentWidth' && state.layout === 'sidemenu';
  return (
    <Row id={id} label={textOf(key)} hint={idle ? t('settings.topmenuOnly') : undefined}>
      <Segmented
        size="small"
        aria-labelledby={id}
        disabled={idle}
        value={String(state[key])}
        options={values.map((value) => ({ value, label: textOf(`${key}.${value}`) }))}
        // The values belong to the key.
        onChange={(value) => settings.set(key, value as never)}
      />
    </Row>
  );
}

function SwitchRow({ name }: { readonly name: SwitchKey }) {
  const { settings } = useShell();
  const state = useSnapshot(settings.state);
  const id = useId();
  return (
    <Row id={id} label={textOf(name)}>
      <Switch
        size="small"
        aria-labelledby={id}
        checked={state[name]}
        onChange={(checked) => settings.set(name, checked)}
      />
    </Row>
  );
}

function LanguageRow() {
  const choose = useLanguageChoice();
  const { language } = useSnapshot(spoken);
  const id = useId();
  return (
    <Row id={id} label={t('settings.language')}>
      <Segmented<Language>
        size="small"
        aria-labelledby={id}
        value={language}
        options={[
          { value: 'zh-CN', label: '中文' },
          { value: 'en-US', label: 'English' },
        ]}
        onChange={choose}
      />
    </Row>
  );
}

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="setting-section" aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
);

/** All values of the drawer, to detect changes while it was open. */
const useFingerprint = (): string => {
  const { settings } = useShell();
  const state = useSnapshot(settings.state);
  const { language } = useSnapshot(spoken);
  const kept = Object.keys(DEFAULT_SETTINGS).map((key) => state[key as SettingKey]);
  return JSON.stringify([...kept, language]);
};

interface SettingsDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The user's own settings (S2.8, D44): each applies immediately; closing sends the changes and reports it (S8-17). */
export function SettingsDrawer({ open, onClose }: SettingsDrawerProps) {
  const { settings, preferences } = useShell();
  const { message } = App.useApp();
  const now = useFingerprint();
  const [opened, setOpened] = useState<string | null>(null);
  if (open && opened === null) setOpened(now);

  const close = async () => {
    const isChanged = opened !== now;
    setOpened(null);
    onClose();
    if (!isChanged) return;
    const isSent = await preferences.flush();
    void (isSent ? message.success(t('settings.saved')) : message.warning(t('settings.savedHere')));
  };
  return (
    <Drawer
      open={open}
      onClose={() => void close()}
      title={t('settings.title')}
      width="min(340px, 100vw)"
      extra={
        <Button size="small" onClick={settings.reset}>
          {t('settings.reset')}
        </Button>
      }
    >
      <Section title={t('settings.page')}>
        {PAGE_CHOICES.map((choice) => (
          <ChoiceRow key={choice.key} choice={choice} />
        ))}
        <LanguageRow />
        <SwitchRow name="enterGoesOn" />
      </Section>
      <Section title={t('settings.color')}>
        <ColorChoice />
      </Section>
      <Section title={t('settings.navigation')}>
        {NAVIGATION_CHOICES.map((choice) => (
          <ChoiceRow key={choice.key} choice={choice} />
        ))}
      </Section>
      <Section title={t('settings.other')}>
        {SWITCHES.map((name) => (
          <SwitchRow key={name} name={name} />
        ))}
      </Section>
    </Drawer>
  );
}
