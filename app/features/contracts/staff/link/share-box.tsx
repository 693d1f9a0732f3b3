import { Form, useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '~/ui/button/button'
import { FormNotice } from '~/ui/forms/form-notice'
import { SubmitButton } from '~/ui/forms/submit-button'
import { Icon } from '~/ui/icons/icon'
import { isPopoverOpen } from '~/ui/layout/open-popovers'
import { Popup } from '~/ui/layout/popup'
import { fillWords, type ContractWords } from '~/features/contracts/contract-words'
import classes from '../contract-editor.module.css'
import type { EditorData, ShareLink } from '../editor-data'
import type { EditorReply } from '../editor-reply'
import { Failure } from '../fields/save-area'
import { useContractPath } from './use-contract-path'

const popupId = 'share-link'

/** After these it opens by itself. */
const opening = ['created', 'mailed', 'notMailed', 'linksToSend']

type ShareBoxProps = {
  existing: NonNullable<EditorData['existing']>
  reply: EditorReply | undefined
  words: ContractWords
}

/**
 * The guest's link in a modal that opens by itself for a contract just made, and again with what became of its mail:
 * to copy, to send, to show. A link that is closed is not in it.
 */
export function ShareBox({ existing, reply, words }: ShareBoxProps) {
  const { shares, done, closed, revision, seen } = existing
  const { staff } = words
  const { pathname } = useLocation()
  const failure = reply?.action === 'mail' ? reply : undefined
  const isAsked = opening.some((outcome) => outcome === done) || failure !== undefined

  useEffect(() => {
    const popup = document.getElementById(popupId)
    if (isAsked && popup && 'showPopover' in popup && !isPopoverOpen(popup)) popup.showPopover()
  }, [isAsked, revision])

  return (
    <>
      <Button size="small" popovertarget={popupId}>
        <Icon name="share" />
        {staff.share}
      </Button>
      <Popup
        id={popupId}
        title={shares && shares.length > 1 ? staff.shareTitles : staff.shareTitle}
      >
        <div className={classes.share}>
          {shares ? (
            shares.map((share) => (
              <OpenLink
                key={share.link}
                share={share}
                isOne={shares.length === 1}
                existing={existing}
                failure={failure}
                words={words}
              />
            ))
          ) : (
            <>
              <p>{staff.closed[closed]}</p>
              {closed !== 'draft' && closed !== 'calledOff' && (
                <Form method="post" action={pathname} reloadDocument>
                  <input type="hidden" name="do" value="renew" />
                  <input type="hidden" name="seen" value={seen} />
                  <Button type="submit" size="small">
                    {staff.renew}
                  </Button>
                </Form>
              )}
            </>
          )}
        </div>
      </Popup>
    </>
  )
}

type OpenLinkProps = Omit<ShareBoxProps, 'reply'> & {
  share: ShareLink
  /** One guest signs alone. */
  isOne: boolean
  failure: EditorReply | undefined
}

function OpenLink({ share, isOne, existing, failure, words }: OpenLinkProps) {
  const { done, mailedTo, revision } = existing
  const { mailTo, name, signer, isSigned } = share
  const { staff } = words
  const path = useContractPath()
  const [copying, setCopying] = useState<'idle' | 'copied' | 'failed'>('idle')

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(share.link)
      setCopying('copied')
    } catch {
      setCopying('failed')
    }
  }

  return (
    <section className={classes.share} aria-label={isOne ? undefined : name}>
      {!isOne && (
        <h3 className={classes.whose}>
          {name} <small>{isSigned ? staff.hasSigned : staff.hasNotSigned}</small>
        </h3>
      )}
      <p>{isSigned ? staff.shareSignedLead : fillWords(staff.shareLead, { day: share.until })}</p>
      <p className={classes.link}>
        <a href={share.link}>{share.link}</a>
      </p>
      <div className={classes.ways}>
        <Button size="small" className="needs-script" onClick={() => void copy()}>
          <Icon name={copying === 'copied' ? 'check' : 'copy'} />
          {copying === 'copied' ? staff.copied : staff.copy}
        </Button>
        <p role="status" className={copying === 'failed' ? classes.problem : 'visually-hidden'}>
          {copying === 'copied' && staff.copied}
          {copying === 'failed' && staff.copyFailed}
        </p>
        <ButtonLink size="small" href={share.whatsapp} target="_blank" rel="noreferrer noopener">
          <Icon name="whatsapp" />
          {staff.whatsapp}
        </ButtonLink>
        {mailTo ? (
          <Form method="post" action={path} preventScrollReset>
            <input type="hidden" name="do" value="mail" />
            {signer && <input type="hidden" name="signer" value={signer} />}
            <input type="hidden" name="revision" value={revision} />
            <SubmitButton kind="secondary" size="small" isWide={false} className={classes.mail}>
              <Icon name="mail" />
              {fillWords(staff.mail, { email: mailTo })}
            </SubmitButton>
          </Form>
        ) : (
          !isSigned && <p>{staff.noAddress}</p>
        )}
        {failure?.problem && (isOne || signer === null) && (
          <Failure of={failure} words={words} problem={failure.problem} />
        )}
        {done === 'notMailed' && !failure && (isOne || signer === null) && (
          <p role="alert" className={classes.problem}>
            {staff.notMailed}
          </p>
        )}
        {mailTo && mailedTo.includes(mailTo) && !failure && (
          <FormNotice key={revision}>{fillWords(staff.mailed, { email: mailTo })}</FormNotice>
        )}
      </div>
      {isOne ? (
        <img src={share.qr} alt={staff.qr} width={224} height={224} className={classes.qr} />
      ) : (
        <details>
          <summary>{staff.qr}</summary>
          <img src={share.qr} alt={staff.qr} width={224} height={224} className={classes.qr} />
        </details>
      )}
    </section>
  )
}
