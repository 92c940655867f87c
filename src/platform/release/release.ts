import { proxy } from 'valtio';
import type { StoredValues } from '../browserStorage/storedValues.ts';

export interface ReleaseState {
  /** The server has a newer release than the running one, and the user has not postponed it. */
  offered: boolean;
}

/** Detects whether the server has a newer front end than the running one. */
export interface Release {
  /** A valtio store. */
  readonly state: ReleaseState;
  /** Called with the release named in each response; `''` when none is named. */
  heard(release: string): void;
  /** A chunk of the running release no longer exists on the server. */
  outlived(): void;
  /** Postpones; the same release is not offered again in this window. */
  putOff(): void;
}

/** Key in window storage: the release offered last. */
const OFFERED = 'Release_Offered';

/** Release name of an unbuilt front end (development) or of one without a name. */
const NAMELESS = '';

/** Returns the release name in an index.html. */
export const releaseOf = (page: Document): string =>
  page.querySelector('meta[name="release"]')?.getAttribute('content') ?? NAMELESS;

interface ReleaseOptions {
  /** The running release. */
  readonly own: string;
  /** Window storage: prevents offering a release forever when a reload did not bring it. */
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
