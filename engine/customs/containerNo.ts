const SHAPE = /^[A-Z]{3}[UJZ]\d{7}$/;
const CHECK_DIGIT = 10;
const CODE_OF_A = 65;

/** A = 10, counted on without the multiples of 11: B = 12, K = 21, L = 23, U = 32, V = 34, Z = 38. */
const letterValue = (letter: string): number => {
  const place = letter.charCodeAt(0) - CODE_OF_A + 10;
  return place + Math.floor((place - 1) / 10);
};

/** Value of the character times 2^place, summed, mod 11, mod 10. */
export const containerCheckDigit = (firstTen: string): string => {
  let sum = 0;
  for (let place = 0; place < CHECK_DIGIT; place += 1) {
    const character = firstTen.charAt(place);
    sum += (/\d/.test(character) ? Number(character) : letterValue(character)) * 2 ** place;
  }
  return String((sum % 11) % 10);
};

/** ISO 6346: four letters, the last U, J or Z, six digits and a check digit. */
export const isContainerNo = (text: string): boolean =>
  SHAPE.test(text) && containerCheckDigit(text) === text.charAt(CHECK_DIGIT);
