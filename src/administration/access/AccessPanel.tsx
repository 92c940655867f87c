import { textOf } from '../../../contract/reading.ts';
import type { PanelProps } from '../../../renderers/index.ts';
import { AccessScreen } from './AccessScreen.tsx';

const USERS = '/sys/user';
const ROLES = '/sys/role';

/** Explains an access right: of the user of the row, or of the users of a role. */
export function AccessPanel({ page, records: [record], close }: PanelProps) {
  const id = textOf(record, 'id');
  const { url } = page.resource;
  const name = `${textOf(record, 'realname')}（${textOf(record, 'username')}）`;
  return (
    <AccessScreen
      user={url === USERS && id !== '' ? { value: id, label: name } : undefined}
      roleId={url === ROLES ? id : undefined}
      onLeave={close}
    />
  );
}
