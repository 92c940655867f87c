import { Schema } from '@formily/react';

let refused: ((expression: string) => void) | undefined;

/** Reports each refused `{{ }}` text to the listener; none by default. */
export function onRefusedExpression(listener: ((expression: string) => void) | undefined): void {
  refused = listener;
}

/**
 * Replaces Formily's compiler. Formily compiles `{{ }}` texts with `new Function`, which `script-src 'self'` forbids,
 * and a compiler that throws blanks the page. This one runs nothing: the text stays a text. Registered before the first
 * form is rendered.
 */
export function refuseExpressions(): void {
  Schema.registerCompiler((expression: string) => {
    refused?.(expression);
    return `{{${expression}}}`;
  });
}
