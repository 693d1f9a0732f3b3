import { renderToStaticMarkup } from 'react-dom/server'
import { locales, type Locale } from '~content/locale'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { problemStatus, type PreviewProblem } from './preview-problem'
import { problemPageStyle } from './problem-page-style'

/**
 * The page in place of a preview. It says the same in both languages, as nobody knows which page was meant,
 * and shows nothing of any content.
 */
export async function previewProblemResponse(problem: PreviewProblem): Promise<Response> {
  const words = await Promise.all(locales.map((locale) => wordsIn(locale, problem)))
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{words.map(({ title }) => title).join(' · ')}</title>
        <style dangerouslySetInnerHTML={{ __html: problemPageStyle }} />
      </head>
      <body>
        <main>
          {words.map(({ locale, title, text, fields }, index) => (
            <section key={locale} lang={locale}>
              {index === 0 ? <h1>{title}</h1> : <h2>{title}</h2>}
              <p>{text}</p>
              {fields.length > 0 && (
                <ul>
                  {fields.map((field) => (
                    <li key={field}>{field}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </main>
      </body>
    </html>,
  )
  return new Response(`<!doctype html>${html}`, {
    status: problemStatus[problem.kind],
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}

async function wordsIn(locale: Locale, problem: PreviewProblem) {
  const { t } = await createServerI18n(locale)
  return {
    locale,
    title: t(`preview:problem.${problem.kind}.title`),
    text: t(`preview:problem.${problem.kind}.text`),
    fields: problem.kind === 'incomplete' ? problem.fields : [],
  }
}
