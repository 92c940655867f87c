import type { SeededRandom } from '../../../server/app/demo/seededRandom.ts';
import type { Json } from './jsonPlaces.ts';

/** One mistake in one file. */
export interface Mutation {
  readonly file: string;
  readonly kind: string;
  /** Human-readable description of the change. */
  readonly what: string;
  readonly mutated: Json;
  /** Acceptable places of the problem; one of them must be reported. */
  readonly pointers: readonly string[];
  /** Whether only one name can be meant, so that `--fix` may correct it. */
  readonly mendable: boolean;
}

/** Makes one mistake of a kind. */
export type MakeMutation = (random: SeededRandom) => Omit<Mutation, 'file' | 'kind'>;

export interface SchemaFile {
  readonly path: string;
  readonly json: Json;
  /** Every text and key of all files, so that a wrong name is certain to be unknown. */
  readonly names: ReadonlySet<string>;
}

/** Returns the places in a file where a kind of mistake can be made. */
export type MutationKind = (file: SchemaFile) => readonly MakeMutation[];
