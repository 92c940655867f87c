import { withEnglishNames, type RuntimeConfig } from '../../../contract/runtimeConfig.ts';
import { spoken } from '../locales/spoken.ts';

const english = new WeakMap<RuntimeConfig, RuntimeConfig>();

/** Names that the operator configured, in the current language. */
export const spokenNames = (config: RuntimeConfig): RuntimeConfig => {
  if (spoken.language === 'zh-CN') return config;
  const known = english.get(config) ?? withEnglishNames(config);
  english.set(config, known);
  return known;
};
