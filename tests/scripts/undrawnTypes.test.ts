import { expect, it } from 'vitest';
import { laterPlaces } from '../../renderers/laterTypes.ts';
import { COLUMN_TYPES } from '../../src/gallery/families.ts';
import { UNDRAWN_TYPES } from '../../scripts/doctor/shellComponents.ts';

it('the doctor warns of exactly the column types that the widgets and the cells of tables do not draw yet', () => {
  const laterIn = (place: 'field' | 'cell') => COLUMN_TYPES.filter((type) => laterPlaces(type).includes(place));
  expect([...UNDRAWN_TYPES.field].sort()).toEqual(laterIn('field').sort());
  expect([...UNDRAWN_TYPES.cell].sort()).toEqual(laterIn('cell').sort());
});
