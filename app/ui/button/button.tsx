import { Link, type LinkProps } from '@remix-run/react'
import type { ComponentPropsWithoutRef } from 'react'
import { Icon, type IconName } from '~/ui/icons/icon'
import { buttonClass, iconButtonClass, type ButtonLook } from './button-class'
import classes from './button.module.css'

type NativeButton = ComponentPropsWithoutRef<'button'>

type ButtonProps = NativeButton &
  ButtonLook & {
    /** Stands in place of the words while `isBusy`; the button keeps its width and does nothing. */
    busyLabel?: string
    isBusy?: boolean
  }

/** A button; `type` is `button` unless said otherwise. */
export function Button(props: ButtonProps) {
  const { kind, size, isWide, className, busyLabel, isBusy = false, ...native } = props
  const { children, onClick, ...rest } = native
  const look = buttonClass({ kind, size, isWide, className })
  if (busyLabel === undefined) {
    return (
      <button type="button" {...rest} className={look} onClick={onClick}>
        {children}
      </button>
    )
  }
  return (
    <button
      type="button"
      {...rest}
      className={`${look} ${classes.busy}`}
      aria-disabled={isBusy}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      <span>{children}</span>
      <span role="status">{isBusy ? busyLabel : ''}</span>
    </button>
  )
}

type ButtonLinkProps = ButtonLook &
  ((LinkProps & { href?: undefined }) | (ComponentPropsWithoutRef<'a'> & { to?: undefined }))

/** A link that looks like a button: `to` for a page of the site, `href` for anything else. */
export function ButtonLink(props: ButtonLinkProps) {
  const { kind, size, isWide, className, children, ...rest } = props
  const look = buttonClass({ kind, size, isWide, className })
  return rest.to === undefined ? (
    <a {...rest} className={look}>
      {children}
    </a>
  ) : (
    <Link {...rest} className={look}>
      {children}
    </Link>
  )
}

/** While `disabled` it does nothing, but keeps the focus, so that keys still work around it. */
type IconButtonProps = NativeButton &
  Pick<ButtonLook, 'kind' | 'className'> & {
    /** What it does, for those who do not see the icon. */
    label: string
    icon: IconName
    iconSize?: number
  }

/** A round button with an icon alone. */
export function IconButton(props: IconButtonProps) {
  const { kind, className, label, icon, iconSize, disabled, onClick, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      className={iconButtonClass({ kind, className })}
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
    >
      <Icon name={icon} size={iconSize} />
    </button>
  )
}
