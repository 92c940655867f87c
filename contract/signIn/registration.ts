/** What an account may be called, and where its holder is reached: patterns that server and shell check alike. */
export const USERNAME_PATTERN = '^[A-Za-z0-9][A-Za-z0-9_.-]{2,49}$';
export const EMAIL_PATTERN = '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$';
/** D2: numbers from 13 to 19 are in service. */
export const MOBILE_PATTERN = '^1[3-9][0-9]{9}$';
