import { Form, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { StayPageData } from './read-stay-page.server'
import { shownField, type StayAction, type StayReply } from './stay-actions'
import classes from './stay-page.module.css'

type StayFormProps = FieldsProps & { children: ReactNode }

/** A form that does one thing with the stay of the page. */
export function StayForm({ children, ...fields }: StayFormProps) {
  const { pathname } = useLocation()
  return (
    <Form reloadDocument method="post" action={pathname} className={classes.form}>
      <StayFormFields {...fields} />
      {children}
    </Form>
  )
}

type KeptFormProps = Omit<StayFormProps, 'revision'> & {
  reply: StayReply | undefined
  /** What the stay says in its fields. */
  shown: StayReply['shown']
}

/**
 * A form whose fields come back as they were typed, with the revision that their writer saw. It sends what the writer
 * saw in them, too, which tells what was changed.
 */
export function KeptForm({ reply, shown, children, ...form }: KeptFormProps) {
  const refused = reply?.action === form.action ? reply : undefined
  return (
    <StayForm {...form} revision={refused?.revision}>
      {Object.entries({ ...shown, ...refused?.shown }).map(([name, value]) => (
        <input key={name} type="hidden" name={shownField(name)} value={value} />
      ))}
      {children}
    </StayForm>
  )
}

type FieldsProps = {
  data: StayPageData
  action: StayAction
  /** Defaults to the revision of the page. */
  revision?: number | null | undefined
}

/** A change of an older revision than the present one is refused. */
export function StayFormFields({ data, action, revision }: FieldsProps) {
  return (
    <>
      <input type="hidden" name="do" value={action} />
      <input type="hidden" name="revision" value={revision ?? data.stay.revision} />
    </>
  )
}
