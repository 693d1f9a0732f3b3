import fc from 'fast-check'

/**
 * Every run of the tests draws the same examples, so a failure always comes from a change. `FC_SEED` draws
 * others: a number repeats a failure that was reported with it.
 */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_123) })

const runs = Number(process.env.FC_RUNS ?? 300)

/**
 * How often `fc.assert` tries a property: 300 times, and as often as `FC_RUNS` says.
 * @param share of that, for a property that takes long
 */
export const propertyRuns = (share = 1) => ({ numRuns: Math.ceil(runs * share) })

export { fc }
