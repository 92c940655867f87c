/** Patterns of account names and contact data, checked by server and shell alike. */
export const USERNAME_PATTERN = '^[A-Za-z0-9][A-Za-z0-9_.-]{2,49}$';
export const EMAIL_PATTERN = '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$';
/** Numbers that begin with 13 to 19 are in service (D2). */
export const MOBILE_PATTERN = '^1[3-9][0-9]{9}$';
