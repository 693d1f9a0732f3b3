import { useTranslation } from 'react-i18next'
import { ArtPhoto } from '~/ui/media/art-photo'
import { BlockButton } from './block-button'
import type { BlockViews } from './block-views'
import { Hero } from './hero'

export function HeroBlock(view: BlockViews['blocks.hero']) {
  const { t } = useTranslation('landings')
  const { title, text, picture, pictureMobile, alt, button, isPageTitle, until } = view
  return (
    <Hero
      title={title}
      text={text}
      isPageTitle={isPageTitle}
      eyebrow={until && t('until', { date: until })}
      picture={<ArtPhoto picture={picture} mobile={pictureMobile} alt={alt} />}
    >
      {button && <BlockButton button={button} />}
    </Hero>
  )
}
