import type { EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import type { Locale } from '~content/locale'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { seconds } from '~/platform/units/duration'
import { inlineIcons } from './inline-icons'
import { createStyleInliner } from './inline-styles'

const timeLimit = seconds(10)

/** A page whose loaders have run. */
export type PreparedPage = { context: EntryContext; url: string; locale: Locale }

export type RenderedDocument = {
  html: string
  /** Errors inside of error boundaries; the rest of the document was rendered. */
  errors: readonly unknown[]
}

export type DocumentRenderer = (page: PreparedPage) => Promise<RenderedDocument>

/** Renders documents with the style sheets and icons of a build, whose files for browsers lie in a folder. */
export function createDocumentRenderer(clientFolder: string): DocumentRenderer {
  const inlineStyles = createStyleInliner(clientFolder)
  return async (page) => {
    const { html, errors } = await renderDocument(page)
    return { html: inlineIcons(inlineStyles(html)), errors }
  }
}

/**
 * Renders a whole document with React, so that a stored page is never half a page. Rejects with what a component throws
 * outside every boundary.
 */
export async function renderDocument(page: PreparedPage): Promise<RenderedDocument> {
  const { context, url, locale } = page
  const i18n = await createServerI18n(locale)
  return new Promise((resolve, reject) => {
    const errors: unknown[] = []
    const { pipe, abort } = renderToPipeableStream(
      <I18nextProvider i18n={i18n}>
        <RemixServer context={context} url={url} abortDelay={timeLimit} />
      </I18nextProvider>,
      {
        onAllReady() {
          clearTimeout(timer)
          text(pipe(new PassThrough())).then(
            // React 18 pads chunks where a character does not fit (facebook/react#24985).
            (html) => resolve({ html: html.replaceAll('\0', ''), errors }),
            reject,
          )
        },
        onShellError: reject,
        onError(error) {
          errors.push(error)
        },
      },
    )
    const timer = setTimeout(abort, timeLimit).unref()
  })
}
