import { fillWords, type ContractWords } from '~/features/contracts/contract-words'
import classes from '../contract-editor.module.css'
import type { GuestAnswers as Answers } from '../editor-data'

type GuestAnswersProps = { answers: Answers; words: ContractWords }

/** What the guest has filled in so far. Files open for who may see identity documents. */
export function GuestAnswers({ answers, words }: GuestAnswersProps) {
  const { staff, guest } = words
  const { name, comments, guests, payAuthorization, files } = answers
  return (
    <section className={classes.log}>
      <h2>{name === null ? staff.guestPart : fillWords(staff.partOf, { name })}</h2>
      <dl className={classes.answers}>
        {guests !== null && (
          <div>
            <dt>{guest.guests}</dt>
            <dd>
              {guests.length === 0
                ? staff.notYet
                : guests.map(({ fullName, age }) => `${fullName}, ${age}`).join(' · ')}
            </dd>
          </div>
        )}
        {comments !== null && (
          <div>
            <dt>{guest.comments}</dt>
            <dd>{comments || staff.notYet}</dd>
          </div>
        )}
        {files.map(({ field, name, path, isDeleted }) => (
          <div key={field}>
            <dt>{staff[field]}</dt>
            <dd>
              {name === null ? (
                staff[isDeleted ? 'fileDeleted' : 'notYet']
              ) : path ? (
                <a href={path}>{name}</a>
              ) : (
                fillWords(guest.uploaded, { name })
              )}
            </dd>
          </div>
        ))}
        {payAuthorization !== null && (
          <div>
            <dt>{guest.payment}</dt>
            <dd>{payAuthorization ? words.pdf.given : words.pdf.notGiven}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
