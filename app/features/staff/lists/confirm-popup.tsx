import { Form, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Button } from '~/ui/button/button'
import { Popup } from '~/ui/layout/popup'
import classes from '~/features/private-pages/private-page.module.css'

type ConfirmPopupProps = {
  id: string
  /** Label of the button that opens the popup. */
  label: string
  title: string
  lead: string
  /** Labels of the buttons that confirm and cancel. */
  yes: string
  no: string
  /** The hidden fields of the form that is sent. */
  children: ReactNode
}

/** A button that asks before it does what cannot be undone. Works without script. */
export function ConfirmPopup({ id, label, title, lead, yes, no, children }: ConfirmPopupProps) {
  const { pathname } = useLocation()
  return (
    <>
      <Button size="small" popovertarget={id}>
        {label}
      </Button>
      <Popup id={id} title={title}>
        <p>{lead}</p>
        {/* A new page closes the popup and shows what became of it. */}
        <Form method="post" action={pathname} reloadDocument className={classes.actions}>
          {children}
          <Button type="submit" kind="primary" size="small">
            {yes}
          </Button>
          <Button size="small" popovertarget={id} popovertargetaction="hide">
            {no}
          </Button>
        </Form>
      </Popup>
    </>
  )
}
