import { usePorts } from '../../kit/ports/portsContext.ts';

export interface MissingComponentProps {
  readonly name: string;
  /** Position in the form: `/base/customMaster`. */
  readonly pointer: string;
}

/** Placeholder for a field that has no widget. */
export function MissingComponent({ name, pointer }: MissingComponentProps) {
  const { t } = usePorts();
  return (
    <span className="wb-missing" role="note" title={`${pointer} x-component "${name}"`}>
      {t('form.missing', { name })}
    </span>
  );
}
