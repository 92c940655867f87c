import type { KeyValueStorage } from '../browserStorage/storedValues.ts';
import { createStoredValues } from '../browserStorage/storedValues.ts';
import { isRecord, textOf } from '../../../contract/reading.ts';
import type { BegunViewing } from '../../../contract/signIn/viewing.ts';
import { createSession } from './session.ts';

/** The only storage key of a viewing in the window: removing it ends the viewing here. */
const KEY = 'pro__Viewing';

/** Key of the viewing's metadata in its own storage. */
const FACTS = 'Viewing_Facts';

/** State of a window that views as another user (decision 0067). */
export interface Viewing {
  /** Name of the actual user. */
  readonly viewer: string;
  /** Expiry, epoch ms. */
  readonly until: number;
  /** Where it started: path and query. */
  readonly back: string;
  /** Storage used while it lasts, so that the viewer's own stored values stay untouched. */
  readonly storage: KeyValueStorage;
  /** Ends the viewing: the next page load belongs to the viewer again. */
  readonly forget: () => void;
}

const valuesIn = (text: string | null): Map<string, string> => {
  try {
    const source: unknown = text === null ? {} : JSON.parse(text);
    return new Map(
      Object.entries(isRecord(source) ? source : {}).flatMap(([key, value]) =>
        typeof value === 'string' ? [[key, value] as const] : [],
      ),
    );
  } catch {
    return new Map();
  }
};

/** A separate storage kept as one value in the window's; once forgotten, later writes are ignored. */
function storageIn(windowStorage: KeyValueStorage): Pick<Viewing, 'storage' | 'forget'> {
  const values = valuesIn(windowStorage.getItem(KEY));
  let isForgotten = false;
  const write = (): void => {
    if (!isForgotten) windowStorage.setItem(KEY, JSON.stringify(Object.fromEntries(values)));
  };
  return {
    storage: {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, text) => {
        values.set(key, text);
        write();
      },
      removeItem: (key) => {
        if (values.delete(key)) write();
      },
    },
    forget: () => {
      isForgotten = true;
      windowStorage.removeItem(KEY);
    },
  };
}

/** Returns the viewing of this window; null when there is none or it has expired, in which case it is removed. */
export function openViewing(windowStorage: KeyValueStorage | undefined, now = Date.now): Viewing | null {
  if (windowStorage === undefined || windowStorage.getItem(KEY) === null) return null;
  const kept = storageIn(windowStorage);
  const facts = createStoredValues(kept.storage).get(FACTS);
  const until = Number(isRecord(facts) ? facts['until'] : 0);
  if (until > now()) return { ...kept, viewer: textOf(facts, 'viewer'), back: textOf(facts, 'back'), until };
  kept.forget();
  return null;
}

interface ViewingStart extends Pick<Viewing, 'viewer' | 'back'> {
  readonly begun: BegunViewing;
  readonly now?: () => number;
}

/** Makes the window view as that user from the next page load on. Throws when the browser cannot store it. */
export function keepViewing(
  windowStorage: KeyValueStorage,
  { begun: { token, userInfo, departs, seconds }, viewer, back, now = Date.now }: ViewingStart,
): void {
  const stored = createStoredValues(storageIn(windowStorage).storage);
  createSession(stored).begin({ token, userInfo, departs });
  stored.set(FACTS, { viewer, back, until: now() + seconds * 1000 });
  if (windowStorage.getItem(KEY) === null) throw new Error('nothing is kept');
}
