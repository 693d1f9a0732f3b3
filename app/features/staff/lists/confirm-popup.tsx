import { Form, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Popup } from '~/ui/layout/popup'
import classes from '~/features/private-pages/private-page.module.css'

type ConfirmPopupProps = {
  id: string
  /** What the button says that opens it. */
  label: string
  title: string
  lead: string
  /** What goes ahead, and what leaves all as it is. */
  yes: string
  no: string
  /** The hidden fields of the form that is sent. */
  children: ReactNode
}

/** A button for what cannot be taken back: it asks first. Works without script. */
export function ConfirmPopup({ id, label, title, lead, yes, no, children }: ConfirmPopupProps) {
  const { pathname } = useLocation()
  return (
    <>
      <button type="button" className={classes.button} popovertarget={id}>
        {label}
      </button>
      <Popup id={id} title={title}>
        <p>{lead}</p>
        {/* A new page closes the popup and shows what became of it. */}
        <Form method="post" action={pathname} reloadDocument className={classes.actions}>
          {children}
          <button type="submit" className={classes.main}>
            {yes}
          </button>
          <button
            type="button"
            className={classes.button}
            popovertarget={id}
            popovertargetaction="hide"
          >
            {no}
          </button>
        </Form>
      </Popup>
    </>
  )
}
