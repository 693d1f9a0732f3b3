import { hours, minutes, seconds } from '~/platform/units/duration'
import type { PagePolicy, RenderedPage } from './page-types'

export type Keeping = { where: 'disk' | 'memory' | 'nowhere'; freshFor: number }

const nowhere: Keeping = { where: 'nowhere', freshFor: 0 }
const freshOnDisk = hours(1)
const freshInMemory = minutes(1)
const freshMissing = seconds(15)

/**
 * Whether a rendered page is kept, where, and for how many milliseconds it is fresh. Faults are never kept,
 * nor what is meant for one visitor. A missing page is kept on disk only where it replaces one that was
 * there, so that invented addresses do not fill the disk. No page is fresh beyond its expiry.
 */
export function keepingOf(page: RenderedPage, policy: PagePolicy, replaces: boolean): Keeping {
  const header = (name: string) => page.headers.find(([key]) => key.toLowerCase() === name)?.[1]
  const directives = header('cache-control')?.toLowerCase() ?? ''
  if (policy === 'never' || header('set-cookie') || /no-store|private/.test(directives)) {
    return nowhere
  }
  const isGone = page.status === 404 || page.status === 410
  const isPage = page.status === 200 || page.status === 301 || page.status === 308
  if (!isGone && !isPage) return nowhere
  const ownSeconds = /s-maxage=(\d+)/.exec(directives)?.[1]
  const told = ownSeconds === undefined ? Infinity : seconds(Number(ownSeconds))
  const own = Math.min(told, (page.expiresAt ?? Infinity) - page.renderedAt)
  if (policy === 'transient') return { where: 'memory', freshFor: Math.min(own, freshInMemory) }
  if (isGone && !replaces) return { where: 'memory', freshFor: Math.min(own, freshMissing) }
  return { where: 'disk', freshFor: Math.min(own, freshOnDisk) }
}
