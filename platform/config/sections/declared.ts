/** Settings of families that a folder declares, instead of code. */
import { CREDENTIALS, credential } from "#platform/config/credentials.ts";
import type { DeclaredSettings, DeclaredSource } from "#platform/config/declared-settings.ts";
import { baseUrl } from "#platform/config/formats.ts";
import { isRecord, printableText } from "#platform/config/kinds.ts";
import { InvalidValue, type SettingKind, setting } from "#platform/config/setting.ts";

/** The settings of sources by name; a value may be a secret. */
const sources: SettingKind<DeclaredSettings> = {
  schema: {
    type: "object",
    additionalProperties: {
      type: "object",
      additionalProperties: false,
      properties: {
        url: { type: "string" },
        credential: { type: "string" },
        config: { type: "object" },
      },
    },
  },
  read(value) {
    if (!isRecord(value)) throw new InvalidValue("must be settings by the name of a source");
    return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, sourceOf(name, own)]));
  },
  fromText: (value) => value,
};

function sourceOf(name: string, value: unknown): DeclaredSource {
  if (!isRecord(value)) throw new InvalidValue(`must have url, credential or config for ${name}`);
  const { url, credential: secret, config, ...others } = value;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined)
    throw new InvalidValue(`must have url, credential or config for ${name}, and no other key`);
  if (config !== undefined && !isRecord(config))
    throw new InvalidValue(`must have values by name in ${name}.config`);
  return {
    ...(url !== undefined && { url: baseUrl(textIn(name, url)) }),
    ...(secret !== undefined && { credential: credential(textIn(name, secret)) }),
    ...(config && { config }),
  };
}

function textIn(name: string, value: unknown): string {
  if (typeof value !== "string") throw new InvalidValue(`must have texts as url and credential of ${name}`);
  return value;
}

/** Keys of the section `families` that are no families. */
export const declaredFamilies = {
  folder: setting(printableText, {
    env: "FAMILIES_FOLDER",
    normally: "none",
    means:
      "Folder of families without code (`docs/family-without-code.md`). After a change they are loaded again, at most once a minute.",
  }),
  sources: setting(sources, {
    secret: true,
    means: `Of each source of the folder, by name: \`url\`, \`credential\`, and \`config\`, the values of \`$config\`. The URL takes the place of the file's. A credential is ${CREDENTIALS}.`,
  }),
};
