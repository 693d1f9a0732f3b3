import { useEffect, useState } from 'react'
import { Popup } from '~/ui/layout/popup'
import { fillWords, type ContractWords } from '../contract-words'
import classes from './contract-editor.module.css'
import type { ShareLink } from './share-link.server'

const popupId = 'share-link'

type ShareBoxProps = { share: ShareLink; words: ContractWords; isNew: boolean }

/** The guest's link in a modal that a contract just made opens by itself: to copy, to send, to show. */
export function ShareBox({ share, words, isNew }: ShareBoxProps) {
  const { staff } = words
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    const popup = document.getElementById(popupId)
    if (isNew && popup && !popup.matches(':popover-open')) popup.showPopover()
  }, [isNew])

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(share.link)
    setCopied(true)
  }

  return (
    <>
      <button type="button" className={classes.button} popovertarget={popupId}>
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
          <div className={classes.actions}>
            <button
              type="button"
              className={`needs-script ${classes.button}`}
              onClick={() => void copy()}
            >
              {staff.copy}
            </button>
            <a
              className={classes.button}
              href={share.whatsapp}
              target="_blank"
              rel="noreferrer noopener"
            >
              {staff.whatsapp}
            </a>
          </div>
          <p role="status">{isCopied && staff.copied}</p>
          <img src={share.qr} alt={staff.qr} width={224} height={224} className={classes.qr} />
        </div>
      </Popup>
    </>
  )
}
