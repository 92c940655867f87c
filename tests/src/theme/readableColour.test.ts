import { expect, it } from 'vitest';
import { readableColour } from '../../../src/theme/readableColour.ts';

const LIGHT = { text: '#16202c', ground: '#ffffff' };
const DARK = { text: '#e6ebf1', ground: '#161c24' };

it('leaves a colour that can be read as it is', () => {
  expect(readableColour('#2f54eb', LIGHT)).toBe('#2f54eb');
  expect(readableColour('#faad14', DARK)).toBe('#faad14');
});

it('darkens what is too light on white, and lightens what is too dark on black', () => {
  expect(readableColour('#1890ff', LIGHT)).toBe('#1874ca');
  expect(readableColour('#722ed1', DARK)).not.toBe('#722ed1');
});
