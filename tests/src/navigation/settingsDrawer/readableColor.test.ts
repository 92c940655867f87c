import { expect, it } from 'vitest';
import { contrast, readableColor, surfaceColor } from '../../../../src/navigation/settingsDrawer/readableColor.ts';

const LIGHT = { text: '#16202c', grounds: ['#ffffff'] };
const DARK = { text: '#e6ebf1', grounds: ['#161c24'] };

it('leaves a colour that can be read as it is', () => {
  expect(readableColor('#2f54eb', LIGHT)).toBe('#2f54eb');
  expect(readableColor('#faad14', DARK)).toBe('#faad14');
});

it('darkens what is too light on white, and lightens what is too dark on black', () => {
  expect(contrast(readableColor('#1890ff', LIGHT), '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(readableColor('#1890ff', LIGHT), '#ffffff')).toBeLessThan(5);
  expect(contrast(readableColor('#722ed1', DARK), '#161c24')).toBeGreaterThanOrEqual(4.5);
});

it.each(['#722ed1', '#faad14'])('%s as a surface bears white text and is told from a dark page', (colour) => {
  const surface = surfaceColor(colour, '#1e2630');
  expect(contrast(surface, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(surface, '#1e2630')).toBeGreaterThanOrEqual(3);
});
