import { Tooltip } from 'antd';
import { useState, type ReactElement } from 'react';
import type { CompiledGroup } from '../../../engine/index.ts';
import { CommentMark } from '../comments/CommentMark.tsx';
import { placeOfField, useFormComments } from '../comments/commentsContext.ts';
import { FormGroup } from '../fields/FormGroup.tsx';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { ChangedCell } from '../../kit/ports/review.ts';
import type { ReadItem } from './readItems.tsx';

export interface ReaderGroupProps {
  readonly group: CompiledGroup;
  readonly items: readonly ReadItem[];
  /** By the keys of the changed fields. */
  readonly changes: ReadonlyMap<string, ChangedCell>;
}

/** Marks a changed field and shows the old value: on hover, on focus, and to screen readers. */
function ChangeMark({ change }: { readonly change: ChangedCell }) {
  const { t } = usePorts();
  const before = t('reader.before', { before: change.before || t('detail.blank') });
  return (
    <Tooltip title={before} trigger={['hover', 'focus']}>
      <span className="wb-change" role="img" aria-label={before} tabIndex={0}>
        {t('reader.changed')}
      </span>
    </Tooltip>
  );
}

interface FieldProps {
  readonly item: ReadItem;
  readonly change: ChangedCell | undefined;
}

/** Renders the value of a field, its change mark and its finding. */
function Content({ item: { face, finding, id, isBlank }, change }: FieldProps) {
  const { t } = usePorts();
  return (
    <>
      {isBlank ? (
        <output id={id} className="wb-read wb-read-blank" tabIndex={-1} aria-live="off">
          {t('detail.blank')}
        </output>
      ) : (
        face
      )}
      {change !== undefined && <ChangeMark change={change} />}
      {finding !== undefined && (
        <div id={`${id}-message`} className="wb-field-message">
          {finding.message}
        </div>
      )}
    </>
  );
}

const lookOf = ({ finding }: ReadItem): string => (finding === undefined ? '' : `wb-field-${finding.level}`);

/** Renders a label and its value. */
function Pair({ item, change }: FieldProps) {
  const { column, id, isWide } = item;
  return (
    <div
      className={`wb-pair${isWide ? ' wb-pair-wide' : ''} ${lookOf(item)}`}
      data-field={column.key}
      data-changed={change !== undefined}
    >
      <dt>
        <label htmlFor={id}>{column.title}</label>
        <CommentMark field={column.key} title={column.title} />
      </dt>
      <dd>
        <Content item={item} change={change} />
      </dd>
    </div>
  );
}

/** Fields of a set in one line under the label of the set; each has its own accessible name. */
function SetPair({ title, parts }: { readonly title: string; readonly parts: readonly FieldProps[] }) {
  return (
    <div className="wb-pair">
      <dt>{title}</dt>
      <dd className="wb-pair-set">
        {parts.map(({ item, change }) => (
          <div
            key={item.column.key}
            className={`wb-pair-part ${lookOf(item)}`}
            data-field={item.column.key}
            data-changed={change !== undefined}
            title={item.column.title}
          >
            <label className="wb-spoken" htmlFor={item.id}>
              {item.column.title}
            </label>
            <Content item={item} change={change} />
            <CommentMark field={item.column.key} title={item.column.title} />
          </div>
        ))}
      </dd>
    </div>
  );
}

/** Returns fields and sets in the order of the group. */
function pairsOf({ sets }: CompiledGroup, fields: readonly FieldProps[]): readonly ReactElement[] {
  const drawn = new Set<string>();
  return fields.flatMap((field) => {
    const { key } = field.item.column;
    const set = sets.find((one) => one.fields.some((column) => column.key === key));
    if (set === undefined) return [<Pair key={key} {...field} />];
    if (drawn.has(set.key)) return [];
    drawn.add(set.key);
    const parts = fields.filter(({ item }) => set.fields.includes(item.column));
    return [<SetPair key={set.key} title={set.title} parts={parts} />];
  });
}

/** Renders the non-blank fields of a group as pairs; blank fields are listed in one line below and can be expanded. */
export function ReaderGroup({ group, items, changes }: ReaderGroupProps) {
  const { t } = usePorts();
  const { at } = useFormComments();
  const [isWhole, setIsWhole] = useState(false);
  const isQuiet = ({ column, finding, isBlank }: ReadItem): boolean =>
    isBlank && finding === undefined && !changes.has(column.key) && at(placeOfField(column.key)).length === 0;
  const quiet = items.filter(isQuiet);
  const shown = isWhole ? items : items.filter((item) => !isQuiet(item));
  const { key, title, readColumns, folded } = group;
  return (
    <FormGroup groupKey={key} title={title} columns={readColumns} folded={folded || items.every(isQuiet)}>
      {shown.length > 0 && (
        <dl className="wb-pairs">
          {pairsOf(
            group,
            shown.map((item) => ({ item, change: changes.get(item.column.key) })),
          )}
        </dl>
      )}
      {quiet.length > 0 && (
        <p className="wb-blanks">
          <button type="button" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {t('detail.blanks', { count: quiet.length })}
          </button>
          {!isWhole &&
            quiet.map(({ column, id }) => (
              <span key={column.key} id={id} data-field={column.key} tabIndex={-1}>
                {column.title}
              </span>
            ))}
        </p>
      )}
    </FormGroup>
  );
}
