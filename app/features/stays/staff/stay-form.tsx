import { Form, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { StayPageData } from './read-stay-page.server'
import type { StayAction } from './stay-actions'
import classes from './stay-page.module.css'

type StayFormProps = { data: StayPageData; action: StayAction; children: ReactNode }

/** A form that does one thing with the stay of the page. */
export function StayForm({ data, action, children }: StayFormProps) {
  const { pathname } = useLocation()
  return (
    <Form reloadDocument method="post" action={pathname} className={classes.form}>
      <StayFormFields data={data} action={action} />
      {children}
    </Form>
  )
}

/** The revision that the page shows: a change of an older one is refused. */
export function StayFormFields({ data, action }: Omit<StayFormProps, 'children'>) {
  return (
    <>
      <input type="hidden" name="do" value={action} />
      <input type="hidden" name="revision" value={data.stay.revision} />
    </>
  )
}
