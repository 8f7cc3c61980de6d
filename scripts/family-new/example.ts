/** Example of an OpenAPI document, for a skeleton without one: things that are listed, read, created and changed. */
export function example(name: string): object {
  const ref = (schema: string) => ({ $ref: `#/components/schemas/${schema}` });
  const json = (schema: object) => ({ content: { "application/json": { schema } } });
  const thing = { name: { type: "string", description: "Name of the thing, as people see it." } };
  return {
    openapi: "3.1.0",
    info: { title: name, version: "1.0.0" },
    components: {
      securitySchemes: { token: { type: "http", scheme: "bearer" } },
      schemas: {
        Thing: {
          type: "object",
          required: ["id", "name"],
          properties: { id: { type: "string" }, ...thing, owner_email: { type: "string", format: "email" } },
        },
        NewThing: { type: "object", required: ["name"], properties: thing },
        ThingChange: { type: "object", properties: thing },
      },
    },
    paths: {
      "/things": {
        get: { operationId: "listThings", responses: { 200: json({ type: "array", items: ref("Thing") }) } },
        post: {
          operationId: "createThing",
          requestBody: json(ref("NewThing")),
          responses: { 201: json(ref("Thing")) },
        },
      },
      "/things/{thingId}": {
        get: { operationId: "getThing", responses: { 200: json(ref("Thing")) } },
        patch: {
          operationId: "updateThing",
          requestBody: json(ref("ThingChange")),
          responses: { 200: json(ref("Thing")) },
        },
      },
    },
  };
}
