import { describe, expect, it } from 'vitest';
import { documentTitle } from '../../../../src/navigation/tabStrip/documentTitle.ts';

const PRODUCT = '智慧报关服务平台';

describe('the title of the window', () => {
  it('is the product’s alone on the home page, otherwise page and product [S2.4-7]', () => {
    expect(documentTitle({ path: '/dashboard/analysis', title: '首页' }, PRODUCT)).toBe(PRODUCT);
    expect(documentTitle({ path: '/bgd/export', title: '出口报关单' }, PRODUCT)).toBe('出口报关单 · 智慧报关服务平台');
  });

  it('is the product’s where no page is shown', () => {
    expect(documentTitle(undefined, PRODUCT)).toBe(PRODUCT);
  });
});
