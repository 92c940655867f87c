/** What goes along with a sign-in where a captcha is asked for (contract 1.1). */
export interface CaptchaProof {
  /** The letters of the picture, capitals or not. */
  readonly captcha?: string | null;
  /** Under which the picture was asked for; other clients send a number. */
  readonly checkKey?: string | number | null;
}

/** By account and password (S3-2). */
export interface Credentials extends CaptchaProof {
  readonly username: string;
  readonly password: string;
}

/** A number, and the code that was sent to it to sign in (S7-3). */
export interface PhoneProof {
  readonly mobile: string;
  readonly captcha: string;
}
