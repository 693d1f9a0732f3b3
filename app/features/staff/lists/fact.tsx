import { Fragment, type ReactNode } from 'react'

/** A line of what is known of a record, inside a `<dl>`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** An address of mail or a page, which breaks before `@`, `.` and `/`, and elsewhere only where it must. */
export function Address({ children }: { children: string }) {
  return children.split(/(?=[@./])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
