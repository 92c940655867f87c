/** Keys of a Chinese keyboard in full width, as plain ones. */
const PLAIN_KEYS: Readonly<Record<string, string>> = { '；': ';', '‘': "'", '’': "'", '、': '/', '／': '/', '？': '?' };

export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** A letter follows Shift alone: with Caps Lock on, browsers tell of Ctrl+F as `F` and of Ctrl+Shift+L as `l`. */
const plainKey = (key: string, shiftKey: boolean): string => {
  if (/^[a-z]$/i.test(key)) return shiftKey ? key.toUpperCase() : key.toLowerCase();
  return PLAIN_KEYS[key] ?? key;
};

/** A pressed key by its name, as commands list it: `Control+Alt+Shift+ArrowDown`, `Control+f`, `Control+Shift+L`. */
export const nameOfKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey): string =>
  [
    ctrlKey || metaKey ? 'Control+' : '',
    altKey ? 'Alt+' : '',
    shiftKey ? 'Shift+' : '',
    ctrlKey || metaKey ? plainKey(key, shiftKey) : key,
  ].join('');
