/**
 * `npm run check`: rules that neither the compiler nor the linter checks. Imports and names of the source tree,
 * contracts against the documents, rules of the schema, declared links, plain words in comments, messages, test
 * titles and pages, the number of rules in a test title, and the places of the tests' queries.
 */
import { sizeProblems } from "#scripts/family-sizes.ts";
import { areaProblems } from "./areas.ts";
import { contractProblems, familiesOfContracts } from "./contracts.ts";
import { conventionProblems } from "./conventions.ts";
import { importGraph } from "./import-graph.ts";
import { codeProblems } from "./kits.ts";
import { notNodeProblems } from "./not-nodes.ts";
import { rulesPerTestProblems } from "./rules-per-test.ts";
import {
  linkProblems,
  missingDescriptionProblems,
  unstatedScopeProblems,
  wordingProblems,
} from "./schema-rules.ts";
import { handWritten, sourceFiles, testFiles, textFiles } from "./sources.ts";
import { statedCostProblems } from "./stated-costs.ts";
import { testQueryProblems } from "./test-queries.ts";
import { circleProblems, crowdedFolders, familyNameProblems, importProblems, roomProblems } from "./walls.ts";
import { commentProblems, missingSymbolProblems, wordsOfSources } from "./wording/comments.ts";
import { textsOf } from "./wording/texts.ts";
import { textProblems } from "./wording/words.ts";

const families = await familiesOfContracts();
const files = sourceFiles();
const graph = importGraph(files);
const written = files.filter(handWritten);
const readable = textFiles();
const texts = readable.flatMap((file) => textsOf(file));

const problems = [
  ...importProblems(new Map([...graph].filter(([file]) => handWritten(file)))),
  ...importProblems(importGraph(testFiles())),
  ...circleProblems(graph),
  ...roomProblems(graph),
  ...familyNameProblems(
    written,
    families.map(({ family }) => family.name),
  ),
  ...crowdedFolders(written),
  ...areaProblems(families.map(({ folder, family }) => ({ folder, subgraph: family.subgraph }))),
  ...codeProblems(written),
  ...contractProblems(families),
  ...missingDescriptionProblems(),
  ...unstatedScopeProblems(),
  ...wordingProblems(),
  ...conventionProblems(),
  ...textProblems(texts),
  ...commentProblems(texts),
  ...missingSymbolProblems(texts, wordsOfSources(readable.filter((file) => !file.endsWith(".md")))),
  ...linkProblems(),
  ...notNodeProblems(),
  ...statedCostProblems(),
  ...rulesPerTestProblems(),
  ...testQueryProblems(),
  ...sizeProblems(),
];

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
