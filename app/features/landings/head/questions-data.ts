import type { StructuredData } from '~/features/site/head/structured-data'

/** Questions with their answers as the page shows them; answers are sanitized HTML. */
export function questionsData(
  questions: readonly { question: string; html: string }[],
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: html },
    })),
  }
}
