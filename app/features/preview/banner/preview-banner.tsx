import { useEffect, useState } from 'react'
import type { PreviewNotice } from '~/features/site/preview/preview-notice'
import { asOfHourParameter, asOfParameter } from '~/routing/parameters'
import { DayPicker } from '~/ui/forms/day-picker'
import { HourSelect } from '~/ui/forms/hour-select'

/** Above a page that is a preview: what is looked at, as of when, the other language, the way out. */
export function PreviewBanner({ notice }: { notice: PreviewNotice }) {
  const { title, facts, leave, other, asOf } = notice
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
      {asOf && (
        <form method="get">
          {asOf.carried.map(({ name, value }) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <DayPicker name={asOfParameter} label={asOf.label} value={asOf.day} allowsPast />
          <HourSelect name={asOfHourParameter} label={asOf.hourLabel} value={asOf.hour} />
          <button type="submit">{asOf.apply}</button>
        </form>
      )}
      <p>
        <a href={other.href} lang={other.lang} hrefLang={other.lang}>
          {other.label}
        </a>
        {/* The CMS may frame previews alone, so its frame cannot leave them. */}
        {leave && (
          <a href={leave.href} target={isFramed ? '_blank' : '_top'} rel="noreferrer">
            {leave.label}
          </a>
        )}
      </p>
      <p role="status" className="preview-stopped">
        {wasStopped ? notice.notSent : ''}
      </p>
    </section>
  )
}

/** In the page and not in a sheet: the banner comes with a chunk that no page of visitors names. */
const bannerStyle = `
.preview-banner{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;padding:.625rem var(--gutter);
background:var(--night);color:#fff;font-size:var(--step--1);border-bottom:4px solid var(--ochre)}
.preview-banner>p{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center;margin:0}
.preview-banner>p:nth-of-type(2){margin-inline-start:auto}
.preview-banner>p>span::before{content:'· ';color:var(--ochre)}
.preview-banner form{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:end}
.preview-banner form>div{display:grid;gap:.125rem}
.preview-banner a{color:#fff;text-decoration:underline;text-underline-offset:3px;padding-block:.25rem}
.preview-banner form>div>:is(input,select,button){font:inherit;min-height:2.25rem;padding-block:.125rem;border-radius:8px;
border:1px solid var(--stone-deep);color:var(--ink)}
.preview-banner [type=submit]{font:inherit;min-height:2.25rem;padding:.125rem .625rem;border-radius:8px;border:0;background:var(--ochre);color:var(--ink);font-weight:700;cursor:pointer}
.preview-banner :focus-visible{outline:3px solid var(--ochre);outline-offset:2px}
.preview-banner .preview-stopped:empty{display:none}
.preview-banner .preview-stopped{position:fixed;inset-inline:1rem;bottom:calc(var(--bottom-nav) + 1rem);z-index:1000;
justify-content:center;padding:.75rem 1rem;border-radius:var(--radius);background:var(--ochre);color:var(--ink);
font-weight:700;box-shadow:var(--shadow)}`

/** Whether another page shows this one in a frame, which the server cannot know. */
function useIsFramed(): boolean {
  const [isFramed, setIsFramed] = useState(false)
  useEffect(() => setIsFramed(window.self !== window.top), [])
  return isFramed
}

/**
 * Stops every form of the page that would send something, before the page's own code hears of it; forms that
 * ask by GET go on. Tells whether one was stopped. The server takes nothing from a preview either.
 */
function useNothingSent(): boolean {
  const [wasStopped, setWasStopped] = useState(false)
  useEffect(() => {
    const stop = (event: SubmitEvent) => {
      if (!(event.target instanceof HTMLFormElement) || !sends(event.target, event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      setWasStopped(true)
    }
    window.addEventListener('submit', stop, true)
    return () => window.removeEventListener('submit', stop, true)
  }, [])
  return wasStopped
}

function sends(form: HTMLFormElement, { submitter }: SubmitEvent): boolean {
  const own = submitter?.getAttribute('formmethod')
  return (own ?? form.method).toLowerCase() === 'post'
}
