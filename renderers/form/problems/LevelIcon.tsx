import { CloseCircleFilled, ExclamationCircleFilled, QuestionCircleFilled } from '@ant-design/icons';
import type { Level } from '../../../engine/index.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';

const ICONS = { error: CloseCircleFilled, warn: ExclamationCircleFilled, confirm: QuestionCircleFilled } as const;

/** Shows the level of a finding by shape, colour and name. */
export function LevelIcon({ level }: { readonly level: Level }) {
  const { t } = usePorts();
  const Icon = ICONS[level];
  return <Icon className={`wb-level is-${level}`} role="img" aria-label={t(`form.level.${level}`)} />;
}
