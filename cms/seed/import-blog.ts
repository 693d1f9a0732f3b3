import { authors } from './content/blog/authors'
import { categories } from './content/blog/categories'
import { posts } from './content/blog/posts'
import { entryData, type EntrySources } from './entry-data'
import { importDocuments } from './import-documents'
import { calendarDay } from './seed-day'
import type { SeedContext } from './seed-context'

/** Signs of a title that search engines show. */
const maxTitleLength = 60

/** Categories, authors and posts. */
export async function importBlog(context: SeedContext, sources: EntrySources): Promise<void> {
  const categoryIds = await importDocuments(context, {
    step: 'blog categories',
    uid: 'api::post-category.post-category',
    seeds: categories,
    match: { field: 'slug', value: ({ slug }) => slug.en },
    data: ({ name, slug }, locale) => ({ name: name[locale], slug: slug[locale] }),
  })
  const authorIds = await importDocuments(context, {
    step: 'authors',
    uid: 'api::author.author',
    seeds: authors,
    match: { field: 'lastName', value: ({ lastName }) => lastName },
    data: ({ key, ...author }, locale) =>
      entryData(
        sources,
        'api::author.author',
        { ...author, photo: `portrait-${key}`, photoAlt: portraitOf(author) },
        locale,
      ),
  })
  sources.entries['api::post-category.post-category'] = new Map(
    categories.map(({ key, slug }) => [key, categoryIds.get(slug.en) ?? '']),
  )
  sources.entries['api::author.author'] = new Map(
    authors.map(({ key, lastName }) => [key, authorIds.get(lastName) ?? '']),
  )
  await importDocuments(context, {
    step: 'blog posts',
    uid: 'api::blog-post.blog-post',
    seeds: posts,
    match: { field: 'slug', value: ({ slug }) => slug.en },
    data: ({ categories: postcategories, picture: image, publicationDate, ...post }, locale) =>
      entryData(
        sources,
        'api::blog-post.blog-post',
        {
          ...post,
          postcategories,
          image,
          publicationDate: calendarDay(publicationDate, context.today),
          seo: {
            metaTitle: post.name[locale].length > maxTitleLength ? null : post.name[locale],
            metaDescription: post.shortDescription[locale],
          },
        },
        locale,
      ),
  })
}

function portraitOf({ firstName, lastName }: { firstName: string; lastName: string }) {
  return { en: `Portrait of ${firstName} ${lastName}`, es: `Retrato de ${firstName} ${lastName}` }
}
