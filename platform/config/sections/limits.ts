/** Limits of operations, calls and requests: a profile, and single limits beside it. */
import { choice, integer } from "#platform/config/kinds.ts";
import { setting } from "#platform/config/setting.ts";
import { type LimitProfile, limitProfiles } from "#platform/limits/limits.ts";

const profiles = Object.keys(limitProfiles) as LimitProfile[];

export const limitProfile = setting(choice({ of: profiles }), {
  normal: "normal",
  means:
    "Limits by the size of the deployment; the defaults below are those of `normal`. `small` is for a process with a heap of about 500 MB or services that take few calls, `large` for a heap of 8 GB or more and services that take many calls.",
});

/** Declares the limits that can be set. @param profile Source of the defaults. */
export function limitSettings(profile: LimitProfile) {
  const normal = limitProfiles[profile];
  return {
    operationMs: setting(integer({ min: 100, max: 120_000 }), {
      normal: normal.operationMs,
      formerly: "OPERATION_TIMEOUT_MS",
      means: "Time limit of a whole operation, ms.",
    }),
    patientMs: setting(integer({ min: 1_000, max: 3_600_000 }), {
      normal: normal.patientMs,
      formerly: "PATIENT_OPERATION_MS",
      means:
        "Time limit of an operation with `Prefer: wait`, ms. Such an operation waits if a family limits its rate.",
    }),
    tryMs: setting(integer({ min: 50, max: 120_000 }), {
      normal: normal.tryMs,
      formerly: "TRY_TIMEOUT_MS",
      means: "Time limit of one try of a REST call, ms. The body is included.",
    }),
    connectMs: setting(integer({ min: 50, max: 60_000 }), {
      normal: normal.connectMs,
      formerly: "CONNECT_TIMEOUT_MS",
      means: "Time limit of a connection to a family, ms.",
    }),
    transferMs: setting(integer({ min: 1_000, max: 86_400_000 }), {
      normal: normal.transferMs,
      formerly: "TRANSFER_TIMEOUT_MS",
      means: "Time limit of a file transfer, ms.",
    }),
    uploadBytes: setting(integer({ min: 1_024, max: 2 ** 40 }), {
      normal: normal.uploadBytes,
      formerly: "UPLOAD_BYTES",
      means: "Largest uploaded file, bytes. A family may accept less.",
    }),
    tries: setting(integer({ min: 1, max: 5 }), {
      normal: normal.tries,
      formerly: "TRIES",
      means:
        "Tries of a read, the first one included. A write with an idempotency key has as many; other writes have one.",
    }),
    connections: setting(integer({ min: 1, max: 1_024 }), {
      normal: normal.connections,
      formerly: "FAMILY_CONNECTIONS",
      means: "Most connections to one family.",
    }),
    queued: setting(integer({ min: 0, max: 10_000 }), {
      normal: normal.queued,
      formerly: "FAMILY_QUEUE",
      means: "Most REST calls that wait for a connection to one family.",
    }),
    bodyBytes: setting(integer({ min: 1_024, max: 1 << 28 }), {
      normal: normal.bodyBytes,
      formerly: "FAMILY_BODY_BYTES",
      means: "Largest response of a family, decoded, bytes.",
    }),
    callsPerOperation: setting(integer({ min: 1, max: 10_000 }), {
      normal: normal.callsPerOperation,
      formerly: "CALLS_PER_OPERATION",
      means:
        "Most REST calls of one operation. An operation that needs more is refused before any call if that is known, and gets what these calls read otherwise.",
    }),
    callsPerFamily: setting(integer({ min: 1, max: 10_000 }), {
      normal: normal.callsPerFamily,
      formerly: "CALLS_PER_FAMILY",
      means: "Most REST calls of one operation to one family.",
    }),
    restBytes: setting(integer({ min: 1_024, max: 2 ** 33 }), {
      normal: normal.restBytes,
      formerly: "REST_BYTES_PER_OPERATION",
      means:
        "Most bytes of REST responses in one operation, decoded. With `subgraphs: http` each process counts its own.",
    }),
    indexBytes: setting(integer({ min: 1 << 20, max: 2 ** 36 }), {
      normal: normal.indexBytes,
      formerly: "INDEX_BYTES",
      normally: "an eighth of the heap's limit",
      means:
        "Most bytes of REST responses in people indexes. They are counted for a process, decoded. The index that was not used for longest is removed first. The index of a caller whose own credential is forwarded has at most half of it.",
    }),
    answerObjects: setting(integer({ min: 100, max: 100_000_000 }), {
      normal: normal.answerObjects,
      formerly: "ANSWER_OBJECTS",
      means: "Most objects in one response. They are counted while the response is assembled.",
    }),
    answerBytes: setting(integer({ min: 1_024, max: 2 ** 28 }), {
      normal: normal.answerBytes,
      formerly: "ANSWER_BYTES",
      means: "Largest response to a client, bytes.",
    }),
    headerBytes: setting(integer({ min: 4_096, max: 1 << 18 }), {
      normal: normal.headerBytes,
      formerly: "REQUEST_HEADER_BYTES",
      means: "Largest request headers, bytes.",
    }),
    requestBytes: setting(integer({ min: 1_024, max: 1 << 26 }), {
      normal: normal.requestBytes,
      formerly: "REQUEST_BYTES",
      means: "Largest request body, bytes.",
    }),
    requestsAtOnce: setting(integer({ min: 1, max: 100_000 }), {
      normal: normal.requestsAtOnce,
      formerly: "REQUESTS_AT_ONCE",
      means:
        "Most operations that run at once; further ones get 503. Request bodies that arrive have the same limit. One caller gets at most three quarters, and less while others are busy. Operations with `Prefer: wait` have an eighth as many places of their own, files a quarter.",
    }),
    eventLoopDelayMs: setting(integer({ min: 0, max: 60_000 }), {
      normal: 1_000,
      formerly: "EVENT_LOOP_DELAY_MS",
      means:
        "Event loop delay that limits busy callers, ms; 0 for no limit. If the average within half a second is above it, a caller with a request in flight gets 503 for further ones.",
    }),
    subscriptions: setting(integer({ min: 1, max: 1_000_000 }), {
      normal: normal.subscriptions,
      formerly: "SUBSCRIPTIONS",
      means:
        "Most open subscriptions; further ones get 503. One caller gets at most three quarters, and less while others have many.",
    }),
    subscriptionsPerCaller: setting(integer({ min: 1, max: 1_000_000 }), {
      normal: normal.subscriptionsPerCaller,
      formerly: "SUBSCRIPTIONS_PER_CALLER",
      means: "Most open subscriptions of one caller.",
    }),
    subscriptionMs: setting(integer({ min: 1_000, max: 86_400_000 }), {
      normal: 3_600_000,
      formerly: "SUBSCRIPTION_MS",
      means:
        "Longest time of a subscription, ms. Its client then connects and is authenticated again; with `auth: jwt` at the end of its token at the latest.",
    }),
    shutdownDelayMs: setting(integer({ min: 0, max: 120_000 }), {
      normal: 0,
      formerly: "SHUTDOWN_DELAY_MS",
      means:
        "Time between a stop signal and the end of listening, ms. `/readyz` answers 503 meanwhile, so that load balancers send no further requests.",
    }),
    shutdownMs: setting(integer({ min: 0, max: 600_000 }), {
      normal: 20_000,
      formerly: "SHUTDOWN_MS",
      means: "Time for requests in flight at a shutdown, ms.",
    }),
    query: {
      tokens: setting(integer({ min: 100, max: 100_000 }), {
        normal: normal.query.tokens,
        formerly: "QUERY_TOKENS",
        means: "Most tokens of a document.",
      }),
      depth: setting(integer({ min: 3, max: 100 }), {
        normal: normal.query.depth,
        formerly: "QUERY_DEPTH",
        means: "Deepest nesting of fields. Introspection does not count.",
      }),
      aliases: setting(integer({ min: 0, max: 10_000 }), {
        normal: normal.query.aliases,
        formerly: "QUERY_ALIASES",
        means: "Most aliases of an operation. A fragment counts at each spread.",
      }),
      rootFields: setting(integer({ min: 1, max: 1_000 }), {
        normal: normal.query.rootFields,
        formerly: "QUERY_ROOT_FIELDS",
        means: "Most root fields of an operation.",
      }),
      directives: setting(integer({ min: 0, max: 10_000 }), {
        normal: normal.query.directives,
        formerly: "QUERY_DIRECTIVES",
        means: "Most directives of an operation. A fragment counts at each spread.",
      }),
      selections: setting(integer({ min: 10, max: 10_000 }), {
        normal: normal.query.selections,
        formerly: "QUERY_SELECTIONS",
        means:
          "Most selections of an operation. Planning time grows with them. A fragment counts at each spread.",
      }),
      pageSize: setting(integer({ min: 25, max: normal.query.pageSize }), {
        normal: normal.query.pageSize,
        formerly: "PAGE_SIZE",
        means: "Most items that a client may request of one list.",
      }),
      objects: setting(integer({ min: 100, max: 100_000_000 }), {
        normal: normal.query.objects,
        formerly: "QUERY_OBJECTS",
        means:
          "Most objects that an operation may request. This is computed before it runs: the lengths of nested lists multiply. `answerObjects` limits the objects of the response.",
      }),
    },
  };
}
