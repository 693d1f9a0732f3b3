import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { careerSkills } from '~content/career-skill'
import type { LeadKind } from '~content/lead-kind'
import type { Locale } from '~content/locale'
import type { Words } from '~/locales/words'
import { href } from '~/routing/href'
import { cv, photo } from './lead-files'
import { findRental, listPath } from './rentals'
import { containing, wordsOf } from './words'

type FormMessage = keyof Words['forms']['messages']
export type Visitor = { firstName: string; lastName: string; email: string }

/** A lead form as the journeys need it: where it is, what it says, and how it is filled in. */
export type LeadJourney = {
  kind: LeadKind
  path: (locale: Locale, request: APIRequestContext) => string | Promise<string>
  /** Opens the form where the page does not show it. */
  open?: (page: Page, locale: Locale) => Promise<void>
  /** Every message of the empty form. */
  empty: readonly FormMessage[]
  /** Whether it offers to say that there is no phone, after a failure. */
  offersNoPhone?: boolean
  /** Fills in what is asked besides the person and the consent. */
  fill?: (form: Locator, locale: Locale) => Promise<void>
  /** Without first and last name: one name for both. */
  hasOneName?: boolean
  hasPhone?: boolean
  /** Last part of the confirmation's path; null if the page itself says so. */
  confirmation: string | null
}

const person = ['enterName', 'enterLastName', 'enterEmail'] as const
const leads = (locale: Locale) => wordsOf(locale, 'leads')
const forms = (locale: Locale) => wordsOf(locale, 'forms')
const starting = (words: string) => new RegExp(`^${containing(words).source}`)
const careerSlugs: Record<Locale, string> = {
  en: 'guest-host-antigua',
  es: 'atencion-a-huespedes-antigua',
}

async function fillStay(form: Locator, locale: Locale): Promise<void> {
  const t = leads(locale)
  await form.getByRole('textbox', { name: starting(t('landing.startDate')) }).fill('24/12/2027')
  await form.getByRole('textbox', { name: starting(t('landing.endDate')) }).fill('2/1/2028')
  await form.getByRole('spinbutton', { name: t('landing.adults') }).fill('30')
  await form.getByRole('spinbutton', { name: t('landing.children') }).fill('20')
}

async function fillApplication(form: Locator, locale: Locale): Promise<void> {
  const t = leads(locale)
  const field = (name: 'profession' | 'address' | 'workExperience' | 'salaryClaim') =>
    form.getByRole('textbox', { name: t(`career.${name}`) })
  await field('profession').fill('Guía')
  await field('address').fill('5a avenida, Antigua')
  await field('workExperience').fill('Diez años')
  await field('salaryClaim').fill('Q6,000')
  const file = (name: 'cv' | 'photo') =>
    form.getByLabel(starting(t(`career.${name}`))).and(form.locator('[type=file]'))
  await file('cv').setInputFiles(cv)
  await file('photo').setInputFiles(photo)
  for (const skill of careerSkills) {
    await form.getByLabel(t(`career.skill.${skill}`), { exact: true }).selectOption('7')
  }
}

function report(kind: 'productReport' | 'providerReport' | 'productClaim'): LeadJourney {
  return {
    kind,
    path: async (locale, request) => (await findRental(request, 'vacationRentals', locale)).path,
    open: async (page, locale) => {
      const section = page.getByRole('region', { name: wordsOf(locale, 'report')('heading') })
      await section.getByRole('link', { name: wordsOf(locale, 'report')(`title.${kind}`) }).click()
    },
    empty: [...person, 'writeRequest'],
    fill: async (form, locale) => {
      const name = leads(locale)(`report.description.${kind}`)
      await form.getByRole('textbox', { name }).fill('La piscina es un charco')
    },
    confirmation: null,
  }
}

export const leadJourneys: Record<string, LeadJourney> = {
  'list with us': {
    kind: 'listWithUs',
    path: (locale) => href('listWithUs', locale),
    empty: [...person, 'acceptPrivacy'],
    confirmation: 'list-with-us',
  },
  'the referral plan': {
    kind: 'referral',
    path: (locale) => href('referralPlan', locale),
    empty: [...person, 'enterPhone', 'acceptPrivacy'],
    offersNoPhone: true,
    confirmation: 'referral',
  },
  'a landing': {
    kind: 'landing',
    path: (locale) => href('landingOffers', locale),
    empty: ['enterName', 'enterEmail', 'enterPhone', 'acceptPrivacy'],
    offersNoPhone: true,
    fill: fillStay,
    confirmation: 'landing-page',
  },
  'the top listings': {
    kind: 'landing',
    path: (locale) => listPath('uniqueStays', locale, {}, { topListing: 'true' }),
    empty: ['enterName', 'enterEmail', 'enterPhone', 'acceptPrivacy'],
    offersNoPhone: true,
    fill: fillStay,
    confirmation: 'landing-page',
  },
  'a report of a place': report('productReport'),
  'a report of a provider': report('providerReport'),
  'a claim': report('productClaim'),
  'the newsletter': {
    kind: 'subscription',
    path: (locale) => href('subscribe', locale),
    empty: person,
    confirmation: 'subscribe',
  },
  'a job': {
    kind: 'career',
    path: (locale) => href('career', locale, { id: careerSlugs[locale] }),
    empty: ['enterName', 'enterEmail', 'addCv', 'addPhoto', 'required', 'acceptPrivacy'],
    fill: fillApplication,
    hasOneName: true,
    hasPhone: false,
    confirmation: 'career',
  },
}

/** The form of a journey, the one on its page that asks for an e-mail address, and its parts by what visitors read. */
export function leadForm(page: Page, locale: Locale, journey: LeadJourney) {
  const t = forms(locale)
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('textbox', { name: starting(t('email')) }) })
  const text = (words: string) => form.getByRole('textbox', { name: starting(words) })
  const phone = text(t('phone'))

  return {
    form,
    // Editors choose what it says.
    send: form.locator('button[type=submit]'),
    message: (key: FormMessage) => form.getByText(t(`messages.${key}`)),
    noPhone: form.getByRole('checkbox', { name: t('noPhone') }),
    email: text(t('email')),
    phone,

    async fill({ firstName, lastName, email }: Visitor): Promise<void> {
      if (journey.hasOneName) {
        await text(leads(locale)('career.name')).fill(`${firstName} ${lastName}`)
      } else {
        await text(t('firstName')).fill(firstName)
        await text(t('lastName')).fill(lastName)
      }
      await text(t('email')).fill(email)
      if (journey.hasPhone !== false) {
        await form.getByLabel(t('phoneCountry')).selectOption('GT')
        await phone.fill('5555 1234')
      }
      await journey.fill?.(form, locale)
      if (journey.empty.includes('acceptPrivacy')) {
        const consent = t(journey.kind === 'listWithUs' ? 'consentWithTerms' : 'consent')
        await form.getByRole('checkbox', { name: consent }).check()
      }
    },
  }
}
