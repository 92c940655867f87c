import { useLocation } from 'react-router-dom';
import { PageModal } from '../../renderers/index.ts';
import { AccessScreen } from '../administration/access/AccessScreen.tsx';
import { accessText } from '../administration/access/accessText.ts';
import { spoken } from '../platform/locales/spoken.ts';
import { translatorOf } from '../adapters/translatePage.ts';
import { useRouteTable } from '../shell/routes/useRouteTable.ts';

/** Width in pixels: two pickers side by side. */
const WIDTH = 860;

/** Explains access rights, opened from any page; starts with the current page. */
export function AccessDialog({ onClose }: { readonly onClose: () => void }) {
  const { pathname, search } = useLocation();
  const open = useRouteTable().resolve(pathname, search);
  const component = open.kind === 'page' && open.route.target.kind === 'page' ? open.route.target.component : undefined;
  return (
    <PageModal
      t={translatorOf(spoken.language)}
      title={accessText('why.title')}
      width={WIDTH}
      footer={null}
      onClose={onClose}
    >
      <AccessScreen component={component} onLeave={onClose} />
    </PageModal>
  );
}
