import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { theme, type GlobalToken } from 'antd';
import { useMemo, type CSSProperties } from 'react';

type CodeColours = CSSProperties & Record<`--wb-code-${string}`, string>;

/**
 * Colors of language elements; antd computes its palettes separately for the dark theme, so that each contrasts with
 * its background.
 */
const coloursOf = (token: GlobalToken): CodeColours => ({
  '--wb-code-key': token['blue-8'],
  '--wb-code-text': token['green-8'],
  '--wb-code-number': token['volcano-8'],
  '--wb-code-word': token['purple-7'],
  '--wb-code-tag': token['magenta-8'],
  '--wb-code-note': token.colorTextSecondary,
  '--wb-code-line': token.colorFillQuaternary,
  '--wb-code-marked': token.controlItemBgActive,
  '--wb-code-font': token.fontFamilyCode,
});

/** Returns whether a background is dark: the average of red, green and blue is below 128. */
const isDark = (colour: string): boolean => {
  const channels = /^#(..)(..)(..)/.exec(colour)?.slice(1) ?? [];
  return channels.length === 3 && channels.reduce((sum, channel) => sum + Number.parseInt(channel, 16), 0) < 3 * 128;
};

/** Returns colors of the current antd theme for the element around the editor. */
export function useCodeColors(): { readonly colours: CodeColours; readonly isDark: boolean } {
  const { token } = theme.useToken();
  return useMemo(() => ({ colours: coloursOf(token), isDark: isDark(token.colorBgContainer) }), [token]);
}

const highlighting = syntaxHighlighting(
  HighlightStyle.define([
    { tag: [tags.propertyName, tags.attributeName, tags.definition(tags.propertyName)], color: 'var(--wb-code-key)' },
    { tag: [tags.string, tags.attributeValue, tags.regexp, tags.special(tags.string)], color: 'var(--wb-code-text)' },
    { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--wb-code-number)' },
    { tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.typeName], color: 'var(--wb-code-word)' },
    { tag: [tags.tagName, tags.angleBracket, tags.processingInstruction], color: 'var(--wb-code-tag)' },
    { tag: [tags.comment, tags.meta], color: 'var(--wb-code-note)', fontStyle: 'italic' },
    { tag: [tags.link, tags.url], color: 'var(--wb-code-key)', textDecoration: 'underline' },
    { tag: tags.heading, fontWeight: '600' },
    { tag: tags.strong, fontWeight: '600' },
    { tag: tags.emphasis, fontStyle: 'italic' },
    { tag: tags.strikethrough, textDecoration: 'line-through' },
    { tag: tags.invalid, color: 'var(--wb-error)' },
  ]),
);

const SURFACE = { color: 'var(--wb-text)', backgroundColor: 'var(--wb-surface)' } as const;

/** Dimensions and surfaces of an editor. `dark` selects CodeMirror's own dark shades. */
export const codeTheme = (dark: boolean): Extension => [
  highlighting,
  EditorView.theme(
    {
      '&': { ...SURFACE, height: '100%', fontSize: 'var(--wb-font-size, 13px)' },
      '&.cm-focused': { outline: 'none' },
      '.cm-scroller': { fontFamily: 'var(--wb-code-font)', lineHeight: '1.55' },
      '.cm-content': { caretColor: 'var(--wb-text)', padding: '6px 0' },
      '.cm-cursor': { borderLeftColor: 'var(--wb-text)' },
      '.cm-gutters': { ...SURFACE, color: 'var(--wb-code-note)', borderRight: '1px solid var(--wb-border-soft)' },
      '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--wb-code-line)' },
      '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
        backgroundColor: 'var(--wb-code-marked)',
      },
      '.cm-placeholder': { color: 'var(--wb-placeholder)' },
      '.cm-panels, .cm-tooltip': { ...SURFACE, borderColor: 'var(--wb-border)' },
      '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
        color: 'var(--wb-text)',
        backgroundColor: 'var(--wb-code-marked)',
      },
      '.cm-textfield, .cm-button': {
        ...SURFACE,
        backgroundImage: 'none',
        border: '1px solid var(--wb-border)',
        borderRadius: 'var(--wb-radius)',
      },
      '.cm-completionDetail': { color: 'var(--wb-code-note)' },
      '.cm-description': { maxWidth: '420px', padding: '4px 8px', fontSize: '12px', whiteSpace: 'pre-wrap' },
      '.cm-diagnostic-hint': { color: 'var(--wb-text-soft)' },
    },
    { dark },
  ),
];
