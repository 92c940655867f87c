import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folder of reference data (code tables, sample declarations), named by WAYBILL_REFERENCE. Undefined if it is
 * unset: a public clone skips these tests. If it is set but missing, an error is thrown.
 */
export const referenceFolder = ((): string | undefined => {
  const folder = process.env.WAYBILL_REFERENCE;
  if (!folder) return undefined;
  if (!existsSync(folder)) throw new Error(`WAYBILL_REFERENCE names a folder that does not exist: ${folder}`);
  return folder;
})();

export const skipReason = 'skipped where WAYBILL_REFERENCE is not set';

const readJson = (name: string): unknown => JSON.parse(readFileSync(join(referenceFolder ?? '', name), 'utf8'));

export type Message = Readonly<Record<string, string | number>>;

export interface SampleDeclaration {
  readonly id: string;
  readonly kind: 'export' | 'import' | 'bonded';
  readonly DecHead: Message;
  readonly DecLists: readonly Message[];
  readonly DecContainers: readonly Message[];
  readonly DecLicenseDocus: readonly Message[];
  readonly EdocRealation: readonly Message[];
}

export interface FaultyCase {
  readonly from: string;
  readonly rule: string;
  readonly why: string;
  readonly declaration: SampleDeclaration;
}

export const sampleDeclarations = (): readonly SampleDeclaration[] =>
  (readJson('sample_declarations.json') as { declarations: SampleDeclaration[] }).declarations;

export const faultyCases = (): readonly FaultyCase[] =>
  (readJson('sample_declarations_faulty.json') as { cases: FaultyCase[] }).cases;
