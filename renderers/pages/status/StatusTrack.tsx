import type { CompiledColumn, CompiledPage, CompiledTrack } from '../../../engine/index.ts';
import { useDictItems } from '../../data/dictionaries/useDictItems.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import './status.css';

/** Index of the status from 0; -1: the track does not contain it. */
const placeOf = ({ steps, asides }: CompiledTrack, status: string): number =>
  steps.includes(status) ? steps.indexOf(status) : (asides.get(status) ?? -1);

/** Returns whether a transition leads off the track or to an earlier status: a reviewer returns the record. */
export const leadsBack = (track: CompiledTrack | undefined, from: string, to: string): boolean =>
  track !== undefined && (!track.steps.includes(to) || placeOf(track, to) < placeOf(track, from));

/** Returns the status column, which transitions change. */
export const statusColumnOf = ({ columnByKey, resource }: CompiledPage): CompiledColumn | undefined =>
  columnByKey.get(resource.statusKey ?? '');

export interface StatusTrackProps {
  readonly track: CompiledTrack;
  readonly column: CompiledColumn;
  readonly status: string;
}

/** The statuses of a record as a track, each by its name: passed, current and upcoming. */
export function StatusTrack({ track, column, status }: StatusTrackProps) {
  const { t } = usePorts();
  const { items } = useDictItems(column);
  const at = placeOf(track, status);
  if (at === -1) return null;
  const isAside = !track.steps.includes(status);
  const textOf = (value: string): string => items.find((item) => item.value === value)?.text ?? '';
  return (
    <ol className="wb-track" aria-label={t('status.track')} data-aside={isAside}>
      {track.steps.map((step, index) => (
        <li
          key={step}
          data-place={index < at ? 'passed' : index === at ? 'here' : 'ahead'}
          aria-current={index === at ? 'step' : undefined}
        >
          {textOf(index === at ? status : step)}
        </li>
      ))}
    </ol>
  );
}

/** The same track as a 3 px bar below the status: one element per record, rendered by CSS only. */
export function StatusMark({ track, status }: Omit<StatusTrackProps, 'column'>) {
  const { t } = usePorts();
  const at = placeOf(track, status);
  if (at === -1) return null;
  const said = t('status.step', { step: at + 1, count: track.steps.length });
  const style = { '--wb-steps': track.steps.length, '--wb-step': at + 1 } as Record<string, number>;
  const isAside = !track.steps.includes(status);
  return (
    <span className="wb-status-bar" role="img" aria-label={said} title={said} style={style} data-aside={isAside} />
  );
}
