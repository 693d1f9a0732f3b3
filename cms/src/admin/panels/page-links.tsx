import { Flex, Link, Typography } from '@strapi/design-system'

type PageLinksProps = { heading: string; pages: { locale: string; url: string }[] }

const languages: Record<string, string> = { en: 'English', es: 'Español' }

/** Links to the published page in each of its languages. */
export function PageLinks({ heading, pages }: PageLinksProps) {
  if (pages.length === 0) return null
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Typography variant="omega" fontWeight="bold">
        {heading}
      </Typography>
      {pages.map(({ locale, url }) => (
        <Link key={locale} href={url} isExternal>
          {languages[locale] ?? locale}
        </Link>
      ))}
    </Flex>
  )
}
