import { Link } from 'react-router-dom';
import { HOME_PATH } from '../platform/config/paths.ts';
import { spokenNames } from '../platform/config/spokenNames.ts';
import { useShell } from '../shell/services/ShellContext.ts';
import { BrandMark } from '../shell/ui/BrandMark.tsx';

/** Logo and name of the product; links to the dashboard (S2.6-6). */
export function SideBrand({ collapsed = false }: { readonly collapsed?: boolean }) {
  const { productTitle } = spokenNames(useShell().config);
  return (
    <Link to={HOME_PATH} className="side-brand brand" aria-label={productTitle} title={productTitle}>
      <BrandMark size={28} />
      {!collapsed && <span>{productTitle}</span>}
    </Link>
  );
}
