import { WarningOutlined } from '@ant-design/icons';
import { shortened } from '../blocks/shortened.ts';
import { usePorts } from '../ports/portsContext.ts';
import type { NamedValue } from './usePickedNames.ts';

export interface PickedNameProps {
  readonly named: NamedValue;
}

/** The name of what is picked, cut at 25 characters (W9-7), nothing while it is asked for; a value that nobody has any more stays visible and is marked. */
export function PickedName({ named: [value, item] }: PickedNameProps) {
  const { t } = usePorts();
  if (item === undefined) return null;
  const text = item?.text ?? value;
  const isGone = item === null || item?.disabled === true;
  const cut = shortened(text);
  if (!isGone) return <span title={cut === text ? undefined : text}>{cut}</span>;
  const said = t(item === null ? 'picker.missing' : 'picker.disabled', { name: text });
  return (
    <span className="wb-picked-gone" title={said}>
      <WarningOutlined aria-hidden /> {cut}
      <span className="wb-unseen">（{said}）</span>
    </span>
  );
}
