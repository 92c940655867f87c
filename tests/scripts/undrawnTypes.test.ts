import { expect, it } from 'vitest';
import { laterWidgets } from '../../renderers/widgets/placeholder/laterWidgets.ts';
import { UNDRAWN_TYPES } from '../../scripts/doctor/shellComponents.ts';

it('the doctor warns of exactly the column types that the widgets do not draw yet', () => {
  expect([...UNDRAWN_TYPES].sort()).toEqual(Object.keys(laterWidgets).sort());
});
