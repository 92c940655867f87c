import { ConfigProvider, theme, type MappingAlgorithm, type ThemeConfig } from 'antd';
import { useContext, useMemo } from 'react';

/**
 * Controls of 28 px and texts of 13: a declaration has to fit on a screen. Whatever the shell's theme made of them
 * before, unless that is smaller still.
 */
const dense: MappingAlgorithm = (seed, map = theme.defaultAlgorithm(seed)) => {
  const fontSize = Math.min(13, map.fontSize);
  return {
    ...map,
    controlHeight: Math.min(28, map.controlHeight),
    controlHeightSM: Math.min(24, map.controlHeightSM),
    fontSize,
    fontSizeSM: 12,
    lineHeight: fontSize < 13 ? 18 / 12 : 20 / 13,
    borderRadius: 3,
    borderRadiusSM: 3,
  };
};

const listOf = (algorithm: ThemeConfig['algorithm']): readonly MappingAlgorithm[] =>
  algorithm === undefined ? [theme.defaultAlgorithm] : Array.isArray(algorithm) ? algorithm : [algorithm];

/** The shell's theme, light or dark, with the measures of a dense page. */
export function useDenseTheme(): ThemeConfig {
  const outer = useContext(ConfigProvider.ConfigContext).theme?.algorithm;
  return useMemo(() => ({ algorithm: [...listOf(outer), dense] }), [outer]);
}
