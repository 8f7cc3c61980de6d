/**
 * @generated SignedSource<<64833527fcdbdd0d1840c387dc9109c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentStatus = "AUTHORISED" | "CANCELED" | "CLEARING" | "DELETED" | "FAILED" | "OTHER" | "PENDING" | "POSTED" | "PROCESSING" | "REJECTED" | "RETURNED" | "SENT";
import type { FragmentRefs } from "relay-runtime";
export type later_money$data = {
  readonly payments: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly status: PaymentStatus | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "later_money";
};
export type later_money$key = {
  readonly " $data"?: later_money$data;
  readonly " $fragmentSpreads": FragmentRefs<"later_money">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "later_money",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 2
        }
      ],
      "concreteType": "PaymentConnection",
      "kind": "LinkedField",
      "name": "payments",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "payments(first:2)"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "ea170b46d35e50a7423ea8ab665d16a3";

export default node;
