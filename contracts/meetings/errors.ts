/** The family's table of codes. */

/**
 * Meanings of the body's codes, as the usual HTTP status. This family answers 400 or 404 for every code (D2-266),
 * so only the code tells a missing right from a wrong parameter.
 */
export const meanings = {
  200: 403,
  300: 400,
  404: 404,
  1001: 404,
  1010: 404,
  1120: 400,
  2000: 403,
  2024: 403,
  3000: 403,
  3001: 404,
  3003: 403,
  3161: 403,
  4400: 403,
  4927: 409,
  12702: 404,
} as const;

export type MeetingsCode = keyof typeof meanings;

/** Default codes by status, for refusals of the kit, which have no code. */
export const usualCode: Readonly<Record<number, MeetingsCode>> = { 400: 300, 403: 200, 404: 404 };
