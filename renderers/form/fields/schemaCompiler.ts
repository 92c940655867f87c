import { Schema } from '@formily/react';

let refused: ((expression: string) => void) | undefined;

/** Tells of each `{{ }}` text that was refused; none by default. */
export function onRefusedExpression(listener: ((expression: string) => void) | undefined): void {
  refused = listener;
}

/**
 * Formily compiles `{{ }}` texts with `new Function`, which `script-src 'self'` forbids, and a compiler that throws blanks the page.
 * Ours runs nothing: the text stays a text. Registered before the first form is drawn.
 */
export function refuseExpressions(): void {
  Schema.registerCompiler((expression: string) => {
    refused?.(expression);
    return `{{${expression}}}`;
  });
}
