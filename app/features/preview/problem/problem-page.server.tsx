import { renderToStaticMarkup } from 'react-dom/server'
import { locales, type Locale } from '~content/locale'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { previewProblemStatus, type PreviewProblem } from './preview-problem'

/**
 * The page in place of a preview. It says the same in both languages where the wanted page is unknown, and shows
 * nothing of any content.
 */
export async function previewProblemResponse(problem: PreviewProblem): Promise<Response> {
  const spoken = problem.kind === 'over' ? [problem.locale] : locales
  const words = await Promise.all(spoken.map((locale) => wordsIn(locale, problem)))
  const html = renderToStaticMarkup(
    <html lang={spoken[0]}>
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
    status: previewProblemStatus[problem.kind],
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

/** The page loads no style sheet of the site. */
const problemPageStyle = `
body{margin:0;display:grid;place-items:center;min-height:100vh;background:#fbf7f0;color:#22252b;
font:1rem/1.6 'Nunito Sans Variable',system-ui,sans-serif}
main{display:grid;gap:2rem;padding:2rem;max-width:62ch;margin:1rem;background:#fff;
border-top:6px solid #e0a030;border-radius:14px;box-shadow:0 12px 40px -12px rgb(34 37 43/28%)}
section+section{padding-top:2rem;border-top:1px solid #ede6da}
h1,h2{margin:0 0 .5rem;font:600 1.5rem/1.25 'Fraunces Variable',Georgia,serif}
p{margin:0;color:#5b5f66}ul{margin:.75rem 0 0;padding-inline-start:1.25rem}`
