import { Select } from 'antd';
import { useMemo } from 'react';
import type { LinkGroup } from '../../contract/runtimeConfig.ts';
import { t } from '../platform/locales/t.ts';
import './footer.css';

const open = (url: string): void => void window.open(url, '_blank', 'noopener,noreferrer');

const optionsOf = ({ items }: LinkGroup) => items.map(({ title, url }) => ({ value: url, label: title, title: url }));

interface LinkSelectProps {
  readonly label: string;
  readonly options: readonly object[];
}

/** Opens a site in a new window; the selection is cleared. */
function LinkSelect({ label, options }: LinkSelectProps) {
  const shown = useMemo(() => [...options], [options]);
  return (
    <Select
      className="footer-links"
      size="small"
      variant="borderless"
      placement="topRight"
      popupMatchSelectWidth={false}
      aria-label={label}
      placeholder={label}
      value={null}
      options={shown}
      onSelect={(url: unknown) => open(String(url))}
    />
  );
}

interface FriendlyLinksProps {
  readonly mobile: boolean;
  readonly links: readonly LinkGroup[];
}

/** One select per list (S2.9-2); on a phone one for all of them. */
export function FriendlyLinks({ mobile, links }: FriendlyLinksProps) {
  const selects = useMemo(() => links.map((group) => ({ label: group.title, options: optionsOf(group) })), [links]);
  if (mobile) return <LinkSelect label={t('footer.links')} options={selects} />;
  return (
    <div className="footer-friends" role="group" aria-label={t('footer.links')}>
      <span>{t('footer.links')}</span>
      {selects.map(({ label, options }) => (
        <LinkSelect key={label} label={label} options={options} />
      ))}
    </div>
  );
}
