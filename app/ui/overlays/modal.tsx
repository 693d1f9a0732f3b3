import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { IconButton } from '~/ui/button/button'
import classes from './modal.module.css'

type ModalProps = {
  /** Id of the heading that names it. */
  labelledBy: string
  /** Id of the text that says what it is about. */
  describedBy?: string
  className: string | undefined
  /** Also a press on the ground behind it closes it: where nothing is written that could be lost. */
  closesOnGround?: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * A modal for as long as it is rendered: the browser's own dialog, which keeps the focus inside, closes by
 * Escape and gives the focus back.
 */
export function Modal(props: ModalProps) {
  const {
    labelledBy,
    describedBy,
    className = '',
    closesOnGround = false,
    onClose,
    children,
  } = props
  const dialog = useRef<HTMLDialogElement>(null)
  // It closes while it is still in the page: a dialog that was removed gives no focus back.
  useLayoutEffect(() => {
    const shown = dialog.current
    if (shown && !shown.open) shown.showModal()
    return () => shown?.close()
  }, [])
  return (
    // A click beside the modal closes it; keys have Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`${classes.modal} ${className}`}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onClose={({ currentTarget }) => {
        // Opened again since: what React does to each effect in development.
        if (!currentTarget.open) onClose()
      }}
      onClick={({ target, currentTarget }) => {
        if (closesOnGround && target === currentTarget) currentTarget.close()
      }}
    >
      {children}
    </dialog>
  )
}

type ModalHeadProps = { titleId: string; title: string; closeLabel: string; className?: string }

/** What the modal is about, and the way out. */
export function ModalHead({ titleId, title, closeLabel, className = '' }: ModalHeadProps) {
  return (
    <div className={`${classes.head} ${className}`}>
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      <ModalClose label={closeLabel} />
    </div>
  )
}

/** Closes the modal in which it stands. */
export function ModalClose({ label, className = '' }: { label: string; className?: string }) {
  return (
    <IconButton
      icon="close"
      label={label}
      className={className}
      onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
    />
  )
}
