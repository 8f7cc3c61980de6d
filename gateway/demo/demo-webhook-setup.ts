/**
 * `npm start` alone: sets the webhook URL and the token URL of Connect, the webhook service of the demo
 * e-signature family, to the ports of the gateway and of the stand-in services. Uses the operations of the
 * family, as an administrator would do.
 */
import { demoSecret } from "#contracts/demo-credentials.ts";
import { eSignature } from "#contracts/e-signature/index.ts";
import { CONNECT_PATH } from "#gateway/http/webhooks.ts";
import type { Config } from "#platform/config/config.ts";
import { isLoopback } from "#platform/config/formats.ts";
import { TributaryError } from "#platform/errors/catalog.ts";
import { contextFactory, moduleOf } from "#subgraphs/kit/context/context.ts";
import { openUpstreams } from "#subgraphs/kit/rest/circuits/open-upstreams.ts";

/** The address at another origin. Undefined if it has that origin already, or is not a loopback address. */
function moved(address: string | null | undefined, to: string): string | undefined {
  const url = address != null && URL.canParse(address) ? new URL(address) : undefined;
  const { origin } = new URL(to);
  if (!url || !isLoopback(url.hostname) || url.origin === origin) return undefined;
  return origin + url.pathname;
}

/** @param gatewayUrl Base URL of the gateway. @throws TributaryError if the family refuses the webhook */
export async function setUpDemoWebhook(config: Config, gatewayUrl: string): Promise<void> {
  const own = config.families[eSignature.name];
  const accountId = own?.scope?.["accountId"];
  const listener = config.listeners[eSignature.name];
  if (!own || !accountId || !listener || !config.localFamilies.includes(eSignature.name)) return;
  const settings = { [eSignature.name]: { ...own, credential: { secret: demoSecret(eSignature.name) } } };
  const upstreams = openUpstreams([eSignature], settings, config.limits);
  const open = contextFactory([moduleOf({ family: eSignature, loaders: {} })], upstreams);
  try {
    const { api } = open({
      requestId: "start",
      signal: AbortSignal.timeout(config.limits.operationMs),
      forwarded: {},
    }).eSignature;
    const { configurations } = await api.listConnectConfigurations({ accountId });
    for (const { connectId, urlToPublishTo } of configurations ?? []) {
      const address = moved(urlToPublishTo, gatewayUrl);
      if (connectId && address?.endsWith(CONNECT_PATH))
        await api.updateConnectConfiguration({ accountId, body: { connectId, urlToPublishTo: address } });
    }
    const oauth = await api.getConnectOAuthConfig({ accountId }).catch(unlessMissing);
    const authorizationServerUrl = moved(oauth?.authorizationServerUrl, own.baseUrl);
    if (authorizationServerUrl)
      await api.updateConnectOAuthConfig({ accountId, body: { authorizationServerUrl } });
  } finally {
    await Promise.all([...upstreams.values()].map((upstream) => upstream.close()));
  }
}

/** Ignores `NOT_FOUND`, because an administrator may have deleted the token configuration. */
function unlessMissing(error: unknown): undefined {
  if (!(error instanceof TributaryError && error.code === "NOT_FOUND")) throw error;
}
