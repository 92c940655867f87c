import { WarningOutlined } from '@ant-design/icons';
import { shortened } from '../../kit/blocks/shortened.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { NamedValue } from './usePickedNames.ts';

export interface PickedNameProps {
  readonly named: NamedValue;
}

/** Returns a remark on a value in addition to its name: that it is unknown or no longer valid; undefined: none. */
export function doubtOf([value, item]: NamedValue, t: Ports['t']): string | undefined {
  if (item === null) return t('picker.missing', { name: value });
  return item?.disabled === true ? t('picker.disabled', { name: item.text }) : undefined;
}

/**
 * Name of a picked value, cut at 25 characters (W9-7), blank while it is fetched; an unknown value stays visible and is
 * marked.
 */
export function PickedName({ named }: PickedNameProps) {
  const { t } = usePorts();
  const [value, item] = named;
  if (item === undefined) return null;
  const text = item?.text ?? value;
  const cut = shortened(text);
  const said = doubtOf(named, t);
  if (said === undefined) return <span title={cut === text ? undefined : text}>{cut}</span>;
  return (
    <span className="wb-picked-gone" title={said}>
      <WarningOutlined aria-hidden /> {cut}
      <span className="wb-unseen">（{said}）</span>
    </span>
  );
}
