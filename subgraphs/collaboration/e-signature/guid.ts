const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** True for a GUID in upper or lower case, as ids of envelopes and pages are. */
export const isGuid = (text: string): boolean => GUID.test(text.toLowerCase());
