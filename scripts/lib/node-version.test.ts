import { readFileSync } from 'node:fs'
import { transformWithEsbuild } from 'vite'
import { expect, it } from 'vitest'
import { nodeProblem } from './node-version.js'
import { inRepository } from './repository.js'

it.each(['20.19.0', '20.20.2', '22.0.0', '24.11.1'])('Node %s will do', (version) => {
  expect(nodeProblem(version)).toBeUndefined()
})

it.each(['18.20.4', '20.18.3', '25.0.0', '26.1.0'])('Node %s will not', (version) => {
  expect(nodeProblem(version)).toContain(`this is Node ${version}`)
})

it.each(['start', 'dev', 'test', 'check', 'backup', 'restore'])(
  'an old Node can read scripts/%s.js, and says what is wrong before it reads more',
  async (name) => {
    const file = inRepository('scripts', `${name}.js`)
    const text = readFileSync(file, 'utf8')
    expect(text.match(/^import .+/gm)).toEqual([
      `import { nodeProblem } from './lib/node-version.js'`,
    ])
    for (const read of [file, inRepository('scripts', 'lib', 'node-version.js')]) {
      const forTarget = async (target: string) =>
        (await transformWithEsbuild(readFileSync(read, 'utf8'), read, { target })).code
      expect(await forTarget('node12.20')).toBe(await forTarget('esnext'))
    }
  },
)
