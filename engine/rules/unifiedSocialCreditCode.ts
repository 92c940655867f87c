/** Digits and capitals without I, O, S, V, Z; the place is the value. */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const LENGTH = 18;

/** 18 characters, the last of which is the check character of GB 32100-2015: weights 3^i mod 31. */
export const isUnifiedSocialCreditCode = (text: string): boolean => {
  if (text.length !== LENGTH) return false;
  let sum = 0;
  let weight = 1;
  for (let index = 0; index < LENGTH - 1; index += 1) {
    const value = ALPHABET.indexOf(text.charAt(index));
    if (value === -1) return false;
    sum += value * weight;
    weight = (weight * 3) % 31;
  }
  return ALPHABET.charAt((31 - (sum % 31)) % 31) === text.charAt(LENGTH - 1);
};
