import { toText } from '../../../kit/formats/formats.ts';
import type { ViewProps } from '../../inputs/widget.ts';
import { usePorts } from '../../../kit/ports/portsContext.ts';

/** Shows only whether a password is set. */
export function PasswordView({ value }: Pick<ViewProps, 'column' | 'value'>) {
  const { t } = usePorts();
  return <span>{toText(value) === '' ? '' : t('password.keptView')}</span>;
}
