import { Button } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import { fillWords } from '~/features/contracts/contract-words'
import { ContractText } from '~/features/contracts/text/contract-text'
import type { GuestData } from '../guest-data'
import { GuestFacts } from './guest-facts'
import classes from '../guest-page.module.css'

/** Says that staff changed the contract, while the guest read it or after they signed it. */
export function ChangeNotice({ data }: { data: GuestData }) {
  const { changes, before, words, version, language, isLatestWithdrawn } = data
  const { guest } = words
  if (!changes && !before) return null
  const sealedNote = isLatestWithdrawn ? guest.versionWithdrawn : guest.versionStays
  const signed = before && { version: before.version, next: version, moment: before.moment }
  const isWhileReading = changes?.since === 'read' || !signed
  return (
    <section className={classes.notice} aria-labelledby="changed">
      <h3 id="changed" tabIndex={-1}>
        <Icon name="info" />
        <span>{isWhileReading ? guest.changedTitle : fillWords(guest.resignTitle, signed)}</span>
      </h3>
      {isWhileReading && <p>{guest.changedLead}</p>}
      {signed && <p>{fillWords(changes ? guest.resignLead : guest.resignSame, signed)}</p>}
      {before && signed && (
        <>
          <p>{fillWords(before.pdf ? sealedNote : guest.resignReplaced, signed)}</p>
          {before.pdf && (
            <p>
              <a href={before.pdf}>{fillWords(guest.beforePdf, signed)}</a>
            </p>
          )}
          <details>
            <summary>{fillWords(guest.beforeText, signed)}</summary>
            <GuestFacts
              facts={before.facts}
              words={words}
              label={fillWords(guest.beforeText, signed)}
            />
            <div lang={language} className={`panel ${classes.paper}`}>
              <ContractText blocks={before.blocks} />
            </div>
          </details>
        </>
      )}
    </section>
  )
}

type ChangesInBriefProps = { data: GuestData; onRead: () => void }

/** The notice with the changed figures and paragraphs alone, beside the acceptance. */
export function ChangesInBrief({ data, onRead }: ChangesInBriefProps) {
  const { changes, words, language } = data
  if (!changes) return null
  const facts = changes.facts.filter(({ was }) => was !== undefined)
  const blocks = changes.blocks.filter(({ runs }) => runs.some(({ mark }) => mark !== 'same'))
  return (
    <>
      <ChangeNotice data={data} />
      {facts.length > 0 && (
        <GuestFacts
          facts={facts}
          words={words}
          label={`${words.guest.summary}: ${words.guest.changedTitle}`}
        />
      )}
      {blocks.length > 0 && (
        <div lang={language} className={`panel ${classes.paper}`}>
          <ContractText blocks={blocks} />
        </div>
      )}
      <Button className={classes.start} onClick={onRead}>
        {words.guest.wholeContract}
      </Button>
    </>
  )
}
