export { signatureOf } from './signature.ts';
export { readSigningTime, signingTime } from './signingTime.ts';
export type { SignedCall } from './signature.ts';
