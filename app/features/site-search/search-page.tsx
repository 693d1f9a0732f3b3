import { Link } from '@remix-run/react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PostTrio } from '~/features/blog/posts/post-trio'
import { Breadcrumb } from '~/features/site/head/breadcrumb'
import { singleTrail } from '~/features/site/head/page-trail'
import { SectionLinks } from '~/features/site/section-links'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import { questionParameter } from '~/routing/parameters'
import { FaqBlock } from '~/ui/blocks/faq-block'
import { FoundPlaces } from './found-places'
import { FoundRentals } from './found-rentals'
import type { SearchPageData } from './read-search-page.server'
import { SearchForm } from './search-form'
import classes from './search-page.module.css'

/** What was found, by kind: places and houses by name, posts, questions. */
export function SearchPage({ data }: { data: SearchPageData }) {
  const { t } = useTranslation()
  const site = useSite()
  const { words, question, head, places, rentals, posts, questions } = data
  const isFound = [places, rentals, posts, questions].some((list) => list.length > 0)
  return (
    <>
      <header className={`content ${classes.head}`}>
        <Breadcrumb steps={singleTrail(site, t('search'), 'search')} />
        <h1 className={classes.title}>{head.title}</h1>
        {question === '' && <p className={classes.lead}>{words.lead}</p>}
        <SearchForm question={question} words={words} />
        {question !== '' && <AskRenty question={question} words={words} />}
      </header>
      {!isFound && <Beginnings hint={question === '' ? null : words.nothingHint} ask={words.ask} />}
      {places.length > 0 && (
        <Group title={words.places}>
          <FoundPlaces places={places} />
        </Group>
      )}
      {rentals.length > 0 && (
        <Group title={words.houses}>
          <FoundRentals rentals={rentals} />
        </Group>
      )}
      {posts.length > 0 && (
        <Group title={words.posts}>
          <PostTrio posts={posts} />
        </Group>
      )}
      {questions.length > 0 && <FaqBlock title={words.questions} questions={questions} />}
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={`content ${classes.group}`} aria-labelledby={id}>
      <h2 id={id} className={classes.subtitle}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The assistant understands what no name says: rooms, amenities, dates. */
function AskRenty({ question, words }: Pick<SearchPageData, 'question' | 'words'>) {
  const { locale } = useSite()
  const asked = new URLSearchParams({ [questionParameter]: question })
  return (
    <p className={classes.ask}>
      <Link to={href('assistant', locale, {}, asked)} prefetch="none" reloadDocument>
        {words.askLink}
      </Link>
    </p>
  )
}

/** Where nothing was looked for or found: the kinds of stay. */
function Beginnings({ hint, ask }: { hint: string | null; ask: string }) {
  const { locale } = useSite()
  return (
    <div className={`content ${classes.group}`}>
      {hint && <p className={classes.lead}>{hint}</p>}
      <SectionLinks />
      <p className={classes.ask}>
        <Link to={href('assistant', locale)}>{ask}</Link>
      </p>
    </div>
  )
}
