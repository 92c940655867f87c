import { ANY_YEAR, CRON_FIELDS, type CronField, type CronLimits } from './cronFields.ts';
import { numbersOf } from './fieldNumbers.ts';
import type { CronFault, CronPart, Quartz } from './quartz.ts';
import { CronFieldFault, readField } from './readField.ts';

export type ParsedCron =
  | { readonly kind: 'read'; readonly quartz: Quartz }
  | { readonly kind: 'faulty'; readonly faults: readonly CronFault[] };

/** Values of omitted fields (W5.1-48). */
export const DEFAULT_PARTS: Readonly<Record<CronField, string>> = {
  second: '*',
  minute: '*',
  hour: '*',
  day: '*',
  month: '*',
  week: '?',
  year: '*',
};

/** `0 30  8 * * ?` → its fields; full-width characters of a Chinese keyboard are converted. */
export const cronTexts = (text: string): readonly string[] =>
  text
    .replaceAll(/[！-～]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .trim()
    .split(/\s+/)
    .filter((part) => part !== '');

type FieldRead = { readonly part: CronPart } | { readonly fault: CronFault };

function readOne(field: CronField, text: string, years: CronLimits): FieldRead {
  try {
    const part = readField(field, text, years);
    const isEmpty = numbersOf(field, part)?.length === 0;
    return isEmpty ? { fault: { field, code: 'nothing', text } } : { part };
  } catch (error) {
    if (error instanceof CronFieldFault) return { fault: error.fault };
    throw error;
  }
}

/** Reads a single field; undefined if it is invalid. */
export function readCronField(field: CronField, text: string, years: CronLimits = ANY_YEAR): CronPart | undefined {
  const read = readOne(field, text, years);
  return 'part' in read ? read.part : undefined;
}

const FEWEST = 6;

/**
 * Reads a Quartz expression (W3.3-20): seven fields separated by blanks, or six without the year. Exactly one of day of
 * month and day of week must be `?`. `years`: the valid years. Reports all faults at once.
 */
export function parseCron(text: string, years: CronLimits = ANY_YEAR): ParsedCron {
  const texts = cronTexts(text);
  const faults: CronFault[] = [];
  if (texts.length < FEWEST || texts.length > CRON_FIELDS.length)
    faults.push({ field: null, code: 'count', count: texts.length });
  const parts: Partial<Record<CronField, CronPart>> = {};
  CRON_FIELDS.forEach((field, index) => {
    const read = readOne(field, texts[index] ?? DEFAULT_PARTS[field], years);
    if ('fault' in read) faults.push(read.fault);
    else parts[field] = read.part;
  });
  if (faults.length === 0) {
    if (parts.day === 'none' && parts.week === 'none') faults.push({ field: 'week', code: 'neither' });
    if (parts.day !== 'none' && parts.week !== 'none') faults.push({ field: 'week', code: 'both' });
  }
  // Without faults, every field is present.
  return faults.length > 0 ? { kind: 'faulty', faults } : { kind: 'read', quartz: parts as Quartz };
}

export const isCron = (text: string, years?: CronLimits): boolean => parseCron(text, years).kind === 'read';
