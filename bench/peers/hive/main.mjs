/**
 * Hive Gateway with compiled queries over the subgraphs that the command line names.
 *
 * `main.mjs <supergraph file> <name>=<url> …`
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createGatewayRuntime } from "@graphql-hive/gateway";

const [file, ...pairs] = process.argv.slice(2);
const urls = new Map(
  pairs.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
);
const supergraph = readFileSync(file, "utf8")
  .replaceAll(/, for: SECURITY(?=\))/g, "")
  .replaceAll(
    /@join__graph\(name: "(\w+)", url: "[^"]*"\)/g,
    (_, name) => `@join__graph(name: "${name}", url: "${urls.get(name)}")`,
  );
const server = createServer(createGatewayRuntime({ supergraph, jit: true, logging: false }));
server.listen(0, "127.0.0.1", () =>
  console.log(`ready at http://127.0.0.1:${server.address().port}/graphql`),
);
process.on("disconnect", () => process.exit(0));
