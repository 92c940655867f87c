import type { CompiledPage } from '../../../engine/index.ts';

/** The table of declarations of every kind. */
const DECLARATION_TABLE = 'bgd_declaration';

/** By what declarations are shared out: columns of their pages, in the order in which they are offered. */
export const SHARES = ['tradeCountry', 'tradeMode', 'iePort'] as const;

/** The detail with the amounts, and its columns. */
export const AMOUNT = { detail: 'goods', amount: 'declTotal', currency: 'tradeCurr' } as const;

export const isDeclarationPage = ({ resource }: CompiledPage): boolean => resource.table === DECLARATION_TABLE;
