import { SearchOutlined } from '@ant-design/icons';
import { Checkbox, Input, Select } from 'antd';
import { FAMILIES, familyTitle } from './families.ts';
import type { Family } from './families.ts';
import type { ShownStates } from './examples.ts';
import { galleryText } from './galleryText.ts';

/** Filters and options of the gallery. */
export interface GalleryChoice {
  readonly text: string;
  readonly family: Family | 'all';
  readonly states: ShownStates;
}

const STATES = ['readOnly', 'disabled', 'required'] as const satisfies readonly (keyof ShownStates)[];

interface GalleryToolsProps {
  readonly choice: GalleryChoice;
  readonly onChange: (choice: GalleryChoice) => void;
  /** Number of examples shown. */
  readonly count: number;
}

export function GalleryTools({ choice, onChange, count }: GalleryToolsProps) {
  const { text, family, states } = choice;
  return (
    <div className="gallery-tools" role="search">
      <Input
        className="gallery-search"
        prefix={<SearchOutlined aria-hidden />}
        placeholder={galleryText('gallery.searchHint')}
        aria-label={galleryText('gallery.search')}
        allowClear
        maxLength={60}
        value={text}
        onChange={({ target }) => onChange({ ...choice, text: target.value })}
      />
      <Select<GalleryChoice['family']>
        className="gallery-family"
        aria-label={galleryText('gallery.family')}
        value={family}
        onChange={(chosen) => onChange({ ...choice, family: chosen })}
        options={[
          { value: 'all', label: galleryText('gallery.family.all') },
          ...FAMILIES.map((value) => ({ value, label: galleryText(familyTitle(value)) })),
        ]}
      />
      <div role="group" aria-label={galleryText('gallery.states')} className="gallery-states">
        {STATES.map((state) => (
          <Checkbox
            key={state}
            checked={states[state]}
            onChange={({ target }) => onChange({ ...choice, states: { ...states, [state]: target.checked } })}
          >
            {galleryText(`gallery.state.${state}`)}
          </Checkbox>
        ))}
      </div>
      <span role="status" className="gallery-count">
        {galleryText('gallery.count', { count })}
      </span>
    </div>
  );
}
