import { ConfigProvider, theme, type MappingAlgorithm, type ThemeConfig } from 'antd';
import { useContext, useMemo } from 'react';

/** Controls of 28 px and texts of 13: a declaration has to fit on a screen. Whatever the shell's theme made of them before. */
const dense: MappingAlgorithm = (seed, map) => ({
  ...(map ?? theme.defaultAlgorithm(seed)),
  controlHeight: 28,
  controlHeightSM: 24,
  fontSize: 13,
  fontSizeSM: 12,
  lineHeight: 20 / 13,
  borderRadius: 3,
  borderRadiusSM: 3,
});

const listOf = (algorithm: ThemeConfig['algorithm']): readonly MappingAlgorithm[] =>
  algorithm === undefined ? [theme.defaultAlgorithm] : Array.isArray(algorithm) ? algorithm : [algorithm];

/** The shell's theme, light or dark, with the measures of a dense page. */
export function useDenseTheme(): ThemeConfig {
  const outer = useContext(ConfigProvider.ConfigContext).theme?.algorithm;
  return useMemo(() => ({ algorithm: [...listOf(outer), dense] }), [outer]);
}
