import { usePorts } from '../../kit/ports/portsContext.ts';

export interface MissingComponentProps {
  readonly name: string;
  /** Where in the form: `/base/customMaster`. */
  readonly pointer: string;
}

/** Stands where a field would be that no widget draws. */
export function MissingComponent({ name, pointer }: MissingComponentProps) {
  const { t } = usePorts();
  return (
    <span className="wb-missing" role="note" title={`${pointer} x-component "${name}"`}>
      {t('form.missing', { name })}
    </span>
  );
}
