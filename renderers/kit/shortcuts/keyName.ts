/** Full-width keys of a Chinese keyboard, mapped to plain ones. */
const PLAIN_KEYS: Readonly<Record<string, string>> = { '；': ';', '‘': "'", '’': "'", '、': '/', '／': '/', '？': '?' };

export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * The case of a letter depends only on Shift: with Caps Lock on, browsers report Ctrl+F as `F` and Ctrl+Shift+L as `l`.
 */
const plainKey = (key: string, shiftKey: boolean): string => {
  if (/^[a-z]$/i.test(key)) return shiftKey ? key.toUpperCase() : key.toLowerCase();
  return PLAIN_KEYS[key] ?? key;
};

/** Name of a pressed key, as commands list it: `Control+Alt+Shift+ArrowDown`, `Control+f`, `Control+Shift+L`. */
export const nameOfKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey): string =>
  [
    ctrlKey || metaKey ? 'Control+' : '',
    altKey ? 'Alt+' : '',
    shiftKey ? 'Shift+' : '',
    ctrlKey || metaKey ? plainKey(key, shiftKey) : key,
  ].join('');
