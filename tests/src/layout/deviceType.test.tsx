import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { shellOnScreen } from '../fakes/shellOnScreen.tsx';

it('a narrow window is the device type mobile, a wide one is not [W2-14]', async () => {
  await page.viewport(499, 800);
  const { shell } = await shellOnScreen({ path: '/test/home', signedIn: true });
  await expect.poll(() => shell.settings.state.device).toBe('mobile');
  await page.viewport(1440, 900);
  await expect.poll(() => shell.settings.state.device).toBe('desktop');
});
