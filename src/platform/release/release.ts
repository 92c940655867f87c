import { proxy } from 'valtio';
import type { StoredValues } from '../browserStorage/storedValues.ts';

export interface ReleaseState {
  /** A newer release than the one that runs here is on the server, and nobody has put it off. */
  offered: boolean;
}

/** Knows whether the server has a newer front end than the one that runs. */
export interface Release {
  /** A valtio store. */
  readonly state: ReleaseState;
  /** The server names its release with every answer; `''`: it names none. */
  heard(release: string): void;
  /** A part of the release that runs is gone from the server. */
  outlived(): void;
  /** Not now; the same release is not offered again in this window. */
  putOff(): void;
}

/** Of the window: the release that was offered last. */
const OFFERED = 'Release_Offered';

/** `''` as a name: what runs here was not built (development) or does not say. */
const NAMELESS = '';

/** The release that an index.html was built as. */
export const releaseOf = (page: Document): string =>
  page.querySelector('meta[name="release"]')?.getAttribute('content') ?? NAMELESS;

interface ReleaseOptions {
  /** The one that runs. */
  readonly own: string;
  /** Ends with the window. A release that was loaded for and still is not the one that runs is not offered for ever. */
  readonly stored?: StoredValues | undefined;
}

export function createRelease({ own, stored }: ReleaseOptions): Release {
  const state = proxy<ReleaseState>({ offered: false });
  let newest = own;
  const offer = (): void => {
    state.offered = true;
    stored?.set(OFFERED, newest);
  };
  return {
    state,
    heard: (release) => {
      if (own === NAMELESS || release === NAMELESS || release === newest) return;
      newest = release;
      if (release !== own && stored?.get(OFFERED) !== release) offer();
    },
    outlived: offer,
    putOff: () => {
      state.offered = false;
    },
  };
}
