/** Settings of the ERP: the company, the namespace of its actions, and the currency of amounts without one. */
import type { DeclaredSettings } from "#contracts/kit/settings.ts";
import { ACTION_NAMESPACE } from "./sales-credit-memos.ts";

export const erpSettings = {
  scope: [
    {
      key: "companyId",
      parameter: "company_id",
      means: "Id of the company.",
      demo: "d791cd98-6c53-483a-898f-0ae1a9617689",
    },
    {
      key: "actionNamespace",
      parameter: "namespace",
      means: "Namespace before the name of an action (`<namespace>.post`).",
      normal: ACTION_NAMESPACE,
    },
  ],
  currency: true,
} satisfies DeclaredSettings;
