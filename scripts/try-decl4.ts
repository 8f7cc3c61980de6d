import { readFileSync, writeFileSync } from "node:fs";
import { declaredFrom } from "#scripts/family-add/main.ts";
for (const f of process.argv.slice(2)) { const r = declaredFrom(readFileSync(f,"utf8"), f.split("/").at(-1)!.split(".")[0]!, false); writeFileSync("/tmp/decl4/out-"+f.split("/").at(-1)!.split(".")[0]+".graphql", r.sdl); console.log(f, r.lost.length); for (const l of r.lost) console.log("   ", l.slice(0,150)); }
