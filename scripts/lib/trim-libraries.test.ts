import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRepository } from './repository.js'
import { trimI18next, trimRemix } from './trim-libraries.js'

const future = { v3_singleFetch: true, v3_lazyRouteDiscovery: false }
const library = (name: string) => readFileSync(inRepository('node_modules', name), 'utf8')
const remix = (name: string) => library(`@remix-run/react/dist/esm/${name}`)

describe('what Remix asks at run time', () => {
  it('is a constant: flags of the configuration, others off', () => {
    expect(trimRemix('if (!future.v3_singleFetch) a()', future)).toBe('if (!true) a()')
    expect(trimRemix('x = window.__remixContext.future.v3_other', future)).toBe('x = false')
    expect(trimRemix('if (isSpaMode) return !isSpaMode', future)).toBe('if (false) return true')
  })

  it('stays where it is only handed on', () => {
    const code = 'function f(future, isSpaMode) { return g(future, isSpaMode) }'
    expect(trimRemix(code, future)).toBe(code)
  })

  it('asks for a fetch of one loader only without the flag', () => {
    const asks = remix('routes.js')
    expect(asks).toContain('typeof singleFetch === "function"')
    expect(trimRemix(asks, future)).not.toContain('typeof singleFetch')
    expect(trimRemix(asks, { v3_singleFetch: false })).toContain('typeof singleFetch')
  })

  it.each(['browser.js', 'components.js', 'routes.js', 'links.js', 'fog-of-war.js'])(
    'is gone from %s',
    (name) => {
      expect(remix(name)).toMatch(/future\.v3_|if \(isSpaMode/)
      expect(trimRemix(remix(name), future)).not.toMatch(/future\.v3_|if \(isSpaMode/)
    },
  )
})

it('i18next has its tables of plurals in one place', () => {
  const whole = library('i18next/dist/esm/i18next.js')
  expect(trimI18next(whole).match(/createRules/g)).toHaveLength(1)
})
