import classes from './inquiry-page.module.css'
import type { InquiryPageData } from './read-inquiry-page.server'

/** What was sent, to be read alone. */
export function InquiryFacts({ data }: { data: InquiryPageData }) {
  const { words, contact, specialRequirement, files, document } = data
  const facts: [label: string, value: string | null][] = [
    [words.firstName, contact.firstName],
    [words.lastName, contact.lastName],
    [words.email, contact.email],
    [words.phone, contact.phone ?? words.none],
    ...(document.isDocument || files.photo
      ? ([
          [words.photo, files.photo],
          [words.document, files.document],
        ] satisfies [string, string | null][])
      : []),
  ]
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? words.none}</dd>
        </div>
      ))}
      <div className={classes.wide}>
        <dt>{words.wishes}</dt>
        <dd>{specialRequirement ?? words.none}</dd>
      </div>
    </dl>
  )
}
