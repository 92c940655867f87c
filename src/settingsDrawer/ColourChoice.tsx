import { CheckOutlined } from '@ant-design/icons';
import { App } from 'antd';
import { useSnapshot } from 'valtio';
import { t } from '../locales/t.ts';
import { useShell } from '../shell/ShellContext.ts';
import { changeTheme } from './changeTheme.ts';
import type { ShellTextKey } from '../locales/t.ts';

interface NamedColour {
  readonly color: string;
  readonly name: ShellTextKey;
}

/** S2.8-5. */
const PRIMARY_COLOURS: readonly NamedColour[] = [
  { color: '#F5222D', name: 'colour.dust' },
  { color: '#FA541C', name: 'colour.volcano' },
  { color: '#FAAD14', name: 'colour.sunset' },
  { color: '#13C2C2', name: 'colour.cyan' },
  { color: '#52C41A', name: 'colour.green' },
  { color: '#1890FF', name: 'colour.daybreak' },
  { color: '#2F54EB', name: 'colour.geek' },
  { color: '#722ED1', name: 'colour.purple' },
];

/** The eight primary colours: one tab stop, arrows to move, as radio buttons do. */
export function ColourChoice() {
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
      {PRIMARY_COLOURS.map((one) => {
        const label = t(one.name);
        return (
          <label key={one.color} title={label} style={{ background: one.color }}>
            <input
              type="radio"
              name="primary-colour"
              aria-label={label}
              checked={one.color.toLowerCase() === color.toLowerCase()}
              onChange={() => choose(one.color)}
            />
            <CheckOutlined aria-hidden="true" />
          </label>
        );
      })}
    </div>
  );
}
