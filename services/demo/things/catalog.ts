/** Things of the API catalog in the demo company that have a name, for seeds and tests. */

/** A provider without a spec, until one is submitted. */
export const WITHOUT_SPEC = "fleet-telematics";
/** A provider outside whose spec is there from the beginning. */
export const OUTSIDE = "parcel-tracking";
