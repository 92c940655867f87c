import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { KeptStyles } from '../../../renderers/index.ts';

const rulesOf = (component: string): number =>
  [...document.querySelectorAll('style[data-token-hash]')].filter(({ textContent }) =>
    textContent?.includes(`.${component}`),
  ).length;

test('the list styles load before any list, while no list content is in the document', async () => {
  const { unmount } = await render(<KeptStyles />);
  for (const component of ['ant-btn', 'ant-pagination', 'ant-dropdown', 'ant-tag'])
    await expect.poll(() => rulesOf(component)).toBeGreaterThan(0);
  expect(document.querySelector('.ant-pagination, .ant-btn')).toBeNull();
  await unmount();
});
