import type { FastifyRequest } from 'fastify';
import { permissionOf } from '../../../engine/index.ts';
import { languageOf } from '../../core/calls/language.ts';
import { listedText } from '../../data/dictionaries/listedText.ts';
import { ruledRowsOfTable } from '../../data/lists/dataRules.ts';
import type { Services } from '../../core/services/services.ts';
import type { DirectoryQuery } from './listDirectory.ts';

/**
 * Builds the query of a call for a list of people or organisation. `where`: conditions of the call itself; `names`:
 * parameters that the call reads itself.
 */
export function directoryQuery(
  { schemas }: Pick<Services, 'schemas'>,
  request: FastifyRequest,
  { where = [], names = [] }: Partial<Pick<DirectoryQuery, 'where' | 'names'>> = {},
): DirectoryQuery {
  const { session } = request;
  return {
    session,
    where,
    names,
    textOf: listedText(schemas, languageOf(request)),
    ruledRows: ({ table, right }) =>
      ruledRowsOfTable(
        schemas.pages().filter((page) => permissionOf(page, 'list') === right),
        session.user,
        { table, alias: table },
      ),
  };
}

/** Makes a text match a part of a name, unless it contains operators of its own (contract 7.3). */
export const asPart = (text: string): string => (/^$|[*!,]/.test(text) ? text : `*${text}*`);
