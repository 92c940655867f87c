import type { SeededRandom } from '../../../server/app/demo/seededRandom.ts';
import type { Json } from './jsonPlaces.ts';

/** One mistake in one file. */
export interface Mutation {
  readonly file: string;
  readonly kind: string;
  /** For people: what was changed into what. */
  readonly what: string;
  readonly mutated: Json;
  /** Where the problem must be said; any of them is right. */
  readonly pointers: readonly string[];
  /** Whether only one name can be meant, so that a patch may mend it. */
  readonly mendable: boolean;
}

/** Where a mistake of a kind can be made, and how. */
export type MakeMutation = (random: SeededRandom) => Omit<Mutation, 'file' | 'kind'>;

export interface SchemaFile {
  readonly path: string;
  readonly json: Json;
  /** Every text and key of all files, so that a wrong name is surely unknown. */
  readonly names: ReadonlySet<string>;
}

/** The places in a file where a kind of mistake can be made. */
export type MutationKind = (file: SchemaFile) => readonly MakeMutation[];
