import { fillWords } from '~/features/contracts/contract-words'
import type { GuestData } from '../guest-data'
import classes from '../guest-page.module.css'

/** Every version that was signed, with its PDF: none is lost by a newer one. */
export function SignedVersions({ data }: { data: GuestData }) {
  const { versions, words, version: present } = data
  const isOne = versions.length === 1 && versions[0]?.version === present
  if (versions.length === 0 || isOne) return null
  return (
    <section className={classes.versions} aria-labelledby="versions">
      <h2 id="versions">{words.guest.versions}</h2>
      <ul>
        {versions.map(({ version, moment, pdf }) => (
          <li key={version}>
            <span>{fillWords(words.guest.versionSigned, { version, moment })}</span>{' '}
            <a href={pdf}>{fillWords(words.guest.versionPdf, { version })}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
