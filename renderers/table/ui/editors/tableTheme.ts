import { createContext, useContext, type CSSProperties } from 'react';

/** Theme colours and sizes used by the table, under antd's names. */
export interface TableTokens {
  readonly colorText: string;
  readonly colorTextSecondary: string;
  readonly colorTextQuaternary: string;
  readonly colorTextLightSolid: string;
  readonly colorBgContainer: string;
  readonly colorBgElevated: string;
  readonly colorBorder: string;
  readonly colorBorderSecondary: string;
  readonly colorPrimary: string;
  readonly colorError: string;
  readonly colorWarning: string;
  readonly controlItemBgHover: string;
  readonly controlItemBgActive: string;
  /** Pixels, as all sizes. */
  readonly controlHeightSM: number;
  readonly borderRadius: number;
  readonly fontSize: number;
  readonly fontFamily: string;
  readonly zIndexPopupBase: number;
}

type Variables = CSSProperties & Record<`--wb-${string}`, string>;

/** The theme as custom properties, the only source of the table's styles. */
export interface TableTheme {
  readonly table: Variables;
  /** For overlays outside of the table's element. */
  readonly popup: Variables;
  /** The class used by antd's styles. */
  readonly popupClass: string;
}

const drawing = (tokens: TableTokens): Variables => ({
  '--wb-text': tokens.colorText,
  '--wb-text-soft': tokens.colorTextSecondary,
  '--wb-surface': tokens.colorBgContainer,
  '--wb-border': `color-mix(in srgb, ${tokens.colorText} 15%, ${tokens.colorBgContainer})`,
  '--wb-control': tokens.colorBorder,
  '--wb-border-strong': tokens.colorTextQuaternary,
  '--wb-primary': tokens.colorPrimary,
  '--wb-on-primary': tokens.colorTextLightSolid,
  '--wb-shadow': 'rgba(0, 0, 0, 0.2)',
  '--wb-radius': `${tokens.borderRadius}px`,
  '--wb-font-size': `${tokens.fontSize}px`,
});

const tableVariables = (tokens: TableTokens): Variables => {
  const { colorText, colorBgContainer, colorPrimary, colorError, colorWarning } = tokens;
  return {
    ...drawing(tokens),
    // The fill tokens are translucent; pinned cells must cover the content that scrolls below them.
    '--wb-head': `color-mix(in srgb, ${colorText} 4%, ${colorBgContainer})`,
    '--wb-hover': `color-mix(in srgb, ${colorPrimary} 5%, ${colorBgContainer})`,
    '--wb-selected': `color-mix(in srgb, ${colorPrimary} 12%, ${colorBgContainer})`,
    '--wb-border-soft': tokens.colorBorderSecondary,
    '--wb-error': colorError,
    '--wb-warning': colorWarning,
    '--wb-error-strong': `color-mix(in srgb, ${colorError} 80%, black)`,
    '--wb-warning-strong': `color-mix(in srgb, ${colorWarning} 60%, black)`,
    '--wb-tooltip-text': '#fff',
    '--wb-veil': `color-mix(in srgb, ${colorBgContainer} 70%, transparent)`,
    '--wb-control-height': `${tokens.controlHeightSM}px`,
  };
};

const popupVariables = (tokens: TableTokens): Variables => ({
  ...drawing(tokens),
  fontFamily: tokens.fontFamily,
  zIndex: tokens.zIndexPopupBase + 60,
  '--wb-elevated': tokens.colorBgElevated,
  '--wb-hover-strong': tokens.controlItemBgHover,
  '--wb-selected': tokens.controlItemBgActive,
});

export const tableTheme = (tokens: TableTokens, popupClass = ''): TableTheme => ({
  table: tableVariables(tokens),
  popup: popupVariables(tokens),
  popupClass,
});

/** antd's light theme, for a table without a theme. */
export const LIGHT_TOKENS: TableTokens = {
  colorText: 'rgba(0,0,0,0.88)',
  colorTextSecondary: 'rgba(0,0,0,0.65)',
  colorTextQuaternary: 'rgba(0,0,0,0.25)',
  colorTextLightSolid: '#fff',
  colorBgContainer: '#ffffff',
  colorBgElevated: '#ffffff',
  colorBorder: '#d9d9d9',
  colorBorderSecondary: '#f0f0f0',
  colorPrimary: '#1677ff',
  colorError: '#ff4d4f',
  colorWarning: '#faad14',
  controlItemBgHover: 'rgba(0,0,0,0.04)',
  controlItemBgActive: '#e6f4ff',
  controlHeightSM: 24,
  borderRadius: 6,
  fontSize: 14,
  fontFamily: 'inherit',
  zIndexPopupBase: 1000,
};

const TableThemeContext = createContext(tableTheme(LIGHT_TOKENS));

/** Provides a theme to the tables inside. */
export const TableThemeProvider = TableThemeContext.Provider;

export const useTableTheme = (): TableTheme => useContext(TableThemeContext);
