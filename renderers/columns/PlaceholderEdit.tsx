import { toText } from '../formats/formats.ts';
import { usePorts } from '../ports/portsContext.ts';
import type { EditProps } from '../inputs/widget.ts';

/** The value, which nobody can change here yet, and the type that is missing. */
export function PlaceholderEdit({ id, column, value }: EditProps) {
  const { t } = usePorts();
  return (
    <output id={id} className="wb-missing" tabIndex={-1}>
      {t('form.laterType', { type: column.type })} {toText(value)}
    </output>
  );
}
