const runs = Number(process.env.FC_RUNS ?? 300)

/**
 * How often `fc.assert` tries a property: 300 times, and as often as `FC_RUNS` says.
 * @param share of that, for a property that takes long
 */
export const propertyRuns = (share = 1) => ({ numRuns: Math.ceil(runs * share) })
