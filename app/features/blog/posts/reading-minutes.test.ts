import { expect, test } from 'vitest'
import { blogPost } from '~/testing/factories/blog-post'
import { livePosts } from './live-posts'
import { readingMinutes } from './reading-minutes'
import { toPostCard } from './to-post-card'

const words = (count: number) => 'word '.repeat(count)

test('two hundred words are read in a minute, and nothing in less', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes(words(299))).toBe(1)
  expect(readingMinutes(words(300))).toBe(2)
  expect(readingMinutes(`  ${words(1000)}\n`)).toBe(5)
})

test('a card says what editors wrote, else what the text takes', () => {
  const minutes = (facts: Parameters<typeof blogPost>[0]) => {
    const [post] = livePosts([blogPost(facts)], '2026-11-21')
    return post && toPostCard(post).readingMinutes
  }
  expect(minutes({ readingTime: 7 })).toBe(7)
  expect(minutes({ readingTime: null, description: `# ${words(800)}` })).toBe(4)
  // Marks are no words.
  expect(minutes({ readingTime: null, description: '- **word**\n'.repeat(290) })).toBe(1)
})
