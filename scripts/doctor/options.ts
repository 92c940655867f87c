import type { Language } from '../../engine/index.ts';

/** Output format of the problems: for people, for programs, for code scanning (SARIF 2.1.0). */
export type ReportFormat = 'text' | 'json' | 'sarif';

export interface DoctorOptions {
  /** Relative to the project. */
  readonly folder: string;
  readonly fix: boolean;
  readonly format: ReportFormat;
  /** Language of the problems. Default: Chinese. */
  readonly language: Language;
}

export const USAGE = `npm run doctor [-- 文件夹] [--fix] [--json | --sarif] [--lang en]

  文件夹        要检查的文件夹；默认 schemas
  --fix         改正能确定的问题，保留文件的写法，并列出其余问题
  --json        以 JSON 列出全部问题
  --sarif       以 SARIF 2.1.0 列出全部问题
  --lang en     in English; --lang zh: Chinese, which is the default

退出码  0 没有问题，1 有问题（用 --fix 时：还有问题），2 无法运行
exit code  0 all is well, 1 there are problems (with --fix: some remain), 2 it could not be run`;

const FLAGS: Readonly<Record<string, Partial<DoctorOptions>>> = {
  '--fix': { fix: true },
  '--json': { format: 'json' },
  '--sarif': { format: 'sarif' },
  '--lang=en': { language: 'en-US' },
  '--lang=zh': { language: 'zh-CN' },
};

/** `--lang en` may be written as two words or as `--lang=en`. */
const joined = (words: readonly string[]): readonly string[] =>
  words.flatMap((word, index) => {
    if (words[index - 1] === '--lang') return [];
    return word === '--lang' ? [`--lang=${words[index + 1] ?? ''}`] : [word];
  });

/** Parses the options of a command line; undefined for an unknown option or value. */
export function readOptions(words: readonly string[]): DoctorOptions | undefined {
  const given = joined(words);
  const flags = given.filter((word) => word.startsWith('-'));
  const folders = given.filter((word) => !word.startsWith('-'));
  const chooses = (key: 'format' | 'language') => flags.filter((flag) => FLAGS[flag]?.[key] !== undefined).length;
  const isUnknown = flags.some((flag) => !Object.hasOwn(FLAGS, flag));
  if (folders.length > 1 || chooses('format') > 1 || chooses('language') > 1 || isUnknown) return undefined;
  const chosen: DoctorOptions = { folder: folders[0] ?? 'schemas', fix: false, format: 'text', language: 'zh-CN' };
  return Object.assign(chosen, ...flags.map((flag) => FLAGS[flag])) as DoctorOptions;
}
