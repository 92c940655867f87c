export { compileChecks } from './compileChecks.ts';
export { evaluateRule } from './evaluateRule.ts';
export { HANDLERS } from './handlers.ts';
export { compilePatternsWith, PatternCompilerMissing } from './patterns.ts';
export { PRESETS } from './presets.ts';
export { re2Pattern } from './re2Pattern.ts';
export type { ChecksResult } from './compileChecks.ts';
export type { ChecksContext, ColumnInput, ValidateRule } from '../columnKinds/checks/columnInput.ts';
