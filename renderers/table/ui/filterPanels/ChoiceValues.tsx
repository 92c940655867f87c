import { Input } from 'antd';
import { useState } from 'react';
import { CellSearch } from '../../../../engine/index.ts';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import type { CountedValue } from '../../grid/rows/choices.ts';

/** Maximum number of listed values; the rest is found by the search, because nobody reads a list of thousands. */
const LISTED = 200;

export interface ChoiceValuesProps {
  readonly choices: readonly CountedValue[];
  /** Deselected values. */
  readonly left: ReadonlySet<string>;
  readonly t: TablePorts['t'];
  /** Called with the values that a new search finds. */
  readonly onFound: (values: readonly string[]) => void;
  readonly onChange: (left: ReadonlySet<string>) => void;
}

/** The values of a column as choices. Only values that match the search can be chosen. */
export function ChoiceValues({ choices, left, t, onFound, onChange }: ChoiceValuesProps) {
  const [keyword, setKeyword] = useState('');
  const foundBy = (text: string): readonly CountedValue[] => {
    const search = new CellSearch({ text: text.trim(), matchCase: false, wholeCell: false });
    if (search.isBlank) return choices;
    return choices.filter((choice) => search.matches(choice.value) || search.matches(choice.text));
  };
  const found = foundBy(keyword);
  const chosen = found.filter(({ value }) => !left.has(value)).length;
  const toggle = (values: readonly CountedValue[], on: boolean): void => {
    const next = new Set(left);
    for (const { value } of values) {
      if (on) next.delete(value);
      else next.add(value);
    }
    onChange(next);
  };
  const isAll = chosen === found.length;
  return (
    <>
      <Input
        allowClear
        aria-label={t('filters.search')}
        placeholder={t('filters.search')}
        value={keyword}
        onChange={(event) => {
          setKeyword(event.target.value);
          onFound(foundBy(event.target.value).map(({ value }) => value));
        }}
      />
      <ul className="wb-filter-values" aria-label={t('filters.choices')}>
        {found.length > 0 && (
          <li>
            <label>
              <input
                type="checkbox"
                checked={isAll}
                ref={(element) => {
                  if (element !== null) element.indeterminate = chosen > 0 && !isAll;
                }}
                onChange={() => toggle(found, !isAll)}
              />
              <b>{t('filters.all')}</b>
            </label>
          </li>
        )}
        {found.slice(0, LISTED).map((choice) => (
          <li key={choice.value}>
            <label>
              <input
                type="checkbox"
                checked={!left.has(choice.value)}
                onChange={() => toggle([choice], left.has(choice.value))}
              />
              <span className="wb-filter-value" title={choice.text}>
                {choice.value === '' ? t('filters.emptyValue') : choice.text}
              </span>
              <span className="wb-filter-count">{choice.count}</span>
            </label>
          </li>
        ))}
        {found.length > LISTED && (
          <li className="wb-filter-more">{t('filters.moreValues', { count: found.length - LISTED })}</li>
        )}
        {found.length === 0 && <li className="wb-filter-more">{t('filters.noValues')}</li>}
      </ul>
    </>
  );
}
