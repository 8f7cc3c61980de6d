/** A family for the tests of readers, with an operation for each form of response in real services. */
import Type from "typebox";
import { keyHeader } from "#contracts/kit/auth.ts";
import { family, get, post } from "#contracts/kit/contract.ts";
import { errorBody } from "#contracts/kit/error-bodies.ts";
import { pageNumber } from "#contracts/kit/pages/numbered.ts";
import { startLimit } from "#contracts/kit/pages/offset.ts";
import { linkHeader } from "#contracts/kit/pages/token.ts";

const size = { maxSize: 100, defaultSize: 100 };
const Request = Type.Object({
  id: Type.Integer(),
  subject: Type.String(),
  status: Type.Enum(["new", "open", "solved"]),
  priority: Type.Union([Type.Enum(["low", "high"]), Type.Null()]),
  tags: Type.Array(Type.String()),
  rating: Type.Optional(Type.Union([Type.Object({ id: Type.Integer(), score: Type.String() }), Type.Null()])),
});
const Member = Type.Object({ id: Type.String(), email: Type.String() });

export const lending = family(
  "lending",
  {
    subgraph: "business",
    auth: keyHeader("x-api-key"),
    errors: errorBody(({ message }) => ({ error: message }), { message: ["error"] }),
  },
  {
    getLibrary: get("/libraries/{code}", {
      returns: Type.Object({
        data: Type.Object({
          type: Type.Literal("library"),
          id: Type.String(),
          attributes: Type.Object({
            name: Type.String(),
            isOpenAtNight: Type.Boolean(),
            isLendingAbroad: Type.Boolean(),
          }),
        }),
      }),
    }),
    getFine: get("/Fines/{FineID}", {
      returns: Type.Object({
        Fines: Type.Array(
          Type.Object({
            FineID: Type.String(),
            Date: Type.String({ format: "date" }),
            Amount: Type.Number(),
            Status: Type.Enum(["AUTHORISED", "PAID"]),
          }),
        ),
      }),
    }),
    searchRequests: get("/requests/search", { page: pageNumber("requests", Request, size) }),
    getRequest: get("/requests/{request_id}", { returns: Type.Object({ request: Request }) }),
    listMembers: get("/members", { page: linkHeader(Member, size) }),
    searchBooks: get("/books/search", {
      page: startLimit(Type.Object({ id: Type.Integer(), title: Type.String() }), size),
    }),
    addMember: post("/libraries/{code}/members", { success: [201], returns: Member }),
  },
);
