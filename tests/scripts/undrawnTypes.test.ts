import { expect, it } from 'vitest';
import { LATER_TYPES } from '../../renderers/table/editors/laterTypes.ts';
import { laterWidgets } from '../../renderers/columns/placeholder/laterWidgets.ts';
import { UNDRAWN_TYPES } from '../../scripts/doctor/shellComponents.ts';

it('the doctor warns of exactly the column types that the widgets and the cells of tables do not draw yet', () => {
  expect([...UNDRAWN_TYPES.field].sort()).toEqual(Object.keys(laterWidgets).sort());
  expect([...UNDRAWN_TYPES.cell].sort()).toEqual([...LATER_TYPES].sort());
});
