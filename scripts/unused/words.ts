import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files below a folder whose names end with one of the endings. */
export const filesBelow = (folder: string, endings: readonly string[]): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name));

/** Quoted words of a source, and patterns of its template literals: `form.${key}.title` as /form\..+\.title/. */
export interface Words {
  readonly whole: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Collects the words of quoted texts; template literals without two adjacent letters of their own are ignored. */
export function wordsOf(sources: readonly string[], separator: RegExp): Words {
  const whole = new Set<string>();
  const patterns = new Set<string>();
  for (const source of sources) {
    for (const [, single, double = ''] of source.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g))
      for (const word of (single ?? double).split(separator)) whole.add(word);
    for (const [, template = ''] of source.matchAll(/`([^`]*)`/g))
      // A condition may append further words to a word: `row${isOn ? ' is-on' : ''}`.
      for (const word of template
        .replace(/\$\{[^}]*\?\s*'\s[^}]*\}/g, ' ')
        .replace(/\$\{[^}]*\}/g, '\0')
        .split(separator)) {
        if (!word.includes('\0')) whole.add(word);
        else if (/[a-z]{2}/i.test(word)) patterns.add(word);
      }
  }
  const pattern = (word: string): RegExp => new RegExp(`^${word.split('\0').map(escaped).join('.+')}$`);
  return { whole, patterns: [...patterns].map(pattern) };
}

export const isSaid = (name: string, { whole, patterns }: Words): boolean =>
  whole.has(name) || patterns.some((pattern) => pattern.test(name));

export const readAll = (files: readonly string[]): string[] => files.map((file) => readFileSync(file, 'utf8'));
