import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { t } from '../../platform/locales/t.ts';
import './passwordEye.css';

/** The eye in a password field as a button: antd's own is out of the keyboard's reach. antd adds what a press does. */
export const passwordEye = (visible: boolean) => (
  <button type="button" aria-label={t(visible ? 'password.hide' : 'password.show')}>
    {visible ? <EyeOutlined aria-hidden="true" /> : <EyeInvisibleOutlined aria-hidden="true" />}
  </button>
);
