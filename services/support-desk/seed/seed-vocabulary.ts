/** Words for seeded tickets. */

export const groupNames = [
  "Billing",
  "Escalations",
  "Hardware",
  "Internal IT",
  "Networks",
  "Onboarding",
  "Payroll",
  "Security",
  "Tier 1",
  "Tier 2",
] as const;

export const formNames = [
  "General request",
  "Invoice question",
  "Hardware order",
  "Access request",
  "Outage report",
  "Travel expense",
  "Refund",
  "New employee",
  "Data export",
  "Feature idea",
  "Payment dispute",
  "Contract change",
] as const;

/** Options of the forms' drop-downs. */
export const optionNames = ["New", "Change", "Problem", "Question", "Complaint", "Other"] as const;

export const subjects = [
  "Cannot sign in",
  "Card payment was declined",
  "Invoice shows the wrong address",
  "Laptop does not start",
  "Order has not arrived",
  "Password reset mail is missing",
  "Please add a colleague",
  "Printer on floor two is offline",
  "Refund for a double charge",
  "Report is empty",
  "Slow connection in the afternoon",
  'The "Export" button does nothing',
  "Update of bank details",
  "Where is my contract?",
] as const;

export const symptoms = [
  "it began on Monday and has not stopped since.",
  "this is urgent for our month-end.",
  "a restart did not help.",
  "I attached what I saw on the screen.",
  "two colleagues see the same.",
  "it worked until last week.",
] as const;

export const remarks = [
  "Thank you, I will try that.",
  "We are looking into it.",
  "Could you tell us which browser you use?",
  "It happens again today.",
  "A colleague of mine knows more about this.",
  "This should be fixed now, please check.",
  "Yes, that helped.",
  "We have passed this on to the network team.",
] as const;

export const tags = [
  "billing",
  "vip",
  "hardware",
  "login",
  "refund",
  "onboarding",
  "beta",
  "follow-up",
] as const;

export const channels = ["web", "email", "api", "chat"] as const;
