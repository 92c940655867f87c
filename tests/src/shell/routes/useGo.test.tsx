import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page as screen, userEvent } from 'vitest/browser';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useGo, type Go } from '../../../../src/shell/routes/useGo.ts';

const seen = new Set<Go>();

function Place() {
  const go = useGo();
  seen.add(go);
  const { pathname } = useLocation();
  return <button onClick={() => go(`${pathname}next/`)}>{pathname}</button>;
}

test('leads from page to page with the same function on all of them', async () => {
  await render(
    <MemoryRouter initialEntries={['/']}>
      <Place />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: '/', exact: true }));
  await userEvent.click(screen.getByRole('button', { name: '/next/', exact: true }));
  await expect.element(screen.getByRole('button', { name: '/next/next/', exact: true })).toBeVisible();
  expect(seen.size).toBe(1);
});
