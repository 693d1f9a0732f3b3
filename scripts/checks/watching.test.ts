import { readFileSync } from 'node:fs'
import { collectDefaultMetrics, register } from 'prom-client'
import { expect, it } from 'vitest'
import { metrics, registerGauges } from '~/platform/metrics/metrics.server'
import { inRepository } from '../lib/repository.js'

/** The names of all samples that a site may answer. */
async function sampleNames(): Promise<Set<string>> {
  const nothing = async () => ({})
  registerGauges({
    isReady: async () => true,
    rejections: () => 0,
    rentals: () => 0,
    outbox: nothing,
  })
  collectDefaultMetrics()
  metrics.requestsOf('en/home')
  const described = await register.getMetricsAsJSON()
  return new Set(
    described.flatMap(({ name, type }) =>
      String(type) === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  )
}

it('alert rules and dashboard use metrics that exist, and show all of the site', async () => {
  const files = ['alerts.yaml', 'dashboard.json'].map((file) =>
    readFileSync(inRepository('deploy', 'watching', file), 'utf8'),
  )
  const used = files.flatMap((file) => file.match(/\b(site|process|nodejs)_\w+/g) ?? [])
  const names = await sampleNames()
  expect(new Set(used.filter((name) => !names.has(name)))).toEqual(new Set())
  const own = [...names].filter((name) => /^site_/.test(name) && !/_(sum|count)$/.test(name))
  expect(own.length).toBeGreaterThan(7)
  expect(own.filter((name) => !files[1]?.includes(name))).toEqual([])
})
