import type { ShellTextKey } from '../locales/t.ts';

interface NamedColour {
  readonly color: string;
  readonly name: ShellTextKey;
}

/** S2.8-5. */
export const PRIMARY_COLOURS: readonly NamedColour[] = [
  { color: '#F5222D', name: 'colour.dust' },
  { color: '#FA541C', name: 'colour.volcano' },
  { color: '#FAAD14', name: 'colour.sunset' },
  { color: '#13C2C2', name: 'colour.cyan' },
  { color: '#52C41A', name: 'colour.green' },
  { color: '#1890FF', name: 'colour.daybreak' },
  { color: '#2F54EB', name: 'colour.geek' },
  { color: '#722ED1', name: 'colour.purple' },
];
