import { Form, useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { Icon } from '~/ui/icons/icon'
import { Popup } from '~/ui/layout/popup'
import { fillWords, type ContractWords } from '../contract-words'
import classes from './contract-editor.module.css'
import type { EditorData } from './editor-data'

const popupId = 'share-link'

type ShareBoxProps = { existing: NonNullable<EditorData['existing']>; words: ContractWords }

/** The guest's link in a modal that a contract just made opens by itself: to copy, to send, to show. */
export function ShareBox({ existing, words }: ShareBoxProps) {
  const { share, isNew, mailTo } = existing
  const { staff } = words
  const { pathname } = useLocation()
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    const popup = document.getElementById(popupId)
    if (!isNew || !popup || popup.matches(':popover-open')) return
    popup.showPopover()
    // Once: a reload is about the contract, not about its link.
    window.history.replaceState(window.history.state, '', pathname)
  }, [isNew, pathname])

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(share.link)
    setCopied(true)
  }

  return (
    <>
      <button type="button" className={classes.button} popovertarget={popupId}>
        <Icon name="share" />
        {staff.share}
      </button>
      <Popup id={popupId} title={staff.shareTitle}>
        <div className={classes.share}>
          <p>
            {share.isOpen ? fillWords(staff.shareLead, { day: share.until }) : staff.closedLead}
          </p>
          <p className={classes.link}>
            <a href={share.link}>{share.link}</a>
          </p>
          <div className={classes.ways}>
            <button
              type="button"
              className={`needs-script ${classes.button}`}
              onClick={() => void copy()}
            >
              <Icon name={isCopied ? 'check' : 'copy'} />
              {isCopied ? staff.copied : staff.copy}
            </button>
            <a
              className={classes.button}
              href={share.whatsapp}
              target="_blank"
              rel="noreferrer noopener"
            >
              <Icon name="whatsapp" />
              {staff.whatsapp}
            </a>
            {mailTo && (
              <Form method="post" action={pathname}>
                <input type="hidden" name="do" value="mail" />
                <button type="submit" className={classes.button}>
                  <Icon name="mail" />
                  {fillWords(staff.mail, { email: mailTo })}
                </button>
              </Form>
            )}
          </div>
          <p role="status" className="visually-hidden">
            {isCopied && staff.copied}
          </p>
          <img src={share.qr} alt={staff.qr} width={224} height={224} className={classes.qr} />
        </div>
      </Popup>
    </>
  )
}
