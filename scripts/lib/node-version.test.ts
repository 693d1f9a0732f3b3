import { expect, it } from 'vitest'
import { nodeProblem } from './node-version.js'

it.each(['20.19.0', '20.20.2', '22.0.0', '24.11.1'])('Node %s will do', (version) => {
  expect(nodeProblem(version)).toBeUndefined()
})

it.each(['18.20.4', '20.18.3', '25.0.0', '26.1.0'])('Node %s will not', (version) => {
  expect(nodeProblem(version)).toContain(`this is Node ${version}`)
})
