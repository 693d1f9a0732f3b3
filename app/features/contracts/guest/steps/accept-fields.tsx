import type { FieldMetadata } from '@conform-to/react'
import { policiesHref } from '~/features/contact/policies-href'
import { BotCheck } from '~/ui/forms/bot-check'
import { CheckboxField } from '~/ui/forms/checkbox-field'
import { HiddenFields } from '~/ui/forms/hidden-fields'
import { SignatureField } from '~/features/contracts/signature/signature-field'
import type { GuestData } from '../guest-data'
import classes from '../guest-page.module.css'
import type { GuestReply } from '../guest-reply'

type AcceptFieldsProps = {
  data: GuestData
  agreement: FieldMetadata<boolean>
  signature: FieldMetadata<string>
  hasScript: boolean
  isOnScreen: boolean
  /** The answer to the last try. */
  attempt: GuestReply | undefined
}

/** The last part of the guest's form: what they accept, and their signature to it. */
export function AcceptFields(props: AcceptFieldsProps) {
  const { data, agreement, signature, hasScript, isOnScreen, attempt } = props
  const { guest } = data.words
  return (
    <>
      <p>{guest.acceptLead}</p>
      <CheckboxField field={agreement} label={guest.agreement} />
      <PoliciesNote data={data} />
      <SignatureField
        field={signature}
        words={guest}
        hasScript={hasScript}
        isOnScreen={isOnScreen}
      />
      <HiddenFields />
      <BotCheck siteKey={data.siteKey} attempt={attempt} />
    </>
  )
}

/** What the signature accepts beside the contract. */
function PoliciesNote({ data: { words, locale } }: { data: GuestData }) {
  return (
    <p className={classes.soft}>
      {words.guest.privacy}.{' '}
      <a href={policiesHref(locale)} target="_blank" rel="noreferrer">
        {words.guest.readPolicies}
      </a>
    </p>
  )
}
