import { SearchOutlined } from '@ant-design/icons';
import { Checkbox, Input, Select } from 'antd';
import { t } from '../locales/t.ts';
import { FAMILIES, familyTitle } from './families.ts';
import type { Family } from './families.ts';
import type { ShownStates } from './examples.ts';

/** What of the gallery is shown, and how. */
export interface GalleryChoice {
  readonly text: string;
  readonly family: Family | 'all';
  readonly states: ShownStates;
}

const STATES = ['readOnly', 'disabled', 'required'] as const satisfies readonly (keyof ShownStates)[];

interface GalleryToolsProps {
  readonly choice: GalleryChoice;
  readonly onChange: (choice: GalleryChoice) => void;
  /** How many examples are shown. */
  readonly count: number;
}

export function GalleryTools({ choice, onChange, count }: GalleryToolsProps) {
  const { text, family, states } = choice;
  return (
    <div className="gallery-tools" role="search">
      <Input
        className="gallery-search"
        prefix={<SearchOutlined aria-hidden />}
        placeholder={t('gallery.searchHint')}
        aria-label={t('gallery.search')}
        allowClear
        maxLength={60}
        value={text}
        onChange={({ target }) => onChange({ ...choice, text: target.value })}
      />
      <Select<GalleryChoice['family']>
        className="gallery-family"
        aria-label={t('gallery.family')}
        value={family}
        onChange={(chosen) => onChange({ ...choice, family: chosen })}
        options={[
          { value: 'all', label: t('gallery.family.all') },
          ...FAMILIES.map((value) => ({ value, label: t(familyTitle(value)) })),
        ]}
      />
      <div role="group" aria-label={t('gallery.states')} className="gallery-states">
        {STATES.map((state) => (
          <Checkbox
            key={state}
            checked={states[state]}
            onChange={({ target }) => onChange({ ...choice, states: { ...states, [state]: target.checked } })}
          >
            {t(`gallery.state.${state}`)}
          </Checkbox>
        ))}
      </div>
      <span role="status" className="gallery-count">
        {t('gallery.count', { count })}
      </span>
    </div>
  );
}
