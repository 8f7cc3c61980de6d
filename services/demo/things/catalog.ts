/** Things of the API catalog in the demo company that have a name, for seeds and tests. */

/** A provider without a spec, until one is submitted. */
export const WITHOUT_SPEC = "fleet-telematics";
/** An external provider whose spec is in the seed. */
export const OUTSIDE = "parcel-tracking";
