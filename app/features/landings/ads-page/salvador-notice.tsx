import { useTranslation } from 'react-i18next'
import { BlockButton } from '~/ui/blocks/block-button'
import classes from './salvador-notice.module.css'

type SalvadorNoticeProps = { title: string; text: string; percent: number | null; chat: string }

/** It is in everybody's page; CSS shows it to those whose browser remembers `country=SV`. */
export function SalvadorNotice({ title, text, percent, chat }: SalvadorNoticeProps) {
  const { t } = useTranslation('landings')
  return (
    <section className="content" data-for-country="SV">
      <div className={classes.notice}>
        {percent !== null && (
          <p className={classes.percent} aria-hidden="true">
            {t('discount', { percent })}
          </p>
        )}
        <div className={classes.words}>
          <h2 className={classes.title}>{title}</h2>
          <p>{text}</p>
        </div>
        <BlockButton
          button={{ label: t('bookOnWhatsApp'), kind: 'whatsapp', href: chat }}
          look="light"
        />
      </div>
    </section>
  )
}
