const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const SHAPE = /^\d{4}-\d{2}-\d{2}$/;
const ZERO = 48;

const digit = (text: string, index: number): number => text.charCodeAt(index) - ZERO;

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Returns whether the text is an existing date `YYYY-MM-DD`, years 0001 to 9999. */
export const isCalendarDate = (text: string): boolean => {
  if (!SHAPE.test(text)) return false;
  const year = digit(text, 0) * 1000 + digit(text, 1) * 100 + digit(text, 2) * 10 + digit(text, 3);
  const month = digit(text, 5) * 10 + digit(text, 6);
  const day = digit(text, 8) * 10 + digit(text, 9);
  const days = month === 2 && isLeap(year) ? 29 : (DAYS[month - 1] ?? 0);
  return year > 0 && day > 0 && day <= days;
};
