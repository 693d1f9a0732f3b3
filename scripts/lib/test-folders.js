import { readdirSync } from 'node:fs'
import { inRepository } from './repository.js'

/** Folders of the tests that need no CMS. */
export const unitTests = ['app/', 'content-types/', 'scripts/', 'cms/seed/']

/** Tests that start a CMS, and others of its rules. */
export const contractTests = 'cms/tests/'

/**
 * Contract tests in the order of their length. Those of a group run one after the other, and take about one processor.
 * @type {readonly { name: string, files: readonly string[] }[]}
 */
export const contractTestGroups = groupContractTests()

function groupContractTests() {
  const shared = `${contractTests}cms.test.ts`
  const onBothEngines = `${contractTests}both-engines.test.ts`
  const others = readdirSync(inRepository(contractTests))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${contractTests}${name}`)
    .filter((file) => file !== shared && file !== onBothEngines)
  return [
    { name: 'contract tests', files: [shared] },
    { name: 'contract tests on both engines', files: [onBothEngines] },
    { name: 'other contract tests', files: others },
  ]
}
