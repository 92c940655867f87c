import { ConfigProvider, theme, type MappingAlgorithm, type ThemeConfig } from 'antd';
import { useContext, useMemo } from 'react';

/**
 * Controls of 28 px and text of 13 px, because a declaration has to fit on a screen. Limits the values of the shell's
 * theme; smaller ones are kept.
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

/** Returns the shell's theme, light or dark, with the dimensions of a dense page. */
export function useDenseTheme(): ThemeConfig {
  const outer = useContext(ConfigProvider.ConfigContext).theme?.algorithm;
  return useMemo(() => ({ algorithm: [...listOf(outer), dense] }), [outer]);
}
