import { Form, useLocation } from '@remix-run/react'
import { Button } from '~/ui/button/button'
import { BotCheck } from '~/ui/forms/bot-check'
import field from '~/ui/forms/field.module.css'
import { FormFailure } from '~/ui/forms/form-failure'
import { FormNotice } from '~/ui/forms/form-notice'
import { HiddenFields } from '~/ui/forms/hidden-fields'
import { useFormMessage } from '~/ui/forms/use-form-message'
import type { GuestData } from '../guest/guest-data'
import type { GuestReply } from '../guest/guest-reply'
import classes from './message-forms.module.css'
import { maxMessageLength, messageField, messagePlace, type MessageAction } from './message-text'

type MessageFormsProps = {
  data: GuestData
  /** What the guest may write here. */
  actions: readonly MessageAction[]
  reply: GuestReply | undefined
  /** Another text with each question that was sent; null if none was just now. */
  asked: string | null
}

/** A question to the team, or a no with its reason; each folded below the contract, with or without script. */
export function MessageForms({ data, actions, reply, asked }: MessageFormsProps) {
  const { guest } = data.words
  return (
    <section aria-label={guest.messages} className={classes.messages}>
      {actions.map((action) => (
        <MessageForm
          key={action}
          action={action}
          data={data}
          reply={reply?.message?.action === action ? reply : undefined}
          sent={action === 'ask' && reply?.message?.action !== action ? asked : null}
        />
      ))}
    </section>
  )
}

type MessageFormProps = {
  action: MessageAction
  data: GuestData
  reply: GuestReply | undefined
  sent: string | null
}

function MessageForm({ action, data, reply, sent }: MessageFormProps) {
  const { pathname } = useLocation()
  const messageOf = useFormMessage()
  const { title, lead, label, send } = data.words.guest[action]
  const id = `${action}-message`
  const place = messagePlace(action)
  const problemId = `${id}-problem`
  const failed = reply?.message ?? null
  const isEmpty = failed?.problem === 'writeMessage'
  return (
    <details open={failed !== null || sent !== null} className={classes.message}>
      <summary>{title}</summary>
      {/* The next question begins with an empty form. */}
      <Form
        key={sent}
        id={place}
        method="post"
        action={`${pathname}#${place}`}
        preventScrollReset
        className={classes.form}
      >
        {sent !== null && <FormNotice>{data.words.guest.asked}</FormNotice>}
        <p className={classes.lead}>{lead}</p>
        <div className={field.field}>
          <label htmlFor={id} className={field.label}>
            {label}
          </label>
          <textarea
            id={id}
            name={messageField}
            rows={3}
            maxLength={maxMessageLength}
            defaultValue={failed?.text}
            aria-required
            aria-invalid={isEmpty || undefined}
            aria-describedby={isEmpty ? problemId : undefined}
            className={field.textarea}
          />
        </div>
        {failed && (
          <FormFailure
            reply={failed}
            message={<span id={problemId}>{messageOf([failed.problem])}</span>}
          />
        )}
        <HiddenFields />
        <BotCheck siteKey={data.siteKey} attempt={reply} />
        <p>
          <Button type="submit" name="do" value={action}>
            {send}
          </Button>
        </p>
      </Form>
    </details>
  )
}
