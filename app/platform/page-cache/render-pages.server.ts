import type { PagePolicy } from '~/routing/page-request'
import { placePage } from './cache-policy'
import type { HotPages } from './hot-pages.server'
import { logPageFailure } from './log-page-failure.server'
import { readyPage } from './page-headers.server'
import type { PageIndex } from './page-index.server'
import type { ReadyPage, RenderedPage } from './page-types'
import { preparePage } from './prepare-page.server'

type RendererOptions = {
  /** Renders a page that all visitors share. Fails with a status from 500 or by throwing. */
  render: (key: string) => Promise<RenderedPage>
  index: PageIndex
  hot: HotPages
  now: () => number
  /** Called with a page whose content changed while it was being rendered. */
  onOutdated: (page: ReadyPage) => void
  /** Called with a page that differs from the one before and goes to the second-level store. */
  onChanged: (page: ReadyPage) => void
  /** Called when the second-level store has the page. */
  onSaved: (page: ReadyPage) => void
}

/** Renders pages and stores them, each once for all who wait for it. */
export function createPageRenderer(options: RendererOptions) {
  const { render, index, hot, now, onOutdated, onChanged, onSaved } = options
  const rendering = new Map<string, Promise<ReadyPage>>()

  /** Renders a page once for all requests that wait for it. */
  function renderOnce(key: string, policy: PagePolicy): Promise<ReadyPage> {
    const inFlight = rendering.get(key)
    if (inFlight) return inFlight
    const rendered = renderAndStore(key, policy)
      .finally(() => rendering.delete(key))
      .then((page) => {
        if (page.isOutdated) onOutdated(page)
        return page
      })
    rendering.set(key, rendered)
    return rendered
  }

  async function renderAndStore(key: string, policy: PagePolicy): Promise<ReadyPage> {
    const before = hot.peek(key) ?? null
    const rendered = await render(key)
    const replaces = index.has(key) || before?.status === 200
    const placement = placePage(rendered, policy, replaces)
    const { freshFor } = placement
    const page = readyPage(await preparePage(rendered, { key, policy, freshFor }, before))
    page.hits = before?.hits ?? 0
    page.hitAt = before?.hitAt ?? now()
    if (rendered.status >= 500) return page
    if (placement.where === 'nowhere') {
      await remove(key)
      return page
    }
    page.isOutdated = index.isOutdated(page)
    hot.set(key, page)
    if (policy === 'transient') void index.share(page).catch(logPageFailure(key))
    if (placement.where === 'store') {
      void index
        .save(page)
        .then(() => onSaved(page))
        .catch(logPageFailure(key))
      if (before?.etag !== page.etag) onChanged(page)
    }
    return page
  }

  async function remove(key: string): Promise<void> {
    hot.delete(key)
    if (index.has(key)) await index.remove(key)
  }

  return {
    renderOnce,
    isRendering: (key: string) => rendering.has(key),
    /** Resolves when no rendering is in flight. */
    whenSettled: () => Promise.allSettled(rendering.values()),
  }
}
