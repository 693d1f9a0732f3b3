import type { Core } from '@strapi/strapi'

const languages = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
]

/** The two languages of the site, English as the default. */
export async function ensureLocales(strapi: Core.Strapi): Promise<void> {
  const locales = strapi.plugin('i18n').service('locales')
  for (const language of languages) {
    const existing = await locales.findByCode(language.code)
    if (!existing) await locales.create(language)
    else if (existing.name !== language.name) await locales.update({ id: existing.id }, language)
  }
  await locales.setDefaultLocale({ code: 'en' })
}
