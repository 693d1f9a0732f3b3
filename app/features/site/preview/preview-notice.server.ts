import { AsyncLocalStorage } from 'node:async_hooks'
import type { PreviewNotice } from './preview-notice'

const notices = new AsyncLocalStorage<PreviewNotice>()

/** Runs `work` as the rendering of a preview, which says so on its page. */
export function withPreviewNotice<Result>(notice: PreviewNotice, work: () => Result): Result {
  return notices.run(notice, work)
}

/** What the page says about itself where it is a preview; null on every page that visitors get. */
export function findPreviewNotice(): PreviewNotice | null {
  return notices.getStore() ?? null
}
