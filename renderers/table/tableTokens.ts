import { theme } from 'antd';
import { useMemo, type CSSProperties } from 'react';

type TokenStyle = CSSProperties & Record<`--wb-${string}`, string>;

/** The colours and sizes of the theme at hand as custom properties: the table's own drawing reads nothing else. */
export function useTableTokens(): TokenStyle {
  const { token } = theme.useToken();
  return useMemo(
    (): TokenStyle => ({
      '--wb-text': token.colorText,
      '--wb-text-soft': token.colorTextSecondary,
      '--wb-surface': token.colorBgContainer,
      // The fill tokens are translucent; pinned cells must hide what passes below them.
      '--wb-head': `color-mix(in srgb, ${token.colorText} 4%, ${token.colorBgContainer})`,
      '--wb-hover': `color-mix(in srgb, ${token.colorPrimary} 5%, ${token.colorBgContainer})`,
      '--wb-selected': `color-mix(in srgb, ${token.colorPrimary} 12%, ${token.colorBgContainer})`,
      '--wb-border': token.colorBorder,
      '--wb-border-soft': token.colorBorderSecondary,
      '--wb-border-strong': token.colorTextQuaternary,
      '--wb-primary': token.colorPrimary,
      '--wb-on-primary': token.colorTextLightSolid,
      '--wb-error': token.colorError,
      '--wb-warning': token.colorWarning,
      '--wb-error-strong': `color-mix(in srgb, ${token.colorError} 80%, black)`,
      '--wb-warning-strong': `color-mix(in srgb, ${token.colorWarning} 60%, black)`,
      '--wb-tooltip-text': '#fff',
      '--wb-veil': `color-mix(in srgb, ${token.colorBgContainer} 70%, transparent)`,
      '--wb-shadow': 'rgba(0, 0, 0, 0.2)',
      '--wb-radius': `${token.borderRadius}px`,
      '--wb-font-size': `${token.fontSize}px`,
    }),
    [token],
  );
}
