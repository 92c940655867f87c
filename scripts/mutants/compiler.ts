import { join } from 'node:path';
import ts from 'typescript';
import type { Drawn } from './mutants.ts';

function optionsOf(folder: string): { options: ts.CompilerOptions; fileNames: string[] } {
  const file = join(folder, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as { config: unknown };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const unused = { noUnusedLocals: false, noUnusedParameters: false };
  const alone = { composite: false, incremental: false, emitDeclarationOnly: false, noEmit: true };
  return { options: { ...options, ...unused, ...alone, rootDir: join(folder, '..') }, fileNames };
}

/** Returns a function that reports whether a mutant compiles; mutants that do not compile are not tested. */
export function compilerOf(folder: string, read: (path: string) => string): (mutant: Drawn) => boolean {
  const { options, fileNames } = optionsOf(folder);
  const root = join(folder, '..');
  let changed: { path: string; text: string; version: number } = { path: '', text: '', version: 0 };
  const textOf = (path: string): string | undefined => (path === changed.path ? changed.text : ts.sys.readFile(path));
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => fileNames,
    getScriptVersion: (path) => (path === changed.path ? String(changed.version) : '0'),
    getScriptSnapshot: (path) => {
      const text = textOf(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => ts.sys.fileExists(path),
    readFile: (path) => ts.sys.readFile(path),
    readDirectory: (...words) => ts.sys.readDirectory(...words),
  });
  return ({ file, from, to, text }) => {
    const path = join(root, file);
    const source = read(file);
    const mutated = `${source.slice(0, from)}${text ?? ';'}${source.slice(to)}`;
    changed = { path, text: mutated, version: changed.version + 1 };
    return service.getSemanticDiagnostics(path).length === 0 && service.getSyntacticDiagnostics(path).length === 0;
  };
}
