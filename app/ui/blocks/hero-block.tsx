import { ArtPhoto } from '~/ui/media/art-photo'
import { BlockButton } from './block-button'
import type { BlockViews } from './block-views'
import { Hero } from './hero'

export function HeroBlock(view: BlockViews['blocks.hero']) {
  const { title, text, picture, pictureMobile, alt, button, isPageTitle } = view
  return (
    <Hero
      title={title}
      text={text}
      isPageTitle={isPageTitle}
      picture={<ArtPhoto picture={picture} mobile={pictureMobile} alt={alt} />}
    >
      {button && <BlockButton button={button} />}
    </Hero>
  )
}
