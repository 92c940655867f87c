import { theme } from 'antd';
import { useMemo, type CSSProperties } from 'react';

type Variables = CSSProperties & Record<`--wb-${string}`, string>;

/** Returns the colors of antd's theme, light or dark, as CSS variables for the renderers' style sheets. */
export function useThemeVariables(): Variables {
  const { token } = theme.useToken();
  return useMemo<Variables>(
    () => ({
      '--wb-text': token.colorText,
      '--wb-text-soft': token.colorTextSecondary,
      // Border of page parts; the border of inputs and buttons (`--wb-control`) has more contrast.
      '--wb-border': `color-mix(in srgb, ${token.colorText} 15%, ${token.colorBgContainer})`,
      '--wb-control': token.colorBorder,
      '--wb-border-soft': token.colorBorderSecondary,
      '--wb-surface': token.colorBgContainer,
      '--wb-ground': token.colorBgLayout,
      '--wb-hover': token.colorFillTertiary,
      // Background of overlays, and of the active and the selected list entry.
      '--wb-elevated': token.colorBgElevated,
      '--wb-hover-strong': token.controlItemBgHover,
      '--wb-selected': token.controlItemBgActive,
      '--wb-primary': token.colorPrimary,
      '--wb-link': token.colorLink,
      '--wb-primary-hover': token.colorPrimaryHover,
      '--wb-outline': token.controlOutline,
      '--wb-placeholder': token.colorTextPlaceholder,
      '--wb-closed': token.colorBgContainerDisabled,
      '--wb-error-border': token.colorError,
      '--wb-error-outline': token.colorErrorOutline,
      '--wb-warning-border': token.colorWarning,
      '--wb-success': token.colorSuccess,
      '--wb-error': token.colorErrorText,
      '--wb-warning': token.colorWarningTextActive,
      '--wb-shadow': token.colorFillSecondary,
      '--wb-cell-padding': `${token.paddingXS}px`,
      '--wb-radius': `${token.borderRadiusSM}px`,
      // The same as for antd's controls in `useDenseTheme`, so that both align in a row.
      '--wb-field-height': `${Math.min(28, token.controlHeight)}px`,
      '--wb-font-size': `${Math.min(13, token.fontSize)}px`,
    }),
    [token],
  );
}
