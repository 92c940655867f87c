import type { CheckAnswer, CheckRequest, CompiledPage, Values } from '../../../engine/index.ts';
import { remoteCheck } from '../../records/checkQueries/remoteChecks.ts';
import { lookupRows } from '../../data/dictionaries/lookup.ts';
import { readerOf } from '../../data/recordStore/caller.ts';
import type { WriteContext } from '../../records/operations/validateWrite.ts';

const HOLDS: CheckAnswer = { ok: true, message: '' };

/**
 * Whether a check is a `duplicate` check on a unique column of the page itself: `duplicatesOf` has answered it for all
 * records.
 */
const isAnswered = ({ resource }: CompiledPage, { check, key, detail }: CheckRequest): boolean =>
  check.kind === 'duplicate' &&
  detail === undefined &&
  (check.table ?? resource.table) === resource.table &&
  (check.field ?? key) === key &&
  resource.unique.some((keys) => keys.length === 1 && keys[0] === key);

/** Answers each question once, however many records ask it: thousands refer to the same few codes. */
export function bulkAnswers(writing: WriteContext): Required<NonNullable<WriteContext['answers']>> {
  const { trx: db, page, caller, findDictionary, schemas } = writing;
  const lookup = lookupRows({ db, pages: () => schemas.pages(), ...readerOf(caller), can: undefined }, findDictionary);
  const check = remoteCheck({ db, schemas, caller }, page);
  const rows = new Map<string, Map<string, Values | null>>();
  const answers = new Map<string, Promise<CheckAnswer>>();
  return {
    lookup: async (dictCode, keys) => {
      const known = rows.get(dictCode) ?? new Map<string, Values | null>();
      rows.set(dictCode, known);
      const open = keys.filter((key) => !known.has(key));
      if (open.length > 0) for (const [key, row] of Object.entries(await lookup(dictCode, open))) known.set(key, row);
      return Object.fromEntries(keys.map((key) => [key, known.get(key) ?? null]));
    },
    check: (request) => {
      if (isAnswered(page, request)) return Promise.resolve(HOLDS);
      const { check: asked, key, detail = '', value } = request;
      const name = JSON.stringify([asked.kind, asked.name, asked.ruleCode, detail, key, value]);
      const answer = answers.get(name) ?? check(request);
      answers.set(name, answer);
      return answer;
    },
  };
}
