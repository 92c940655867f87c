import { CheckOutlined } from '@ant-design/icons';
import { App } from 'antd';
import { useSnapshot } from 'valtio';
import { t } from '../../platform/locales/t.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import { changeTheme } from './changeTheme.ts';
import type { ShellTextKey } from '../../platform/locales/t.ts';
import { PRIMARY_COLORS } from '../../shell/settings/settingValues.ts';

const NAMES: Readonly<Record<(typeof PRIMARY_COLORS)[number], ShellTextKey>> = {
  '#F5222D': 'colour.dust',
  '#FA541C': 'colour.volcano',
  '#FAAD14': 'colour.sunset',
  '#13C2C2': 'colour.cyan',
  '#52C41A': 'colour.green',
  '#1890FF': 'colour.daybreak',
  '#2F54EB': 'colour.geek',
  '#722ED1': 'colour.purple',
};

/** The eight primary colours: one tab stop, arrow keys select, like radio buttons. */
export function ColorChoice() {
  const { settings } = useShell();
  const { color } = useSnapshot(settings.state);
  const { message } = App.useApp();
  const notify = {
    loading: (text: string) => message.loading(text, 0),
    error: (text: string) => void message.error(text),
  };
  const choose = (chosen: string) => void changeTheme({ apply: () => settings.set('color', chosen), notify });
  return (
    <div className="colour-choice" role="radiogroup" aria-label={t('settings.color')}>
      {PRIMARY_COLORS.map((one) => {
        const label = t(NAMES[one]);
        return (
          <label key={one} title={label} style={{ background: one }}>
            <input
              type="radio"
              name="primary-colour"
              aria-label={label}
              checked={one.toLowerCase() === color.toLowerCase()}
              onChange={() => choose(one)}
            />
            <CheckOutlined aria-hidden="true" />
          </label>
        );
      })}
    </div>
  );
}
