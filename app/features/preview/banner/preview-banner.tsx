import { useId } from 'react'
import { asOfParameter } from '~/routing/table'
import { bannerStyle } from './banner-style'
import type { PreviewNotice } from '~/features/site/preview/preview-notice'
import { useIsFramed } from './use-is-framed'
import { useNothingSent } from './use-nothing-sent'

/** Above a page that is a preview: what is looked at, as of when, the other language, the way out. */
export function PreviewBanner({ notice }: { notice: PreviewNotice }) {
  const { title, facts, leave, other, asOf } = notice
  const field = useId()
  const isFramed = useIsFramed()
  const wasStopped = useNothingSent()
  return (
    <section className="preview-banner" aria-label={title}>
      <style dangerouslySetInnerHTML={{ __html: bannerStyle }} />
      <p>
        <strong>{title}</strong>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <form method="get">
        {asOf.carried.map(({ name, value }) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor={field}>{asOf.label}</label>
        <input id={field} type="datetime-local" name={asOfParameter} defaultValue={asOf.value} />
        <button type="submit">{asOf.apply}</button>
      </form>
      <p>
        <a href={other.href} lang={other.lang} hrefLang={other.lang}>
          {other.label}
        </a>
        {/* The CMS may frame previews alone, so its frame cannot leave them. */}
        <a href={leave.href} target={isFramed ? '_blank' : '_top'} rel="noreferrer">
          {leave.label}
        </a>
      </p>
      <p role="status" className="preview-stopped">
        {wasStopped ? notice.notSent : ''}
      </p>
    </section>
  )
}
