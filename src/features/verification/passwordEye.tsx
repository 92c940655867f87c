import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { t } from '../../platform/locales/t.ts';
import './passwordEye.css';

/**
 * Visibility toggle of a password field as a button: antd's own cannot be reached by keyboard. antd adds the click
 * handler.
 */
export const passwordEye = (visible: boolean) => (
  <button type="button" aria-label={t(visible ? 'password.hide' : 'password.show')}>
    {visible ? <EyeOutlined aria-hidden="true" /> : <EyeInvisibleOutlined aria-hidden="true" />}
  </button>
);
