import { present } from '../../engine/index.ts';
import type { CheckAnswer, CheckRequest, CompiledPage } from '../../engine/index.ts';
import type { Ports } from '../../renderers/index.ts';
import { CallError } from '../platform/http/callError.ts';
import type { CallRequest, HttpClient } from '../platform/http/httpClient.ts';
import { toPortError } from './calls/portErrors.ts';

/** Addresses of checks registered by name on the server (S5-15, S5-16). */
const CONFIGURED_URLS: Readonly<Record<string, string>> = {
  unifiedCode: '/ywd/ywYwd/check',
  customerCode: '/kehu/ywinfoKehu/check',
};

const tableOf = (page: CompiledPage, { check, detail }: CheckRequest): string =>
  check.table ?? page.detailByKey.get(detail ?? '')?.table ?? page.resource.table;

function questionOf(page: CompiledPage, request: CheckRequest): CallRequest | null {
  const { check, key, value, dataId } = request;
  switch (check.kind) {
    case 'duplicate': {
      const place = { tableName: tableOf(page, request), fieldName: check.field ?? key, fieldVal: value };
      return {
        method: 'GET',
        url: '/sys/duplicate/check',
        params: present({ ...place, dataId }),
      };
    }
    case 'checkRule': {
      // Encoded twice, since the call encodes again: other back ends of this contract decode twice.
      const params = { ruleCode: check.ruleCode ?? '', value: encodeURIComponent(value) };
      return { method: 'GET', url: '/sys/checkRule/checkByCode', params };
    }
    case 'configured': {
      const url = Object.hasOwn(CONFIGURED_URLS, check.name) ? CONFIGURED_URLS[check.name] : undefined;
      if (url === undefined) return null;
      const body = present({ code: value, id: dataId, type: check.type });
      return { method: 'POST', url, body };
    }
  }
}

/** A negative answer arrives with status 200; any other error is no answer. */
const refusalOf = (error: unknown): CheckAnswer | null =>
  error instanceof CallError && error.status === 200 && error.kind === 'other'
    ? { ok: false, message: error.message }
    : null;

/** Remote checks over HTTP: a check passes when `success` is true, otherwise the server's message is shown (S5-13). */
export const createRemoteChecks =
  (http: HttpClient): NonNullable<Ports['check']> =>
  async (page, request) => {
    const question = questionOf(page, request);
    if (question === null) return { ok: true, message: '' };
    try {
      await http.call(question);
      return { ok: true, message: '' };
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === null) throw toPortError(error);
      return refusal;
    }
  };
