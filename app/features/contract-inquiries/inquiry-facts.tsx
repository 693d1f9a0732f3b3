import type { ReactNode } from 'react'
import { phoneLink } from '~/features/site/contact/phone-link'
import classes from './inquiry-page.module.css'
import type { ContractInquiryPageData } from './read-contract-inquiry-page.server'

/** What was sent, to be read alone. */
export function InquiryFacts({ data }: { data: ContractInquiryPageData }) {
  const { words, contact, specialRequirement, files, document } = data
  const facts: [label: string, value: ReactNode][] = [
    [words.firstName, contact.firstName],
    [words.lastName, contact.lastName],
    [words.email, <a href={`mailto:${contact.email}`}>{contact.email}</a>],
    [words.phone, contact.phone && <a href={phoneLink(contact.phone)}>{contact.phone}</a>],
    ...(document.isDocument || files.photo
      ? ([
          [words.photo, files.photo],
          [words.document, files.document],
        ] satisfies [string, ReactNode][])
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
