export interface MutantOptions {
  /** Module names or prefixes; empty: all. */
  readonly modules: readonly string[];
  /** Maximum number of mutants per module. */
  readonly sample: number;
  readonly seed: number;
  /** Only mutants of files whose path contains this text. */
  readonly file: string;
  readonly workers: number;
  /** Maximum number of test files per module. */
  readonly nearest: number;
  /** Runs the mutants that survive their module's tests with all other tests too. */
  readonly wide: boolean;
}

export const USAGE = `npm run test:mutants -- [--module NAME]… [--sample N] [--seed N] [--file PART] [--workers N]
                        [--nearest N] [--wide]

  --module     a module (engine/document, server/records/operations) or the beginning of several (engine/); default: all
  --sample   so many mutants of each module, the same for the same seed; default: all of them
  --seed     which sample; default: 1
  --file     only mutants of files whose path holds this
  --workers  processes at a time; default: 1
  --nearest  only so many files of tests of each module, the nearest first: quick, the score is at least that
  --wide     shows what lives through the tests of its module to all others that run in the same place

exit code  0 every module reaches the goal, 1 one does not, 2 it could not be run`;

type Reader = (options: MutantOptions, word: string) => MutantOptions;

const READERS: Readonly<Record<string, Reader>> = {
  '--module': (options, word) => ({ ...options, modules: [...options.modules, word] }),
  '--sample': (options, word) => ({ ...options, sample: Number(word) }),
  '--seed': (options, word) => ({ ...options, seed: Number(word) }),
  '--file': (options, word) => ({ ...options, file: word }),
  '--workers': (options, word) => ({ ...options, workers: Number(word) }),
  '--nearest': (options, word) => ({ ...options, nearest: Number(word) }),
};

const DEFAULTS: MutantOptions = {
  modules: [],
  sample: Infinity,
  seed: 1,
  file: '',
  workers: 1,
  nearest: Infinity,
  wide: false,
};

const isWhole = (value: number): boolean => value === Infinity || (Number.isInteger(value) && value > 0);

/** Parses the options of a command line; undefined for an unknown option or value. */
export function readOptions(words: readonly string[]): MutantOptions | undefined {
  let options = DEFAULTS;
  for (let index = 0; index < words.length; index += 1) {
    const flag = words[index] ?? '';
    if (flag === '--wide') {
      options = { ...options, wide: true };
      continue;
    }
    index += 1;
    const [reader, word] = [Object.hasOwn(READERS, flag) ? READERS[flag] : undefined, words[index]];
    if (reader === undefined || word === undefined) return undefined;
    options = reader(options, word);
  }
  return [options.sample, options.seed, options.workers, options.nearest].every(isWhole) ? options : undefined;
}
