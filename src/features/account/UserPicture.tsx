import { UserOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { staticUrl } from '../../platform/http/staticUrl.ts';
import { useShell } from '../../shell/services/ShellContext.ts';

/** The user's own picture; an icon when there is none or it fails to load. */
export function UserPicture() {
  const { session, config } = useShell();
  const { avatar } = useSnapshot(session.state);
  const [failed, setFailed] = useState('');
  if (avatar === '' || avatar === failed) return <UserOutlined />;
  return (
    <img
      className="user-picture"
      alt=""
      src={staticUrl(avatar, config.staticDomain)}
      onError={() => setFailed(avatar)}
    />
  );
}
