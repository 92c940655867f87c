import { t } from '../locales/t.ts';
import type { SignInCall } from './signIn.ts';

/** Result of the popup of an external sign-in (contract 1.7). */
export type ThirdOutcome =
  | { readonly kind: 'known'; readonly code: string }
  /** The external account is not bound to a user yet. */
  | { readonly kind: 'unbound'; readonly code: string }
  | { readonly kind: 'failed' };

/** A code issued by this server: 32 bytes in base64url. */
const CODE = /^[\w-]{43}$/;

export function toOutcome(message: unknown): ThirdOutcome {
  const [words, code] = typeof message === 'string' ? message.split(',', 2) : [];
  if (words === '绑定手机号' && code !== undefined && CODE.test(code)) return { kind: 'unbound', code };
  return words !== undefined && CODE.test(words) ? { kind: 'known', code: words } : { kind: 'failed' };
}

/** Sign-in by an external account (S7-5, S7-7). */
export const byThirdLogin = (code: string, thirdType: string): SignInCall => ({
  method: 'GET',
  url: `/sys/thirdLogin/getLoginUser/${encodeURIComponent(code)}/${encodeURIComponent(thirdType)}`,
});

interface Binding {
  readonly mobile: string;
  readonly code: string;
  readonly thirdUserUuid: string;
  readonly thirdType: string;
}

export const byBinding = ({ mobile, code, thirdUserUuid, thirdType }: Binding): SignInCall => ({
  method: 'POST',
  url: '/sys/thirdLogin/bindingThirdPhone',
  body: { mobile, captcha: code, thirdUserUuid, thirdType },
});

const CLOSED_CHECK_MS = 500;

/** Opens the sign-in of a provider in a popup and waits for its message. Rejects when it is blocked or closed. */
export function askInPopup(apiBase: string, thirdType: string): Promise<ThirdOutcome> {
  const address = `${apiBase}/sys/thirdLogin/render/${encodeURIComponent(thirdType)}`;
  const popup = window.open(address, 'waybill-third-login', 'popup,width=520,height=640');
  if (popup === null) return Promise.reject(new Error(t('third.blocked')));
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearInterval(timer);
      window.removeEventListener('message', hear);
    };
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (source !== popup || origin !== window.location.origin) return;
      stop();
      resolve(toOutcome(data));
    };
    const timer = setInterval(() => {
      if (!popup.closed) return;
      stop();
      reject(new Error(t('third.closed')));
    }, CLOSED_CHECK_MS);
    window.addEventListener('message', hear);
  });
}
