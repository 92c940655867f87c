import { describe, expect, it } from 'vitest';
import { headerPlace } from '../../../src/layout/headerPlace.ts';

const HIDES = { fixedHeader: false, autoHideHeader: true };
const scroll = (top: number, before: number, range = 2000) => ({ top, before, range });

describe('the header of a page that is scrolled', () => {
  it('is static up to 100 px, then fixed, and hidden while scrolling down [S4-16][S9-7]', () => {
    expect(headerPlace('flow', scroll(100, 60), HIDES)).toBe('flow');
    expect(headerPlace('flow', scroll(101, 100), HIDES)).toBe('hidden');
    expect(headerPlace('hidden', scroll(180, 200), HIDES)).toBe('fixed');
    expect(headerPlace('fixed', scroll(180, 180), HIDES)).toBe('fixed');
    expect(headerPlace('fixed', scroll(90, 180), HIDES)).toBe('flow');
  });

  it('never moves when it is fixed and does not hide [S4-16]', () => {
    expect(headerPlace('flow', scroll(900, 0), { fixedHeader: true, autoHideHeader: false })).toBe('flow');
  });

  it('scrolls away when neither fixed nor auto-hidden, and returns at the top', () => {
    const plain = { fixedHeader: false, autoHideHeader: false };
    expect(headerPlace('flow', scroll(40, 0), plain)).toBe('flow');
    expect(headerPlace('flow', scroll(60, 40), plain)).toBe('hidden');
    expect(headerPlace('hidden', scroll(30, 60), plain)).toBe('hidden');
    expect(headerPlace('hidden', scroll(8, 30), plain)).toBe('flow');
  });

  it.each([
    ['hidden on scroll', HIDES],
    ['going with the page', { fixedHeader: false, autoHideHeader: false }],
  ])('does not flicker on a page that is hardly longer than the window: %s', (_, settings) => {
    expect(headerPlace('flow', scroll(110, 90, 120), settings)).toBe('flow');
  });
});
