import type { CompiledGroup, CompiledPage } from '../../../engine/index.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import './recordHeader.css';
import './formSkeleton.css';

export interface FormSkeletonProps {
  readonly page: CompiledPage;
  /** Name of the record, as far as the list or the tab knows it; never an id. */
  readonly name: string;
}

/** Maximum number of field placeholders: more would be out of view. */
const MAX_FIELDS = 48;

/** Returns the keys of the field placeholders; a set of fields takes one. */
function placesOf(fields: CompiledGroup['fields'], sets: CompiledGroup['sets']): readonly string[] {
  const behind = new Set(sets.flatMap((set) => set.fields.slice(1).map(({ key }) => key)));
  const places = fields.flatMap(({ key }) => (behind.has(key) ? [] : [key]));
  return places.slice(0, MAX_FIELDS);
}

/**
 * Placeholder of a loading form: the known name of the record, and the groups of its page with empty boxes for the
 * values.
 */
export function FormSkeleton({ page, name }: FormSkeletonProps) {
  const { t } = usePorts();
  const { groups, steps } = page.form;
  const first = steps[0]?.groups;
  const shown = groups.filter(({ key, folded }) => !folded && (first?.includes(key) ?? true));
  return (
    <div className="wb-form wb-skeleton" aria-busy="true" aria-label={t('form.loading')}>
      <div className="wb-head">
        <div className="wb-head-line">
          <h2 className="wb-head-number">{name}</h2>
          <span className="wb-head-state">{t('head.loading')}</span>
        </div>
      </div>
      {shown.map(({ key, title, columns, fields, sets }) => (
        <section key={key} className="wb-group" aria-hidden>
          <p className="wb-group-head wb-skeleton-head">{title}</p>
          <div className="wb-fields" style={{ '--wb-columns': columns } as Record<string, number>}>
            {placesOf(fields, sets).map((place) => (
              <div key={place} className="wb-skeleton-field" />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
