/** The manifests, rendered by `kubectl kustomize` and validated against the schemas of Kubernetes. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { projectRoot } from "#platform/project-root.ts";
import { hasTool, importTool } from "#test/kit/tools.ts";

const hasKubectl = spawnSync("kubectl", ["kustomize", "--help"]).status === 0;
if (!hasKubectl) console.warn("skipped: no kubectl here, which renders the manifests");
const hasModels = hasTool("kubernetes-models");

const deploy = join(projectRoot.pathname, "deploy");
const folder = mkdtempSync(join(tmpdir(), "tributary-manifests-"));
afterAll(() => rmSync(folder, { recursive: true }));

interface Container {
  readonly image: string;
  readonly args?: readonly string[];
  readonly env?: readonly { readonly name: string }[];
  readonly envFrom?: readonly { readonly secretRef?: { readonly name: string } }[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly resources: { readonly limits: { readonly memory: string } };
  readonly securityContext: object;
}
interface PodTemplate {
  readonly metadata: { readonly labels: Readonly<Record<string, string>> };
  readonly spec: { readonly containers: readonly Container[]; readonly securityContext: object };
}
interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec?: {
    readonly ingress?: readonly object[];
    readonly replicas?: number;
    readonly strategy?: { readonly type: string };
    readonly template?: PodTemplate;
    readonly jobTemplate?: { readonly spec: { readonly template: PodTemplate } };
    readonly scaleTargetRef?: { readonly name: string };
    readonly metrics?: readonly { readonly pods?: { readonly metric: { readonly name: string } } }[];
    readonly selector?: { readonly matchLabels?: Readonly<Record<string, string>> };
    readonly podMetricsEndpoints?: readonly { readonly port: string }[];
  };
}

function rendered(path: string): readonly Manifest[] {
  const text = execFileSync("kubectl", ["kustomize", path], { encoding: "utf8" });
  return parseAllDocuments(text).map((document) => document.toJS() as Manifest);
}

/** Renders the base with some components, in their order. */
function renderedWith(components: readonly string[]): readonly Manifest[] {
  const at = (path: string) => `  - ${relative(folder, join(deploy, "kubernetes", path))}\n`;
  const list = components.map((name) => at(`components/${name}`)).join("");
  writeFileSync(
    join(folder, "kustomization.yaml"),
    `resources:\n${at("base")}${list && `components:\n${list}`}`,
  );
  return rendered(folder);
}

/** Templates of the pods, by the name of the object that creates them. */
const podsOf = (manifests: readonly Manifest[]): ReadonlyMap<string, PodTemplate> =>
  new Map(
    manifests.flatMap(({ metadata, spec }) => {
      const template = spec?.template ?? spec?.jobTemplate?.spec.template;
      return template ? [[metadata.name, template] as const] : [];
    }),
  );

type Model = new (data: Manifest) => { validate(): void };
/** Kinds of the Prometheus operator, which is not a part of Kubernetes. */
const FOREIGN = "monitoring.coreos.com/v1";

/** Rejects with the place of the mistake. */
async function validate(manifest: Manifest): Promise<void> {
  if (manifest.apiVersion === FOREIGN) return;
  const models = await importTool<Readonly<Record<string, Model>>>(
    `kubernetes-models/${manifest.apiVersion}`,
  );
  const model = models[manifest.kind];
  if (!model) throw new Error(`${manifest.apiVersion} has no ${manifest.kind}`);
  new model(manifest).validate();
}

const COMPONENTS = ["subgraphs", "router", "shared-stores", "in-flight", "report", "egress"];
/** The other component that a component requires. */
const NEEDS: Readonly<Record<string, string>> = { "in-flight": "shared-stores", router: "subgraphs" };
/** Each possible choice of components. */
const choices = Array.from({ length: 2 ** COMPONENTS.length }, (_, bits) =>
  COMPONENTS.filter((_name, at) => (bits >> at) % 2 === 1),
).filter((names) => names.every((name) => names.includes(NEEDS[name] ?? name)));

describe.skipIf(!hasKubectl)("the manifests (needs kubectl)", () => {
  const example = hasKubectl ? rendered(join(deploy, "kubernetes/example")) : [];
  const pods = podsOf(example);
  const renderings = hasKubectl ? choices.map((names) => ({ names, manifests: renderedWith(names) })) : [];

  it.skipIf(!hasModels)("are valid with each choice of components (needs kubernetes-models)", async () => {
    for (const { manifests } of renderings) for (const manifest of manifests) await validate(manifest);
    for (const manifest of example) await validate(manifest);
    const [deployment] = example.filter(({ kind }) => kind === "Deployment");
    const invalid = { ...deployment, spec: { ...deployment?.spec, replicas: "two" } } as unknown as Manifest;
    await expect(validate(invalid)).rejects.toThrow("replicas");
  });

  it("have no replicas beside an autoscaler, and several pods only with shared stores", () => {
    for (const { names, manifests } of renderings) {
      const scaled = manifests.flatMap(({ spec }) => spec?.scaleTargetRef?.name ?? []);
      for (const { kind, metadata, spec } of manifests) {
        // A router stores nothing.
        if (kind !== "Deployment" || metadata.name === "router") continue;
        const several = scaled.includes(metadata.name) || (spec?.replicas ?? 1) > 1;
        expect(several, `${metadata.name} of ${names}`).toBe(names.includes("shared-stores"));
        expect(spec?.strategy?.type).toBe(several ? "RollingUpdate" : "Recreate");
        expect(scaled.includes(metadata.name) && spec?.replicas !== undefined).toBe(false);
      }
    }
  });

  it("of the example have all components, locked-down containers, and an image by its digest", () => {
    expect([...pods.keys()]).toEqual([
      "gateway",
      "subgraph-business",
      "subgraph-collaboration",
      "subgraph-identity",
      "report-support-load",
    ]);
    for (const { metadata, spec } of pods.values()) {
      expect(metadata.labels["app.kubernetes.io/part-of"]).toBe("tributary");
      expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65532 });
      for (const { image, resources, securityContext } of spec.containers) {
        expect(image).toMatch(/@sha256:[0-9a-f]{64}$/);
        expect(resources.limits.memory).toMatch(/^\d+Mi$/);
        expect(securityContext).toMatchObject({
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
          capabilities: { drop: ["ALL"] },
        });
      }
    }
  });

  it("of the router allow only the router to reach the subgraphs, and leave files and webhooks to `edge`", () => {
    const manifests = renderedWith(["subgraphs", "router"]);
    const pods = podsOf(manifests);
    expect(pods.get("gateway")?.spec.containers[0]?.args).toEqual(["dist/gateway/edge.js"]);
    const image = readFileSync(join(deploy, "router/Containerfile"), "utf8");
    const services = manifests.flatMap(({ kind, metadata: { name } }) => (kind === "Service" ? name : []));
    const addresses = [...image.matchAll(/=http:\/\/([\w-]+):4001\/graphql$/gm)].map(([, host]) => host);
    expect(addresses).toEqual(["subgraph-identity", "subgraph-collaboration", "subgraph-business"]);
    expect(services).toEqual(expect.arrayContaining(addresses));
    const policy = manifests.find(
      ({ kind, metadata }) => kind === "NetworkPolicy" && metadata.name === "subgraphs",
    );
    expect(JSON.stringify(policy?.spec?.ingress)).toContain('"app.kubernetes.io/name":"router"');
    expect(JSON.stringify(policy?.spec?.ingress)).not.toContain('"app.kubernetes.io/name":"gateway"');
    const settings = manifests.find(({ kind }) => kind === "ConfigMap");
    expect(settings?.data?.["TRIBUTARY_CONFIG"]).toContain("operationIdHeader: x-request-id");
  });

  it("of the example give each process a Secret of its own, and webhooks to PostgreSQL", () => {
    const processes = [...pods].filter(([name]) => !name.startsWith("report"));
    const secrets = processes.map(([, { spec }]) =>
      spec.containers.flatMap(({ envFrom = [] }) =>
        envFrom.flatMap(({ secretRef }) => secretRef?.name ?? []),
      ),
    );
    expect(secrets).toEqual([
      ["tributary-secrets"],
      ["tributary-business"],
      ["tributary-collaboration"],
      ["tributary-identity"],
    ]);
    for (const [, { spec }] of processes)
      expect(spec.containers[0]?.env?.map(({ name }) => name)).toEqual([
        "PORT",
        "REDIS_URL",
        "INBOX_URL",
        "FILES_SECRET",
      ]);
  });

  it("of the example scale the gateway by requests in progress, a metric that it has", () => {
    const scaler = example.find(({ kind }) => kind === "HorizontalPodAutoscaler");
    const metric = scaler?.spec?.metrics?.flatMap(({ pods }) => pods?.metric.name ?? []);
    expect(metric).toEqual(["http_server_active_requests"]);
    const page = readFileSync(new URL("docs/observability.md", projectRoot), "utf8");
    expect(page).toContain("`http_server_active_requests`");
  });

  it("of the monitoring scrape the port and the labels that the pods have", () => {
    const monitor = example.find(({ kind }) => kind === "PodMonitor");
    expect(monitor?.spec?.selector?.matchLabels).toEqual({ "app.kubernetes.io/part-of": "tributary" });
    expect(monitor?.spec?.podMetricsEndpoints?.map(({ port }) => port)).toEqual(["metrics"]);
    for (const [name, { spec }] of pods)
      if (!name.startsWith("report"))
        expect(spec.containers[0]?.ports).toContainEqual({ name: "metrics", containerPort: 9464 });
  });
});

describe("the alerts", () => {
  it("refer to metrics that exist", () => {
    const alerts = readFileSync(join(deploy, "monitoring/alerts.yaml"), "utf8");
    const page = readFileSync(new URL("docs/observability.md", projectRoot), "utf8");
    const metrics = new Set(
      [...alerts.matchAll(/\b(?:tributary_(\w+)|(http_\w+_seconds))/g)].map(([, own, standard]) =>
        (own ?? standard ?? "").replace(/(?<=_seconds)_(?:bucket|count|sum)$/, ""),
      ),
    );
    expect(metrics.size).toBeGreaterThan(4);
    for (const name of metrics) expect(page).toContain(`\`${name}\``);
  });
});
