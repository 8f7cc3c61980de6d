/**
 * Removes casing and separators from a name, so that names can be compared.
 * @example withoutCasing("is_ach_supported") === withoutCasing("isACHSupported") // true
 */
export const withoutCasing = (name: string): string => name.replace(/[^a-zA-Z0-9]/g, "").toLowerCase();
