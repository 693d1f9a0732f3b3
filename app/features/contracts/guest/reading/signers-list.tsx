import { Icon } from '~/ui/icons/icon'
import { fillWords } from '~/features/contracts/contract-words'
import type { GuestData } from '../guest-data'
import classes from '../guest-page.module.css'

/** All who sign, and who has; nothing where one guest signs alone. */
export function SignersList({ data: { signers, words } }: { data: GuestData }) {
  const { guest } = words
  if (signers.length === 0) return null
  const count = signers.length
  const signed = signers.filter(({ moment }) => moment !== '').length
  return (
    <section className={classes.signers} aria-labelledby="signers">
      <h2 id="signers">
        {guest.signers} <small>{fillWords(guest.signedOf, { count, signed })}</small>
      </h2>
      <ul>
        {signers.map(({ name, isReader, moment }) => (
          <li key={name} data-signed={moment !== '' || undefined}>
            <Icon name={moment === '' ? 'clock' : 'check'} size={20} />
            <span>
              <strong>{name}</strong> {isReader && <small>({guest.you})</small>}
              <span className={classes.was}>
                {moment === '' ? guest.notSigned : fillWords(guest.signedWhen, { moment })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
