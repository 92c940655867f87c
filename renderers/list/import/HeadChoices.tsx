import { Button, Select } from 'antd';
import { useId, useState } from 'react';
import type { HeadChoice, HeadPlace, SheetPart } from '../../kit/ports/imports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';

type Head = SheetPart['heads'][number];

/** A table of the preview with its unrecognized headers. */
export interface MappedTable {
  readonly part: SheetPart;
  readonly unknown: readonly Head[];
}

export interface HeadChoicesProps {
  readonly tables: readonly MappedTable[];
  readonly disabled: boolean;
  readonly onChoose: (choice: HeadChoice) => void;
  readonly onPlace: (place: HeadPlace) => void;
}

/** Value for a header that is left out. */
const LEFT_OUT = '';

interface HeadChoiceRowProps extends Pick<HeadChoicesProps, 'disabled'> {
  readonly part: SheetPart;
  readonly head: Head;
  readonly isUnknown: boolean;
  readonly onChoose: (key: string) => void;
}

function HeadChoiceRow({ part, head, isUnknown, disabled, onChoose }: HeadChoiceRowProps) {
  const { t } = usePorts();
  const suggested = part.columns.find(({ key }) => key === head.suggested);
  const taken = new Set(part.heads.map(({ key }) => key));
  return (
    <li>
      <span className="wb-import-head">{head.text}</span>
      <Select
        size="small"
        showSearch
        optionFilterProp="label"
        aria-label={t('import.headOf', { head: head.text })}
        disabled={disabled}
        placeholder={t('import.unchosen')}
        value={isUnknown ? null : head.key}
        options={[
          { value: LEFT_OUT, label: t('import.leaveOut') },
          // Columns assigned to another header come last, because choosing one takes it from that header.
          ...part.columns.filter(({ key }) => !taken.has(key) || key === head.key),
          ...part.columns.filter(({ key }) => taken.has(key) && key !== head.key),
        ].map((one) => ('label' in one ? one : { value: one.key, label: one.title }))}
        onChange={(key: string) => onChoose(key)}
      />
      {isUnknown && suggested !== undefined && (
        <Button size="small" disabled={disabled} onClick={() => onChoose(suggested.key)}>
          {t('import.suggested', { title: suggested.title })}
        </Button>
      )}
    </li>
  );
}

/** Chooses the header row of a sheet. */
function HeadRowChoice({
  part,
  disabled,
  onPlace,
}: Pick<HeadChoicesProps, 'disabled'> & { readonly part: SheetPart; readonly onPlace: (row: number) => void }) {
  const { t } = usePorts();
  return (
    <li>
      <span className="wb-import-head">{t('import.headRow', { sheet: part.sheet })}</span>
      <select
        className="wb-input"
        aria-label={t('import.headRow', { sheet: part.sheet })}
        disabled={disabled}
        value={part.headRow}
        onChange={({ target }) => onPlace(Number(target.value))}
      >
        {part.headRows.map(({ row, text }) => (
          <option key={row} value={row}>
            {`${row}：${text}`}
          </option>
        ))}
      </select>
    </li>
  );
}

/**
 * Assigns columns of the sheets to columns of the page: unrecognized ones are shown immediately, the others on demand.
 */
export function HeadChoices({ tables, disabled, onChoose, onPlace }: HeadChoicesProps) {
  const { t } = usePorts();
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const count = tables.reduce((sum, { unknown }) => sum + unknown.length, 0);
  // When no header is recognized, the headers are probably in another row.
  const placed = tables.flatMap(({ part }, table) =>
    isOpen || part.heads.every(({ key }) => key === '') ? [{ part, table }] : [],
  );
  const shown = tables.flatMap(({ part, unknown }, table) =>
    (isOpen ? part.heads : unknown).map((head) => ({ part, table, head, isUnknown: unknown.includes(head) })),
  );
  return (
    <section className="wb-import-heads" aria-label={t('import.heads')}>
      <div className="wb-import-line">
        {count > 0 && <span role="status">{t('import.unknownHeads', { count })}</span>}
        <Button type="link" size="small" aria-expanded={isOpen} aria-controls={list} onClick={() => setOpen(!isOpen)}>
          {t('import.heads')}
        </Button>
      </div>
      {placed.length + shown.length > 0 && (
        <ul id={list}>
          {placed.map(({ part, table }) => (
            <HeadRowChoice key={table} part={part} disabled={disabled} onPlace={(row) => onPlace({ table, row })} />
          ))}
          {shown.map(({ part, table, head, isUnknown }) => (
            <HeadChoiceRow
              key={`${table} ${head.index}`}
              part={part}
              head={head}
              isUnknown={isUnknown}
              disabled={disabled}
              onChoose={(key) => onChoose({ table, index: head.index, key })}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
