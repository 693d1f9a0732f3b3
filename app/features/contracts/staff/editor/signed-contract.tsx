import { useLocation } from '@remix-run/react'
import privatePage from '~/features/private-pages/private-page.module.css'
import { formatMoment, formatUtc } from '~/platform/time/format-moment'
import { Button, ButtonLink } from '~/ui/button/button'
import { Popup } from '~/ui/layout/popup'
import { fillWords } from '~/features/contracts/contract-words'
import { SignaturesView } from '~/features/contracts/signature/signature-view'
import { ContractText } from '~/features/contracts/text/contract-text'
import classes from '../contract-editor.module.css'
import { changeParameter, type EditorData, type SignedReading } from '../editor-data'

const popupId = 'change-signed'

type SignedContractProps = {
  data: EditorData
  existing: NonNullable<EditorData['existing']>
  signed: SignedReading
}

/** A signed contract, for reading. "Change" explains its effect before it opens the editor. */
export function SignedContract({ data, existing, signed }: SignedContractProps) {
  const { words, locale, template, values } = data
  const { staff } = words
  const { pathname } = useLocation()
  const moment = formatMoment(signed.signedAt, locale)
  const { version, nextVersion } = existing
  const names = signed.signatures.map(({ name }) => name).join(', ')
  return (
    <div className={classes.sides}>
      <div className={classes.reading}>
        <p className={classes.done}>
          {fillWords(staff.signedOn, { name: names || (values.fullName ?? ''), moment })}
          <span className={classes.utc}>{formatUtc(signed.signedAt)} UTC</span>
        </p>
        <SignaturesView {...signed} />
        <section aria-labelledby="agreed">
          <h2 id="agreed" className={classes.subtitle}>
            {staff.agreed}
          </h2>
          <dl className={classes.facts}>
            {signed.facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        <p>
          <Button size="small" popovertarget={popupId}>
            {staff.change}
          </Button>
        </p>
        <Popup id={popupId} title={staff.changeTitle}>
          <p>{fillWords(staff.changeLead, { version, next: nextVersion })}</p>
          <p className={privatePage.actions}>
            <ButtonLink kind="primary" size="small" href={`${pathname}?${changeParameter}=1`}>
              {staff.changeYes}
            </ButtonLink>
            <Button size="small" popovertarget={popupId} popovertargetaction="hide">
              {staff.changeNo}
            </Button>
          </p>
        </Popup>
      </div>
      <section aria-labelledby="signed-text" className={`panel ${classes.preview}`} tabIndex={0}>
        <h2 id="signed-text" className={classes.heading}>
          {staff.signedText}
        </h2>
        <div lang={template.language}>
          <ContractText blocks={signed.blocks} />
        </div>
      </section>
    </div>
  )
}
