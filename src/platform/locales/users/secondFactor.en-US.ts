import type { secondFactorZhCN } from './secondFactor.zh-CN.ts';

export const secondFactorEnUS: Record<keyof typeof secondFactorZhCN, string> = {
  'factor.title': 'Second step of the sign-in',
  'factor.on': 'On, {count} recovery codes left',
  'factor.off': 'Off',
  'factor.enable': 'Set up',
  'factor.disable': 'Switch off',
  'factor.required': 'Administrators need it here: it stays',
  'factor.password': 'Current password',
  'factor.passwordHint': 'Enter your current password',
  'factor.next': 'Next',
  'factor.scan':
    'Scan the code with an authenticator app or type the secret, then enter the 6 digits that the app shows.',
  'factor.qr': 'QR code of the second step',
  'factor.secret': 'Secret',
  'factor.code': 'Code',
  'factor.codeHint': 'Enter the 6 digits',
  'factor.codeOrRecovery': 'Enter the 6 digits that your authenticator shows, or a recovery code',
  'factor.recovery': 'These recovery codes are shown this once, and each works once. Keep them safe.',
  'factor.copy': 'Copy all',
  'factor.copied': 'Copied',
  'factor.notCopied': 'It could not be copied; please select it',
  'factor.saved': 'I have saved them',
  'factor.disabled': 'The second step is switched off',
};
