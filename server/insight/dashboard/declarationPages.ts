import type { CompiledPage } from '../../../engine/index.ts';

/** Table of declarations of every kind. */
const DECLARATION_TABLE = 'bgd_declaration';

/** Columns by which declarations are broken down, in display order. */
export const SHARES = ['tradeCountry', 'tradeMode', 'iePort'] as const;

/** The detail with the amounts, and its columns. */
export const AMOUNT = { detail: 'goods', amount: 'declTotal', currency: 'tradeCurr' } as const;

export const isDeclarationPage = ({ resource }: CompiledPage): boolean => resource.table === DECLARATION_TABLE;
