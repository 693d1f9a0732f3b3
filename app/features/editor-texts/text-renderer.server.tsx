import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '~content/locale'
import { env } from '~/platform/env/env.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { renderMarkdown } from '~/platform/markdown/render-markdown.server'
import type { LinkLine } from '~/platform/markdown/replace-lines'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { pageMoment } from '~/platform/time/page-moment.server'
import { findRentalCard, rentalCard, rentalSlugOf } from './rental-card.server'
import { textStyles } from './text-styles'
import { videoFrame } from './video-frame.server'

/** Markdown as HTML and as words alone; the level of its highest heading is 3 unless the text is the whole page. */
export type RenderText = (markdown: string, topHeading?: 2 | 3) => ReturnType<typeof renderMarkdown>

/**
 * Renders texts of posts and landings in a language: Markdown, and what stands in the place of links that stand alone.
 */
export async function textRenderer(locale: Locale): Promise<RenderText> {
  const words = (await createServerI18n(locale)).getFixedT(locale, 'listings')
  const today = guatemalaToday(pageMoment())

  /** A rental that is gone takes its line along: nothing broken stays in the text. */
  function renderLine(line: LinkLine): string | null {
    const path = sitePath(line.address)
    if (path !== null && rentalSlugOf(path) !== null) {
      const card = findRentalCard(path, locale, today)
      if (!card) return ''
      return line.isBold ? textButton(line) : rentalCard(card, locale, words)
    }
    if (line.isBold) return textButton(line)
    return videoFrame(line)
  }

  return (markdown, topHeading) => {
    const { html, text } = renderMarkdown(markdown, topHeading, renderLine)
    return { html: html + textStyles(html), text }
  }
}

/** A button to a page. The sanitizer has already dropped addresses that are none. */
function textButton({ address, words }: LinkLine): string | null {
  if (words === '') return null
  return renderToStaticMarkup(
    <p>
      <a className="text-button" href={address}>
        {words}
      </a>
    </p>,
  )
}

/** The path of an address of the site; null for any other address. */
function sitePath(address: string): string | null {
  if (!URL.canParse(address, env.SITE_ORIGIN)) return null
  const { origin, pathname } = new URL(address, env.SITE_ORIGIN)
  return origin === env.SITE_ORIGIN ? pathname : null
}
