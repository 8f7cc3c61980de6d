/** Names in the spelling of each layer. */

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());

/** @example camel("leave_requests") // "leaveRequests" */
export const camel = (name: string): string => pascal(name).replace(/^./, (first) => first.toLowerCase());

/** @example pascal("leave_requests") // "LeaveRequests" */
export const pascal = (name: string): string =>
  wordsOf(name)
    .map((word) => word.replace(/^./, (first) => first.toUpperCase()))
    .join("");

/** `leave-requests` */
export const kebab = (name: string): string => wordsOf(name).join("-");

/** `leave requests` */
export const spoken = (name: string): string => wordsOf(name).join(" ");

/** A member's name as code, quoted if it is no identifier. */
export const member = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));

/** The access to a member of an expression. */
export const dot = (of: string, name: string): string =>
  /^[A-Za-z_]\w*$/.test(name) ? `${of}.${name}` : `${of}[${JSON.stringify(name)}]`;
