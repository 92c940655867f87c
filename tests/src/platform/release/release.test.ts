import { expect, it } from 'vitest';
import { createStoredValues } from '../../../../src/platform/browserStorage/storedValues.ts';
import { createRelease } from '../../../../src/platform/release/release.ts';
import { memoryStorage } from '../../fakes/memoryStorage.ts';

const inWindow = (own: string, storage = memoryStorage()) =>
  createRelease({ own, stored: createStoredValues(storage) });

it('offers a server release that differs from the running one', () => {
  const release = inWindow('one');
  release.heard('one');
  expect(release.state.offered).toBe(false);
  release.heard('two');
  expect(release.state.offered).toBe(true);
});

it('offers each release once: a postponed one stays hidden until the next', () => {
  const release = inWindow('one');
  release.heard('two');
  release.putOff();
  release.heard('two');
  expect(release.state.offered).toBe(false);
  release.heard('three');
  expect(release.state.offered).toBe(true);
});

it('is not offered again by a window that loaded for it in vain', () => {
  const storage = memoryStorage();
  inWindow('one', storage).heard('two');
  const reloaded = inWindow('one', storage);
  reloaded.heard('two');
  expect(reloaded.state.offered).toBe(false);
});

it('says nothing where either side has no name', () => {
  const developed = inWindow('');
  developed.heard('two');
  const served = inWindow('one');
  served.heard('');
  expect([developed.state.offered, served.state.offered]).toEqual([false, false]);
});

it('is offered when a part of the one that runs is gone', () => {
  const release = inWindow('one');
  release.outlived();
  expect(release.state.offered).toBe(true);
});
