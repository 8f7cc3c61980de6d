const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** True for a GUID in either case: ids of envelopes and pages have this form. */
export const isGuid = (text: string): boolean => GUID.test(text.toLowerCase());
