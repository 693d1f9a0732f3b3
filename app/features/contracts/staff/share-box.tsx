import { Form, useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '~/ui/button/button'
import { FormNotice } from '~/ui/forms/form-notice'
import { Icon } from '~/ui/icons/icon'
import { Popup } from '~/ui/layout/popup'
import { fillWords, type ContractWords } from '../contract-words'
import classes from './contract-editor.module.css'
import type { EditorData } from './editor-data'
import type { EditorReply } from './editor-reply'
import { Failure } from './save-area'
import type { ShareLink } from './share-link.server'

const popupId = 'share-link'

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
  const { share, done, closed, revision } = existing
  const { staff } = words
  const { pathname } = useLocation()
  const failure = reply?.action === 'mail' ? reply : undefined
  const isAsked = done === 'created' || done === 'mailed' || failure !== undefined

  useEffect(() => {
    const popup = document.getElementById(popupId)
    if (isAsked && popup && !popup.matches(':popover-open')) popup.showPopover()
  }, [isAsked, revision])

  return (
    <>
      <Button size="small" popovertarget={popupId}>
        <Icon name="share" />
        {staff.share}
      </Button>
      <Popup id={popupId} title={staff.shareTitle}>
        <div className={classes.share}>
          {share ? (
            <OpenLink share={share} existing={existing} failure={failure} words={words} />
          ) : (
            <>
              <p>{staff.closed[closed]}</p>
              {closed !== 'draft' && (
                <Form method="post" action={pathname} reloadDocument>
                  <input type="hidden" name="do" value="renew" />
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
  failure: EditorReply | undefined
}

function OpenLink({ share, existing, failure, words }: OpenLinkProps) {
  const { mailTo, done, revision } = existing
  const { staff } = words
  const { pathname } = useLocation()
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
    <>
      <p>{fillWords(staff.shareLead, { day: share.until })}</p>
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
        {mailTo && (
          <Form method="post" action={pathname} preventScrollReset>
            <input type="hidden" name="do" value="mail" />
            <Button type="submit" size="small" className={classes.mail}>
              <Icon name="mail" />
              {fillWords(staff.mail, { email: mailTo })}
            </Button>
          </Form>
        )}
        {failure?.problem && <Failure of={failure} words={words} problem={failure.problem} />}
        {mailTo && done === 'mailed' && !failure && (
          <FormNotice key={revision}>{fillWords(staff.mailed, { email: mailTo })}</FormNotice>
        )}
      </div>
      <img src={share.qr} alt={staff.qr} width={224} height={224} className={classes.qr} />
    </>
  )
}
