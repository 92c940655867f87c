import type { KeyValueStorage } from '../browserStorage/storedValues.ts';
import { createStoredValues } from '../browserStorage/storedValues.ts';
import { isRecord, textOf } from '../../../contract/reading.ts';
import type { BegunViewing } from '../../../contract/signIn/viewing.ts';
import { createSession } from './session.ts';

/** The one thing that a window keeps of a viewing: forgetting it ends the viewing here. */
const KEY = 'pro__Viewing';

/** Of what is kept besides, in the storage of the viewing. */
const FACTS = 'Viewing_Facts';

/** This window looks at the product as another user (decision 0067). */
export interface Viewing {
  /** Name of who really sits here. */
  readonly viewer: string;
  /** When it ends by itself, epoch ms. */
  readonly until: number;
  /** Where it was begun: path and query. */
  readonly back: string;
  /** All that is kept while it lasts, so that nothing of the viewer's own is touched. */
  readonly storage: KeyValueStorage;
  /** The next page load is the viewer's own again. */
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

/** Values of a storage of their own, kept as one in the window's; once that is forgotten, nothing comes back. */
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

/** The viewing that the window is in; null: none, or its time is over, and it is forgotten. */
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

/** From the next page load on, the window looks at the product as that user. Throws where the browser keeps nothing. */
export function keepViewing(
  windowStorage: KeyValueStorage,
  { begun: { token, userInfo, departs, seconds }, viewer, back, now = Date.now }: ViewingStart,
): void {
  const stored = createStoredValues(storageIn(windowStorage).storage);
  createSession(stored).begin({ token, userInfo, departs });
  stored.set(FACTS, { viewer, back, until: now() + seconds * 1000 });
  if (windowStorage.getItem(KEY) === null) throw new Error('nothing is kept');
}
